"""A tournament on a Dask cluster of this machine (loopback) gives what one process gives.

python -m tests.arena.cluster     (needs the extra: pip install 'pega6-desktop[cluster]')
"""

import sys
from importlib import import_module

from pega6_desktop.arena.executors import executor
from pega6_desktop.arena.progress import silence
from pega6_desktop.arena.tournament import Tournament, run
from tests.arena.test_tournament import timeless


def main() -> int:
    """Play the same plan here and there and compare."""
    distributed = import_module("distributed")
    plan = Tournament("pega6", "base", {"fixedRounds": 1}, ("master@12", "strong", "mcs100", "random"), 3, 5)
    alone = timeless(run(plan, None, silence))
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
        ) as cluster,
        executor(1, cluster.scheduler_address) as pool,
    ):
        there = timeless(run(plan, pool, silence))
    assert there == alone
    print(f"{len(alone)} tables on {cluster.scheduler_address} as in one process")
    return 0


if __name__ == "__main__":
    sys.exit(main())
