"""For operators: metrics, and the log of errors and of visitors turned away."""
