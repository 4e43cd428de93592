"""What an operator can see: metrics, and what is logged of errors and of visitors turned away."""
