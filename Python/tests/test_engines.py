"""Spark, Dask and Ray with two slots each draw what a pool draws, also where a process of theirs is killed.

`Tools/setup bulk` installs them. Run this by .build/bulk-venv/bin/python, with SNAPLINE_PROGRAM.
"""

import importlib.util
import os
import shutil
import signal
import sys
import tempfile
import unittest
from pathlib import Path

from support import folder, real

# Engines start Pythons of their own, and listen where nobody else does.
os.environ.update(
    PYTHONPATH=os.pathsep.join([str(folder.parent), str(folder)]), PYSPARK_PYTHON=sys.executable,
    SPARK_LOCAL_IP="127.0.0.1", RAY_AUTH_MODE="disabled", RAY_USAGE_STATS_ENABLED="0",
    # The name says Windows; it also has Ray listen on the loopback alone.
    RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0",
)

import snapline  # noqa: E402


def needs(engine, *programs):
    """Leaves a test out where something of `Tools/setup bulk` isn't there."""
    missing = [name for name in programs if shutil.which(name) is None]
    missing += [] if importlib.util.find_spec(engine) else [engine]
    return unittest.skipIf(missing, f"{', '.join(missing)} isn't installed: Tools/setup bulk")


def once(marker):
    """Kills this process, the first time that anybody asks."""
    try:
        os.close(os.open(marker, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return
    os.kill(os.getpid(), signal.SIGKILL)


@unittest.skipUnless(real, "SNAPLINE_PROGRAM names no program")
class Engines(unittest.TestCase):
    rows = [{"id": str(number), "name": f"Person {number}", "color": "0000FF"} for number in range(200)]
    # A row that fails is one of them.
    rows.append({"id": "poor", "name": "Ada", "color": "nowhere"})

    @classmethod
    def setUpClass(cls):
        cls.place = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.place)
        cls.design = os.path.join(cls.place, "card.yaml")
        Path(cls.design).write_text(
            "canvas: 180x60\nview:\n  label: '{{name}}'\n  color: '{{color}}'\n  centeredIn: superview\n"
            "data:\n  name: Ada\n  color: FF0000\n"
        )
        with snapline.Pool(cls.design, 2, name="{{id}}.png") as pool:
            cls.results = list(pool.map(cls.rows))
        assert [one.id for one in cls.results if one.error] == ["poor"]

    def check(self, rows, out=None):
        """Compares columns with what the pool drew, and the files with that."""
        got = {row["id"]: row for row in rows}
        self.assertEqual(len(rows), len(self.results))
        for one in self.results:
            row = got[one.id]
            self.assertEqual((row["name"], row["hash"]), (one.name, one.hash))
            self.assertEqual(bool(row["error"]), bool(one.error))
            if out is None:
                self.assertEqual(row["picture"] or b"", one.picture)
            elif not one.error:
                self.assertEqual(Path(out, one.name).read_bytes(), one.picture)
        if out:
            self.assertEqual(len(os.listdir(out)), sum(not one.error for one in self.results))

    def options(self, engine):
        return {"name": "{{id}}.png", "out": os.path.join(self.place, engine)}

    @needs("pyspark", "java")
    def test_spark(self):
        import snapline.spark
        from pyspark.sql import SparkSession

        # A task is tried four times, as on a cluster.
        builder = SparkSession.builder.master("local[2,4]").config("spark.ui.enabled", "false")
        spark = builder.config("spark.driver.bindAddress", "127.0.0.1").getOrCreate()
        self.addCleanup(spark.stop)
        spark.sparkContext.setLogLevel("OFF")
        rows = spark.createDataFrame(self.rows, "id string, name string, color string").repartition(4)
        ways = (
            (rows.mapInPandas, snapline.spark.in_pandas), (rows.mapInArrow, snapline.spark.in_arrow),
        )
        for map_in, make in ways:
            drawn = map_in(make(self.design, name="{{id}}.png"), snapline.spark.schema)
            self.check([row.asDict() for row in drawn.collect()])
        options, marker = self.options("spark"), os.path.join(self.place, "spark-marker")
        draw = snapline.spark.in_arrow(self.design, **options)

        def dies(batches):
            for batch in draw(batches):
                once(marker)
                yield batch

        drawn = rows.mapInArrow(dies, snapline.spark.schema).collect()
        self.check([row.asDict() for row in drawn], options["out"])
        self.assertTrue(os.path.exists(marker))

    @needs("distributed")
    @needs("pandas")
    def test_dask(self):
        import dask.dataframe
        import pandas
        import snapline.dask
        from distributed import Client, LocalCluster

        cluster = LocalCluster(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None)
        self.addCleanup(cluster.close)
        client = Client(cluster)
        self.addCleanup(client.close)
        frame = dask.dataframe.from_pandas(pandas.DataFrame(self.rows), npartitions=4)
        draw = snapline.dask.in_partition(self.design, name="{{id}}.png")
        self.check(frame.map_partitions(draw, meta=snapline.dask.meta()).compute().to_dict("records"))
        options, marker = self.options("dask"), os.path.join(self.place, "dask-marker")
        draw_files = snapline.dask.in_partition(self.design, **options)

        def dies(partition):
            drawn = draw_files(partition)
            once(marker)
            return drawn

        drawn = frame.map_partitions(dies, meta=snapline.dask.meta()).compute()
        self.check(drawn.to_dict("records"), options["out"])
        self.assertTrue(os.path.exists(marker))

    @needs("ray")
    def test_ray(self):
        import ray.data
        import snapline.ray

        ray.init(
            num_cpus=2, include_dashboard=False, _node_ip_address="127.0.0.1", log_to_driver=False,
            object_store_memory=200 << 20, logging_level="ERROR",
        )
        self.addCleanup(ray.shutdown)
        ray.data.DataContext.get_current().enable_progress_bars = False
        rows = ray.data.from_items(self.rows)
        options = snapline.ray.options(self.design, 2, name="{{id}}.png")
        self.check(rows.map_batches(snapline.ray.Pictures, batch_size=50, **options).take_all())
        given, marker = self.options("ray"), os.path.join(self.place, "ray-marker")

        class Dies(snapline.ray.Pictures):
            def __call__(self, batch):
                drawn = super().__call__(batch)
                once(marker)
                return drawn

        options = snapline.ray.options(self.design, 2, **given)
        self.check(rows.map_batches(Dies, batch_size=50, **options).take_all(), given["out"])
        self.assertTrue(os.path.exists(marker))


if __name__ == "__main__":
    unittest.main()
