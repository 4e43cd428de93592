"""Games for learners: arrays in and out, for PettingZoo, Gymnasium, OpenSpiel and in batches."""
