"""The felt as a widget: still pictures, lights, bubbles."""
