"""The screens of the window: home, new game, table, results, help, settings and the screen for trouble."""
