"""The comparison with the compiled rules belongs to the run of the suite that uses them."""

from tests.generic.compiled import is_compiled

collect_ignore = [] if is_compiled() else ["test_compiled.py"]
