"""What positions and answers are worth in Ankh."""
