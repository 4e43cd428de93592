"""Options and arguments that several commands take."""
