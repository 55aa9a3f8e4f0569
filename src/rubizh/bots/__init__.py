"""Computer opponents. They see views only."""
