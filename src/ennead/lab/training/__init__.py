"""Networks learned by self-play: temporal differences on the positions after each answer."""
