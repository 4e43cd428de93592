"""What ./dev runs. Nothing here is part of the installed package."""
