"""Where tables are played: here, in processes of this machine, or on a cluster. Owns starting and ending those."""

import multiprocessing
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module


class NoCluster(Exception):
    """There is no such cluster, or the optional extra ``cluster`` is not installed."""


@contextmanager
def executor(jobs: int, scheduler: str | None) -> Iterator[Executor | None]:
    """An executor for the time of the block; None means: play here.

    jobs: processes of this machine. scheduler: address of a Dask scheduler (``tcp://...``), which then does the work.
    Raises NoCluster.
    """
    if scheduler is not None:
        with _cluster(scheduler) as pool:
            yield pool
    elif jobs == 1:
        yield None
    else:
        # Fresh interpreters: nothing of this process's threads is copied, on every system the same.
        # Ctrl+C is for this process, which then lets them finish what they have begun.
        pool = ProcessPoolExecutor(
            jobs,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=signal.signal,
            initargs=(signal.SIGINT, signal.SIG_IGN),
        )
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)


def _no_cluster() -> str:
    if getattr(sys, "frozen", False):
        return "the packaged program plays on this machine only; a cluster needs an installation with Python"
    return "a cluster needs the extra: pip install 'pega6-desktop[cluster]'"


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        distributed = import_module("distributed")
    except ImportError as missing:
        raise NoCluster(_no_cluster()) from missing
    try:
        client = distributed.Client(address)
    except (OSError, ValueError) as trouble:
        raise NoCluster(f"nobody answers as a Dask scheduler at {address}: {trouble}") from trouble
    with client, client.get_executor() as pool:
        yield pool
