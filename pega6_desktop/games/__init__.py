"""The rules of the games: pure deciders, one package each; they never import each other."""
