"""Names and lines of the special cards as the five languages may have them, for sheets and tests of the look.

The program's own words live in its catalogues; these are as long as words get.
"""

PORTUGUESE = {
    "fifth_row": ("5ª Fileira", "Abra uma fileira nova"),
    "seven_takes": ("Pega em 7!", "Só a sétima carta leva a fileira"),
    "insert": ("Inserir", "Encaixe no meio da fileira"),
    "replace": ("Substituir", "Troque por outra da mão"),
    "move": ("Movimentar", "Mova uma carta de fileira"),
    "block": ("Bloquear", "Ninguém mexe na fileira"),
    "neg_pos": ("Negativo = Positivo", "Uma carta anula cabeças"),
}
ENGLISH = {
    "fifth_row": ("5th Row", "Open a new row"),
    "seven_takes": ("7 takes!", "Only the seventh card takes the row"),
    "insert": ("Insert", "Slip in between two cards"),
    "replace": ("Replace", "Swap it for another card in hand"),
    "move": ("Move", "Move a card to another row"),
    "block": ("Block", "Nobody touches the row"),
    "neg_pos": ("Negative = Positive", "One card cancels heads"),
}
SPANISH = {
    "fifth_row": ("5.ª Fila", "Abre una fila nueva"),
    "seven_takes": ("¡Toma 7!", "Solo la séptima carta se lleva la fila"),
    "insert": ("Intercalar", "Encájala en medio de la fila"),
    "replace": ("Reemplazar", "Cámbiala por otra de tu mano"),
    "move": ("Desplazar", "Mueve una carta a otra fila"),
    "block": ("Bloquear", "Nadie toca la fila"),
    "neg_pos": ("Negativo = Positivo", "Una carta anula cabezas"),
}
FRENCH = {
    "fifth_row": ("5e série", "Ouvrez une nouvelle série"),
    "seven_takes": ("7 qui prend", "Seule la septième carte prend la série"),
    "insert": ("Insérer", "Glissez-la au milieu de la série"),
    "replace": ("Remplacer", "Échangez-la contre une autre de votre main"),
    "move": ("Glisser", "Menez une carte vers une autre série"),
    "block": ("Stop", "Personne ne touche à la série"),
    "neg_pos": ("Négatif = Positif", "Une carte annule des têtes"),
}
GERMAN = {
    "fifth_row": ("5. Reihe", "Eine neue Reihe eröffnen"),
    "seven_takes": ("7 nimmt!", "Erst die siebte Karte nimmt die Reihe"),
    "insert": ("Einschieben", "Mitten in eine Reihe einfügen"),
    "replace": ("Austauschen", "Gegen eine andere Handkarte tauschen"),
    "move": ("Verschieben", "Eine Karte in eine andere Reihe legen"),
    "block": ("Blockieren", "Niemand rührt die Reihe an"),
    "neg_pos": ("Negativ = Positiv", "Eine Karte streicht Hornochsen"),
}
LANGUAGES = {"pt": PORTUGUESE, "en": ENGLISH, "es": SPANISH, "fr": FRENCH, "de": GERMAN}
