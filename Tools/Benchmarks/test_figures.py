"""What `Tools/bench all` reads, compares and records, without a benchmark."""

import math
import unittest

import figures

limits = figures.read_limits(
    """
# a remark
scale rows500_ms <= 150
scale speed >= 2
data peak_mib <= -
bulk/batch vs_render <= 0.85 aim
snapshots few4k_vs_odiff <= 0.5 odiff
"""
)
told = """start: a table for people
bench scale summary rows500_ms=97.4 speed=2.5
bulk batch ms=1.9 vs_render=0.8
bulk batch: vs_render is 0.98, wanted at most 0.85 (an aim)
bench: data, 2 of 3
bench data peak_mib=47.8 worst=card.yaml
fidelity corpus=training documents=117 text_independent_percent=99.5
"""


class Reading(unittest.TestCase):
    def test_takes_the_lines_for_programs_and_no_others(self):
        self.assertEqual(
            figures.read_figures(told),
            {
                ("scale", "rows500_ms"): 97.4,
                ("scale", "speed"): 2.5,
                ("bulk/batch", "ms"): 1.9,
                ("bulk/batch", "vs_render"): 0.8,
                ("data", "peak_mib"): 47.8,
                ("fidelity/training", "documents"): 117,
                ("fidelity/training", "text_independent_percent"): 99.5,
            },
        )

    def test_takes_what_is_no_number_for_none(self):
        self.assertTrue(math.isnan(figures.read_figures("bench scale speed=nan")["scale", "speed"]))
        self.assertEqual(figures.read_figures("bench scale speed= worst=a=b"), {})

    def test_refuses_limits_that_mean_nothing(self):
        for line in ("scale speed 2", "scale speed < 2", "scale speed >= fast", "a b <= 1\na b <= 2"):
            with self.assertRaises(ValueError):
                figures.read_limits(line)

    def test_knows_the_limits_of_this_repository(self):
        self.assertGreater(len(figures.all_limits()), 100)
        self.assertEqual(figures.limit("data", "peak_mib"), 200)


class Judging(unittest.TestCase):
    def judged(self, text, record=()):
        rows, sums = figures.judge(limits, figures.read_figures(text), dict(record), ["scale", "data", "bulk", "snapshots"])
        return {row[0]: row[4] for row in rows}, sums

    def test_finds_nothing_where_all_holds(self):
        said, sums = self.judged(told)
        self.assertEqual({name for name, words in said.items() if words}, {"snapshots few4k_vs_odiff"})
        self.assertEqual(sums, {"figures": 4, "beyond": 0, "aims_missed": 0, "worse": 0, "missing": 0})

    def test_fails_beyond_a_limit_on_either_side_and_not_at_it(self):
        said, sums = self.judged(told.replace("97.4", "150").replace("speed=2.5", "speed=1.99"))
        self.assertEqual(said["scale rows500_ms"], "")
        self.assertEqual(said["scale speed"], "BEYOND ITS LIMIT")
        self.assertEqual(sums["beyond"], 1)

    def test_fails_where_a_figure_is_none_or_is_not_told(self):
        said, sums = self.judged(told.replace("97.4", "nan").replace(" speed=2.5", ""))
        self.assertEqual(said["scale rows500_ms"], "BEYOND ITS LIMIT")
        self.assertEqual(said["scale speed"], "NOT TOLD")
        self.assertEqual((sums["beyond"], sums["missing"]), (1, 1))

    def test_tells_of_an_aim_that_is_missed_and_of_what_a_figure_needs(self):
        said, sums = self.judged(told.replace("vs_render=0.8", "vs_render=0.9"))
        self.assertEqual(said["bulk/batch vs_render"], "aim missed")
        self.assertEqual(said["snapshots few4k_vs_odiff"], "not measured: it needs odiff")
        self.assertEqual((sums["beyond"], sums["aims_missed"], sums["missing"]), (0, 1, 0))

    def test_names_what_got_worse_by_more_than_a_twentieth(self):
        record = {("scale", "rows500_ms"): (92, ""), ("scale", "speed"): (2.7, ""), ("data", "peak_mib"): (46, "")}
        said, sums = self.judged(told, record.items())
        self.assertEqual(said["scale rows500_ms"], "worse than recorded by 6 %")
        self.assertEqual(said["scale speed"], "worse than recorded by 7 %")
        self.assertEqual(said["data peak_mib"], "")
        self.assertEqual(sums["worse"], 2)

    def test_takes_better_figures_for_better(self):
        record = {("scale", "rows500_ms"): (200, ""), ("scale", "speed"): (1, "")}
        self.assertEqual(self.judged(told, record.items())[1]["worse"], 0)

    def test_names_what_was_nothing_and_is_something(self):
        text = "bench scale rows500_ms=1 speed=2"
        said, _ = self.judged(text, {("scale", "rows500_ms"): (0, "")}.items())
        self.assertEqual(said["scale rows500_ms"], "worse than recorded")

    def test_judges_only_what_ran(self):
        rows, sums = figures.judge(limits, {}, {}, ["data"])
        self.assertEqual([row[0] for row in rows], ["data peak_mib"])
        self.assertEqual(sums["missing"], 1)


class Recording(unittest.TestCase):
    article = "# Performance\n\nWords.\n\n### containers\n\nA table.\n\n### start\n\nAnother.\n"

    def recorded(self, text, article, day="2026-11-26"):
        found, record = figures.read_figures(text), figures.read_record(article)
        return figures.recorded(article, limits, found, record, day, "2 cores")

    def test_brings_back_what_was_recorded(self):
        text = self.recorded(told, self.article)
        record = figures.read_record(text)
        self.assertEqual(record["scale", "rows500_ms"], (97.4, "2026-11-26"))
        self.assertEqual(len(record), 4)
        for part in ("Words.", "### containers\n\nA table.", "### start\n\nAnother.\n"):
            self.assertIn(part, text)
        self.assertEqual(self.recorded(told, text), text)

    def test_keeps_what_was_not_measured_now(self):
        text = self.recorded(told, self.article)
        later = self.recorded("bench data peak_mib=50", text, "2026-12-01")
        record = figures.read_record(later)
        self.assertEqual(record["data", "peak_mib"], (50, "2026-12-01"))
        self.assertEqual(record["scale", "speed"], (2.5, "2026-11-26"))
        self.assertEqual(later.count("### figures"), 1)

    def test_forgets_what_has_no_limit_any_more(self):
        article = self.recorded(told, self.article).replace("| scale speed |", "| scale pace |")
        record = figures.read_record(self.recorded("", article))
        self.assertNotIn(("scale", "pace"), record)


if __name__ == "__main__":
    unittest.main()
