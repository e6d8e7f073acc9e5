"""How every control looks: the style of the application, its palette, and what it draws.

Must not know screens, games or settings.
"""
