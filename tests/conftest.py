"""What tests of every folder may ask for."""

pytest_plugins = ["tests.terminal.keyboard"]
