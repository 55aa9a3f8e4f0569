"""The table: games in the browser, against computer opponents, friends by link, or somebody at the same screen."""
