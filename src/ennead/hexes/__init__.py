"""Hex geometry: sets of spaces, the grid with its edges and corners, regions, drawing."""
