"""What `Tools/docs` writes of each kind of content, in small archives."""

import re
import unittest

import links
import swift
from archives import (
    Case, Reader, article, code, front, heading, hostile, image, paragraph, start, symbol, table, text, to, topic,
    words_of,
)
from content import Content, Unknown


class Articles(Case):
    def test_have_headings_with_ids_and_a_list_of_them_where_there_are_several(self):
        begin, key, deeper = heading("Overview", "Overview"), heading("A `key`", "A-key"), heading("Next", "Next", 3)
        written = self.rendered(begin, key, deeper)
        self.assertIn('<h2 id="Overview" class="unseen">Overview</h2>', written)
        self.assertIn('<h2 id="A-key">A <code>key</code></h2>', written)
        self.assertIn('<h3 id="Next">Next</h3>', written)
        self.assertNotIn("On this page", written)
        written = self.rendered(*(heading(words, words) for words in "ABC"))
        self.assertIn('<li><a href="#B">B</a></li>', written)

    def test_give_two_headings_of_one_name_two_ids(self):
        written = self.rendered(heading("Fonts", "Fonts"), heading("Fonts", "Fonts"))
        self.assertIn('id="Fonts"', written)
        self.assertIn('id="Fonts-2"', written)

    def test_have_text_with_code_and_stress(self):
        strong = {"type": "strong", "inlineContent": [text("b")]}
        stressed = {"type": "emphasis", "inlineContent": [text("a "), strong]}
        written = self.rendered(paragraph(text("Write "), code("x < y"), text(" "), stressed))
        self.assertIn("<p>Write <code>x &lt; y</code> <em>a <strong>b</strong></em></p>", written)

    def test_break_long_words_of_code_where_their_parts_end(self):
        written = self.rendered(paragraph(code("constraintsAffectingLayout(for:) is")))
        self.assertIn("<code>constraints<wbr>Affecting<wbr>Layout(<wbr>for:) is</code>", written)

    def test_have_lists(self):
        items = [{"content": [paragraph(text("one"))]}, {"content": [paragraph(text("two")), paragraph(text("more"))]}]
        numbered = {"type": "orderedList", "items": items, "start": 3}
        written = self.rendered({"type": "unorderedList", "items": items}, numbered)
        self.assertIn("<ul>\n<li>one</li>\n<li><p>two</p>\n<p>more</p>\n</li>\n</ul>", written)
        self.assertIn('<ol start="3">\n<li>one</li>', written)
        term = {"term": {"inlineContent": [text("word")]}, "definition": {"content": [paragraph(text("meaning"))]}}
        written = self.rendered({"type": "termList", "items": [term]})
        self.assertIn("<dl>\n<dt>word</dt>\n<dd>meaning</dd>\n</dl>", written)

    def test_have_tables_that_scroll_by_themselves(self):
        rows = [(text("Key"), text("Takes")), (code("width"), text("a number"))]
        written = self.rendered(table("row", *rows, alignments=["unset", "right"]))
        self.assertIn('<div class="scroll table"><table>\n<thead>\n<tr><th scope="col">Key</th>', written)
        self.assertIn('<tbody>\n<tr><td><code>width</code></td><td class="right">a number</td></tr>', written)
        self.assertIn('<th scope="row">Key</th>', self.rendered(table("column", *rows)))
        without = self.rendered(table("row", (text(""), text("")), (text("a"), text("b"))))
        self.assertNotIn("<thead>", without)
        self.assertIn("<tbody>\n<tr><td>a</td>", without)

    def test_have_listings_and_asides(self):
        written = self.rendered({"type": "codeListing", "syntax": "yaml", "code": ["a: <b>", "  c: 1"]})
        self.assertIn('<pre class="scroll"><code>a: &lt;b&gt;\n  c: 1</code></pre>', written)
        aside = {"type": "aside", "style": "note", "name": "Throws", "content": [paragraph(text("Always."))]}
        self.assertIn('role="note">\n<p class="label">Throws</p>\n<p>Always.</p>', self.rendered(aside))

    def test_have_columns_of_two_widths(self):
        columns = [{"size": 2, "content": [paragraph(text("Wide"))]}, {"size": 1, "content": [paragraph(text("Not"))]}]
        written = self.rendered({"type": "row", "numberOfColumns": 3, "columns": columns})
        self.assertIn('<div class="columns">\n<div class="wide">\n<p>Wide</p>\n</div>\n<div>\n<p>Not</p>', written)
        columns[0]["size"] = 9
        with self.assertRaisesRegex(Unknown, "'9' is a size of a column that Tools/Docs doesn't render"):
            self.rendered({"type": "row", "numberOfColumns": 10, "columns": columns})

    def test_have_pictures_for_light_and_dark_with_their_size(self):
        for name in ("a.png", "a~dark.png"):
            self.picture(name)
        shown = image("a.png", light="a.png", dark="a~dark.png")
        written = self.rendered(paragraph({"type": "image", "identifier": "a.png"}), references=[shown])
        self.assertIn('media="(prefers-color-scheme: dark)" srcset="images/dev.snapline/a~dark.png"', written)
        self.assertIn('<img src="images/dev.snapline/a.png" alt="A picture" width="40" height="30">', written)

    def test_link_by_title_by_other_words_and_not_at_all(self):
        other = dict(to("Words"), overridingTitleInlineContent=[text("there")])
        passive = dict(to("Words"), isActive=False)
        known = [topic("Words", "The words")]
        written = self.rendered(paragraph(to("Words"), text(", "), other, text(", "), passive), references=known)
        self.assertIn('<a href="words.html">The words</a>, <a href="words.html">there</a>, The words</p>', written)

    def test_group_other_pages_and_name_what_is_near(self):
        groups = [{"title": "More", "anchor": "More", "identifiers": [f"{start}/Words"]}]
        known = [topic("Words", "Words", abstract=[text("All "), code("of"), text(" them.")])]
        written = self.rendered(references=known, topicSections=groups, seeAlsoSections=groups)
        self.assertIn('<h2 id="More">More</h2>\n<ul class="topics">\n<li><a href="words.html">Words</a>', written)
        self.assertIn("<p>All <code>of</code> them.</p></li>", written)
        self.assertIn('<h2 id="see-also-More">See Also: More</h2>', written)

    def test_are_listed_beside_every_page(self):
        written = self.rendered()
        self.assertIn('<h2>Essentials</h2>\n<ul>\n<li><a href="words.html" aria-current="page">Words</a></li>', written)


