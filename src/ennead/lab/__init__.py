"""The lab: many games at once, and what can be learnt from them."""
