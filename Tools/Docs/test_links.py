"""The links, the files and the search of the site that `Tools/docs` makes."""

import contextlib
import io
import os
import shutil
import subprocess
import unittest

import links
import website
from archives import Case, article, front, heading, image, paragraph, start, symbol, text, to, topic, words_of
from content import Unknown


class Links(Case):
    def test_are_relative_to_the_page(self):
        for page, target, part, link in (
            ("index.html", "view/frame.html", "", "view/frame.html"),
            ("view/frame.html", "index.html", "", "../index.html"),
            ("view/frame.html", "view/bounds.html", "", "bounds.html"),
            ("view/frame.html", "view.html", "A b", "../view.html#A%20b"),
            ("a/b/c.html", "a/d/e.html", "", "../d/e.html"),
            ("view.html", "view.html", "Top", "#Top"),
            ("view.html", "view.html", "", "view.html"),
            ("a.html", "a b/50%.html", "", "a%20b/50%25.html"),
        ):
            self.assertEqual(links.relative(page, target, part), link)
        url = "/documentation/snapline/view/init(frame:)#A%20b"
        self.assertEqual(links.place(url), ("view/init(frame-).html", "A b"))
        self.assertEqual(links.place("/documentation/snapline"), ("index.html", ""))

    def test_that_lead_nowhere_are_named_with_their_page(self):
        part = dict(topic("Words", "Part"), identifier="part", url="/documentation/snapline/words#No")
        known = [topic("Gone", "Gone"), part]
        shown = [image("a.png", light="a.png")]
        blocks = [paragraph(to("Gone"), {"type": "reference", "identifier": "part", "isActive": True},
                            {"type": "image", "identifier": "a.png"})]
        site = self.site(front(topic("Words", "Words")), article(blocks=blocks, references=known + shown))
        self.assertEqual(
            site.faults()[0],
            [
                "words.html: '#No' leads to no part of words.html",
                "words.html: 'gone.html' leads to no file",
                "words.html: 'images/dev.snapline/a.png' leads to no file",
            ],
        )

    def test_elsewhere_are_listed(self):
        known = {"type": "link", "identifier": "x", "url": "https://example.org/?a=1&b=2", "title": "x"}
        block = paragraph({"type": "reference", "identifier": "x", "isActive": True})
        site = self.site(front(topic("Words", "Words")), article(blocks=[block], references=[known]))
        self.assertEqual(site.faults(), ([], {"https://example.org/?a=1&b=2": "words.html"}))

    def test_and_ids_are_looked_for_in_what_is_written(self):
        written = {"a.html": '<p id="x"></p><p id="x"></p><a href="b/c.html#y"></a>', "b/c.html": ""}
        faults, _ = links.check(written, set())
        self.assertEqual(
            faults,
            ["a.html: 'b/c.html#y' leads to no part of b/c.html", "a.html: two parts of the page have the id 'x'"],
        )


class Writing(Case):
    def test_gives_the_same_bytes_twice_and_removes_what_is_no_page_any_more(self):
        nodes = front(topic("Words", "Words")), article(), symbol("Size", "Size")
        self.site(*nodes).write(self.out)
        first = self.all_files()
        self.assertIn("size.html", first)
        self.assertIn("images/card.png", first)
        self.assertIn(b'<img src="images/card.png" alt="A card" width="40" height="30">', first["index.html"])
        with open(os.path.join(self.out, "old.html"), "w", encoding="utf-8"):
            pass
        self.site(*nodes).write(self.out)
        self.assertEqual(self.all_files(), first)

    def test_is_left_where_there_is_a_fault_and_each_fault_is_told(self):
        blocks = [paragraph(to("Gone")), paragraph(to("Lost"))]
        made = article(blocks=blocks, references=[topic("Gone", "Gone"), topic("Lost", "Lost")])
        self.site(front(topic("Words", "Words")), made)
        told = io.StringIO()
        with contextlib.redirect_stderr(told):
            self.assertEqual(website.main(self.archive, self.out, self.readme), 1)
            self.assertEqual(website.main(self.folder, self.out, self.readme), 1)
        lines = told.getvalue().splitlines()
        self.assertEqual(lines[0], "site: words.html: 'gone.html' leads to no file")
        self.assertEqual(lines[1], "site: words.html: 'lost.html' leads to no file")
        self.assertIn("is no archive of DocC", lines[2])
        self.assertFalse(os.path.exists(self.out))

    def test_leaves_a_folder_alone_that_holds_something_else(self):
        os.makedirs(self.out)
        with open(os.path.join(self.out, "mine"), "w", encoding="utf-8"):
            pass
        with self.assertRaisesRegex(Unknown, "holds something else"):
            self.site(front(topic("Words", "Words")), article()).write(self.out)
        self.assertEqual(list(self.all_files()), ["mine"])


@unittest.skipUnless(shutil.which("node"), "there is no node, which runs the search's script")
class Search(Case):
    def found(self, *words):
        """The addresses of what a small index has for some words."""
        stays = heading("Rows that stay", "Rows-that-stay")
        above, view = (start, f"{start}/View"), [topic("View", "View")]
        pages = [
            article("Tables and lists", "Tables", [stays], abstract=[text("Many rows.")]),
            article("Drawing", "Drawing", abstract=[text("Fill a table with colour.")]),
            symbol("TableView", "TableView", kind="class"),
            symbol("StackView", "StackView", kind="class"),
            symbol("View", "View", kind="class"),
            symbol("View/frame", "frame", above, "property", references=view),
            symbol("View/frame(in:)-1a", "frame(in:)", above, "method", references=view),
            symbol("Immutable", "Immutable"),
        ]
        site = self.site(front(topic("Tables", "Tables")), *pages)
        script = (
            "const s = require(process.argv[1]); eval(process.argv[2]); const e = s.read(snaplineIndex);"
            "for (const w of process.argv.slice(3)) console.log(s.find(e, w).map(s.address).join(' '))"
        )
        name = os.path.join(website.here, "search.js")
        told = subprocess.run(["node", "-e", script, name, site.index, *words], check=True, stdout=subprocess.PIPE)
        return told.stdout.decode().split("\n")[: len(words)]

    def test_ranks_titles_that_begin_so_before_parts_of_titles_and_those_before_other_words(self):
        table, rows, view = self.found("table", "rows", "VIEW")
        self.assertEqual(table, "tables.html tableview.html immutable.html drawing.html")
        self.assertEqual(rows, "tables.html#Rows-that-stay tables.html")
        self.assertEqual(view, "view.html stackview.html tableview.html")

    def test_finds_members_by_their_type_and_names_by_several_words(self):
        member, words, two, none, nothing = self.found("view.fra", "stack view", "view frame", "frame nothing", " ")
        self.assertEqual(member, "view/frame.html view/frame(in-)-1a.html")
        self.assertEqual(words, "stackview.html")
        self.assertEqual(two, "view/frame.html view/frame(in-)-1a.html")
        self.assertEqual((none, nothing), ("", ""))

    def test_has_a_short_line_for_a_page_whose_address_is_its_title(self):
        site = self.site(front(topic("Words", "Words")), article(), symbol("A(b:)-x1", "a(b:)", kind="func"))
        self.assertEqual(words_of(site), "0fa(b:)\t+-x1\n0aWords")


if __name__ == "__main__":
    unittest.main()
