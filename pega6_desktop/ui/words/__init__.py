"""Words: the only room where codes, events and rules become sentences.

Every sentence is written in English and looked up in the language of the day, each time it is asked for. Whoever says a
sentence is a ``Speech``; its class name is the context in the catalogue of translations.
"""
