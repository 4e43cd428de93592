"""The commands of `ennead`, a module for each."""
