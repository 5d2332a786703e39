"""What a learner is asked: each task draws a scene, and the engine judges the answer."""
