"""What tiles, suns and answers are worth in Ra."""
