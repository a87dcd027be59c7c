"""Draws all rows of a file by each engine with two slots, and prints how fast that is beside `batch`.

    engines.py PROGRAM DESIGN ROWS

An engine's start is told apart: it is the time until a first few rows are drawn.
"""

import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
sys.path[:0] = [os.path.join(root, "Python"), os.path.join(root, "Tools/Benchmarks")]
os.environ.update(
    PYTHONPATH=os.path.join(root, "Python"),
    PYSPARK_PYTHON=sys.executable,
    SPARK_LOCAL_IP="127.0.0.1",
    RAY_AUTH_MODE="disabled",
    RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0",
    PYTHONDONTWRITEBYTECODE="1",
)
slots = 2


def sum_of(hashes):
    """One hash for all, in whatever order they come."""
    return hashlib.sha256("".join(sorted(hashes)).encode()).hexdigest()


def batch(program, design, path):
    with tempfile.TemporaryDirectory() as folder:
        words = [program, "batch", design, "--data", path, "-o", folder + "/out.tar", "-j", str(slots)]
        begun = time.monotonic()
        lines = subprocess.run(words, check=True, stdout=subprocess.PIPE).stdout.splitlines()
        return time.monotonic() - begun, sum_of(json.loads(line)["hash"] for line in lines)


def spark(design, rows):
    from pyspark.sql import SparkSession

    import snapline.spark

    session = SparkSession.builder.master(f"local[{slots}]").config("spark.ui.enabled", "false").getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    draw = snapline.spark.in_arrow(design)

    def run(part):
        frame = session.createDataFrame(part, "id long, name string").repartition(slots)
        return [row.hash for row in frame.mapInArrow(draw, snapline.spark.schema).select("hash").collect()]

    return run, session.stop


def dask(design, rows):
    import pandas
    from dask import dataframe
    from dask.distributed import Client

    import snapline.dask

    client = Client(n_workers=slots, threads_per_worker=1, dashboard_address=None, host="127.0.0.1")
    draw = snapline.dask.in_partition(design)

    def run(part):
        frame = dataframe.from_pandas(pandas.DataFrame(part), npartitions=slots * 4)
        return list(frame.map_partitions(draw, meta=snapline.dask.meta())["hash"].compute())

    return run, client.close


def ray(design, rows):
    import ray

    import snapline.ray

    ray.init(num_cpus=slots, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    ray.data.DataContext.get_current().enable_progress_bars = False
    options = snapline.ray.options(design, slots=slots)

    def run(part):
        drawn = ray.data.from_items(part).repartition(slots * 4).map_batches(snapline.ray.Pictures, **options)
        return [row["hash"] for row in drawn.select_columns(["hash"]).take_all()]

    return run, ray.shutdown


def main(program, design, path):
    os.environ["SNAPLINE_PROGRAM"] = program
    with open(path, encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    import figures

    seconds, expected = batch(program, design, path)
    for engine in (spark, dask, ray):
        begun = time.monotonic()
        run, stop = engine(design, rows)
        run(rows[: slots * 2])
        start = time.monotonic() - begun
        begun = time.monotonic()
        hashes = run(rows)
        took = time.monotonic() - begun
        assert sum_of(hashes) == expected, f"{engine.__name__} drew other pictures than batch"
        rate = seconds / took
        print(f"bulk engine_{engine.__name__} start_s={start:.3g} rows_s={len(rows) / took:.4g} rate={rate:.3g}", flush=True)
        limit = figures.all_limits()[f"bulk/engine_{engine.__name__}", "rate"]
        if not limit.holds(rate):
            print(f"bulk engine_{engine.__name__}: rate is {rate:.3g}, wanted {limit}", flush=True)
        stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