class Symbols(Case):
    size = topic("Size", "Size", "symbol")

    def rendered(self, *references, path="Size/width", above=(start, f"{start}/Size"), **others):
        member = symbol(path, "width", above=above, references=[self.size, *references], **others)
        self.archived = self.site(front(self.size), symbol("Size", "Size"), member)
        self.assertEqual(self.archived.faults(), ([], {}))
        return self.archived.texts[links.place(f"/documentation/snapline/{path.lower()}")[0]]

    def test_have_a_declaration_whose_types_lead_to_their_pages(self):
        tokens = [
            {"kind": "attribute", "text": "@objc"}, {"kind": "text", "text": " "}, {"kind": "keyword", "text": "var"},
            {"kind": "text", "text": " "}, {"kind": "identifier", "text": "width"},
            {"kind": "text", "text": ": Array<"},
            {"kind": "typeIdentifier", "text": "Size", "identifier": f"{start}/Size"}, {"kind": "text", "text": ">"},
        ]
        written = self.rendered(tokens=tokens)
        self.assertIn('<span class="n">width</span>: Array&lt;<a class="t" href="../size.html">Size</a>&gt;', written)
        self.assertIn('<li><a href="../size.html"><code>Size</code></a></li>', written)
        self.assertIn("<title>width – Size – Snapline</title>", written)

    def test_have_parameters_mentions_relations_and_conditions(self):
        condition = {
            "availabilityPrefix": [text("Available when")], "conformancePrefix": [text("Conforms when")],
            "constraints": [code("T"), text(" conforms to "), code("P"), text(".")],
        }
        foreign = {"type": "unresolvable", "identifier": "doc://dev.snapline/SQ", "title": "Swift.Equatable"}
        groups = [{"title": "P Implementations", "anchor": "P", "identifiers": [f"{start}/Size"]}]
        relations = {"kind": "relationships", "type": "conformsTo", "title": "Conforms To"}
        platform = {"name": "Linux", "introducedAt": "6.0"}
        written = self.rendered(
            foreign, path="Size/of(a:)",
            sections=[
                {"kind": "parameters", "parameters": [{"name": "a", "content": [paragraph(text("A number."))]}]},
                {"kind": "mentions", "mentions": [f"{start}/Size"]},
            ],
            relationshipsSections=[dict(relations, identifiers=[foreign["identifier"]])],
            defaultImplementationsSections=groups,
            deprecationSummary=[paragraph(text("Use another."))],
            metadata={"conformance": condition, "required": True, "platforms": [platform]},
        )
        for words in (
            "<dt><code>a</code></dt>\n<dd>A number.</dd>",
            '<h2 id="mentions">Mentioned In</h2>',
            '<h2 id="conformsTo">Conforms To</h2>\n<ul class="names">\n<li><code>Swift.Equatable</code></li>',
            '<h2 id="Default-Implementations">Default Implementations</h2>\n<h3 id="P">P Implementations</h3>',
            '<p class="label">Deprecated</p>\n<p>Use another.</p>',
            "Available when <code>T</code> conforms to <code>P</code>.",
            "Required of every type that conforms.",
            "Available on Linux from 6.0.",
        ):
            self.assertIn(words, written)

    def test_have_a_line_for_each_parameter_of_a_long_declaration(self):
        content = Content("index.html", "a.json", {}, {})

        def told(*tokens):
            pairs = [{"kind": kind, "text": words} for kind, words in tokens]
            return re.sub("<[^>]*>", "", swift.declaration(content, {"tokens": pairs})).strip()

        func = ("keyword", "func"), ("text", " "), ("identifier", "f")
        long = "x" * 60
        self.assertEqual(told(*func, ("text", "(a: Int, b: Int)")), "func f(a: Int, b: Int)")
        self.assertEqual(
            told(*func, ("text", "<A, B>(a: (Int, Int) -> A, b: [A: B] = \"(,\") -> (A, B) where "), ("text", long)),
            "func f&lt;A, B&gt;(\n  a: (Int, Int) -&gt; A,\n  b: [A: B] = &quot;(,&quot;\n) -&gt; (A, B) where " + long,
        )
        var = ("keyword", "var"), ("text", " "), ("identifier", long)
        self.assertNotIn("\n", told(*var, ("text", ": (Int, Int) -> A")))
        self.assertNotIn("\n", told(*func, ("text", f"(only: {long})")))


