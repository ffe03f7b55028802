"""The pages people see, as functions from plain data to elements."""