class Kinds(Case):
    def test_that_are_unknown_are_faults_that_name_the_file(self):
        sorts = [
            ("block", [{"type": "video"}], {}),
            ("inline", [paragraph({"type": "newTerm"})], {}),
            ("section", [], {"sections": [{"kind": "hero"}]}),
            ("part of tables", [table("row", [text("a")], extendedData=[1])], {}),
            ("reference", [paragraph(to("Words"))], {"references": [dict(topic("Words", "x"), type="file")]}),
        ]
        for sort, blocks, others in sorts:
            made = article(blocks=blocks, references=others.pop("references", ()))
            made.update(others)
            with self.assertRaisesRegex(Unknown, rf"^data/documentation/snapline/words\.json: .*{sort}"):
                self.site(front(topic("Words", "Words")), made)
        with self.assertRaisesRegex(Unknown, r"size\.json: 'shiny' is a kind of token"):
            self.site(front(), article(), symbol("Size", "Size", tokens=[{"kind": "shiny", "text": "a"}]))
        with self.assertRaisesRegex(Unknown, r"size\.json: 'macro' is a kind of symbol"):
            self.site(front(), article(), symbol("Size", "Size", kind="macro"))


class Hostile(Case):
    def test_text_stays_text_wherever_it_stands(self):
        known = [topic("Words", hostile, abstract=[text(hostile)]), dict(image("a.png", light="a.png"), alt=hostile)]
        self.picture("a.png")
        groups = [{"title": hostile, "anchor": hostile, "identifiers": [f"{start}/Words"]}]
        blocks = [
            heading(hostile, hostile), paragraph(text(hostile), code(hostile), to("Words")),
            {"type": "codeListing", "code": [hostile], "syntax": hostile},
            table("row", [text(hostile)], [text(hostile)]),
            {"type": "aside", "style": hostile, "name": hostile, "content": [paragraph(text(hostile))]},
            paragraph({"type": "image", "identifier": "a.png"}),
        ]
        made = article(hostile, blocks=blocks, references=known, abstract=[text(hostile)], topicSections=groups)
        member = symbol(
            "Size", hostile, tokens=[{"kind": "typeIdentifier", "text": hostile}],
            sections=[{"kind": "parameters", "parameters": [{"name": hostile, "content": []}]}],
        )
        site = self.site(front(known[0]), made, member)
        self.assertEqual(site.faults(), ([], {}))
        for written in site.texts.values():
            seen = Reader(written)
            # Two scripts of our own, and no attribute that DocC's text has made.
            self.assertEqual(seen.tags.count("script"), 2)
            self.assertEqual([name for name, _ in seen.attributes if name.startswith("on") or name == "style"], [])
            self.assertIn(hostile, "".join(seen.words).replace("\n", " "))
        self.assertEqual(site.index.count("\n"), 1)
        self.assertIn(hostile, words_of(site))

    def test_addresses_are_refused(self):
        for address in ("javascript:alert(1)", "data:text/html,x", "file:///etc/passwd"):
            known = {"type": "link", "identifier": address, "url": address, "title": "x"}
            block = paragraph({"type": "reference", "identifier": address, "isActive": True})
            site = self.site(front(topic("Words", "Words")), article(blocks=[block], references=[known]))
            self.assertEqual(site.faults()[0], [f"words.html: '{address}' may not be linked"])

    def test_pages_ask_for_nothing_but_files_of_the_site(self):
        written = self.rendered()
        policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', written)[1]
        self.assertTrue(policy.startswith("default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'"))
        self.assertNotIn("unsafe", policy)


if __name__ == "__main__":
    unittest.main()
