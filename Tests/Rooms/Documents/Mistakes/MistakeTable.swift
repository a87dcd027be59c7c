/// Mistakes, with the whole message and what mends them.
enum MistakeTable {
  static let rows: [Mistake] = [
    environment, canvas, classes, properties, values, foreign, slips, conditions, layout, ofData,
    ofLoops,
    ofTests, ofComponents, ofStyles, ofStrings, ofVariants, ofDocument, ofEquations, ofLooks,
    ofLayout, ofCommas, ofCapitals, ofCSS, ofPlaces, ofPlaceholders, habits, ofFirstGuesses,
    ofStructure, ofChoices,
  ].flatMap(\.self)

  private static let environment = [
    Mistake(
      "environment:\n  locale: klingon\nview: {label: Hi}\n",
      "2:11+7 warning unknown-locale: no language is called 'klingon' · texts and dates are set "
        + "like those of no language in particular · write tlh",
      "klingon",
      "tlh"
    ),
    Mistake(
      "environment:\n  locale: en_US\nview: {label: Hi}\n",
      "2:11+5 wrong-value: 'locale' is a language, with a region or without one, not "
        + "'en_US' · write en-US",
      "en_US",
      "en-US"
    ),
    Mistake(
      "environment:\n  locale: de-UK\nview: {label: Hi}\n",
      "2:11+5 warning unknown-locale: no region is called 'UK' · texts and dates are set like "
        + "those of no language in particular · write de-GB",
      "de-UK",
      "de-GB"
    ),
    Mistake(
      "environment:\n  locale: ar-XB\nview: {label: Hi}\n",
      "2:11+5 wrong-value: 'ar-XB' is a language of trial texts, and nothing is set in it "
        + "· write ar",
      "ar-XB",
      "ar"
    ),
    Mistake(
      "environment:\n  locale: xyz\nview: {label: Hi}\n",
      "2:11+3 warning unknown-locale: nothing is known of a language 'xyz' · texts and dates "
        + "are set like those of no language in particular · write the code of a language, such as "
        + "en, ar or pt-BR",
      "xyz",
      "ar"
    ),
    Mistake(
      "environment:\n  direction: pseudo\nview: {label: Hi}\n",
      "2:14+6 enumerator: 'direction' of an environment has no 'pseudo' · did you mean "
        + "'rightToLeft'?",
      "pseudo",
      "rightToLeft"
    ),
  ]

  private static let canvas = [
    Mistake(
      "canvas: 300px x 200px\nview: {label: Hi}\n",
      "1:9+13 wrong-value: 'canvas' is a size, a paper, fit or a device, not '300px x 200px' · "
        + "write 300x200",
      "300px x 200px",
      "300x200"
    ),
    Mistake(
      "canvas: 300\nview: {label: Hi}\n",
      "1:9+3 wrong-value: 'canvas' is a size, a paper, fit or a device, not '300' · write 300x300",
      "300",
      "300x300"
    ),
    Mistake(
      "canvas: {size: 40000x200, scale: 1}\nview: {label: Hi}\n",
      "1:16+9 out-of-range: the number must be above 0, at most 32767 · write 32767x200",
      "40000x200",
      "32767x200"
    ),
    Mistake(
      "canvas: {width: 300pt}\nview: {label: Hi}\n",
      "1:17+5 wrong-value: 'width' is a side of the canvas, not '300pt' · write 300",
      "300pt",
      "300"
    ),
    Mistake(
      "canvas: {scale: two}\nview: {label: Hi}\n",
      "1:17+3 wrong-value: 'scale' is a number from 1 to 4, not 'two' · write 1, 2 or 3",
      "two",
      "2"
    ),
    Mistake(
      "version: one\nview: {label: Hi}\n",
      "1:10+3 wrong-value: 'version' is 1, the only one there is, not 'one' · write 1",
      "one",
      "1"
    ),
    Mistake(
      "views:\n- {label: Hi}\n",
      "1:1+5 unknown-property: a design has no 'views' · write 'view:'",
      "views:",
      "view:"
    ),
    Mistake(
      "veiw: {label: Hi}\n",
      "1:1+4 unknown-property: a design has no 'veiw' · did you mean 'view'?",
      "veiw",
      "view"
    ),
    Mistake(
      "view:\nlabel: Hi\ncolor: red\n",
      "2:1+5 unknown-property: a design has no 'label', 'color': that is for what stands "
        + "under 'view:' · indent them under 'view:'",
      "\nlabel: Hi\ncolor: red",
      "\n  label: Hi\n  color: red",
      "indent them under 'view:'"
    ),
    Mistake(
      "view:\n  label: Hi\n   color: red\n",
      "3:1+3 indentation: this line is indented by 3 spaces, and the keys above it by 2 · "
        + "indent it by 2 spaces",
      "   color",
      "  color",
      "indent it by 2 spaces"
    ),
    Mistake(
      "view:\n    label: Hi\n  color: red\n",
      "3:1+2 indentation: this line is indented by 2 spaces, and the keys above it by 4 · "
        + "indent it by 4 spaces",
      "  color",
      "    color",
      "indent it by 4 spaces"
    ),
    Mistake(
      "variants: {appearance: dark}\nview: {label: Hi}\n",
      "1:11+1 wrong-type: 'variants' is a list of rows, not a mapping · write variants: "
        + "[{appearance: dark}]",
      "variants: {appearance: dark}",
      "variants: [{appearance: dark}]"
    ),
    Mistake(
      "colors: {a: b, b: a}\nview: {label: Hi, color: a}\n",
      "1:10+1 circle: this colour names itself: a → b → a · give it a colour of its own: "
        + "a: systemBlue",
      "a: b",
      "a: systemBlue"
    ),
    Mistake(
      "fonts: {a: a}\nview: {label: Hi, font: a}\n",
      "1:9+1 circle: this font names itself: a → a · give it a font of its own: a: 17",
      "a: a",
      "a: 17"
    ),
  ]

  private static let classes = [
    Mistake(
      "canvas: 90x60\nview:\n  scroll: vertical\n",
      "3:11+8 wrong-value: 'scroll' holds views, and doesn't say which way it scrolls · "
        + "write 'vscroll:' with the view under it",
      "scroll: vertical",
      "vscroll:",
      "vscroll:"
    ),
    Mistake(
      "canvas: 90x60\nview:\n  scroll: vertical\n  vstack:\n  - label: Hi\n",
      "3:11+8 wrong-value: 'scroll' holds views, and doesn't say which way it scrolls · "
        + "write vscroll: {vstack: [{label: Hi}]} in place of 'scroll', 'vstack'",
      "scroll: vertical\n  vstack:\n  - label: Hi",
      "vscroll: {vstack: [{label: Hi}]}"
    ),
    Mistake(
      "view:\n  stack:\n  - label: Hi\n",
      "2:3+5 unknown-class: no view is called 'stack' · write 'vstack:' for a column, "
        + "'hstack:' for a row",
      "stack:",
      "vstack:"
    ),
    Mistake(
      "view:\n  stack:\n  - label: Hi\n  axis: horizontal\n",
      "2:3+5 unknown-class: no view is called 'stack' · write 'hstack:', and leave "
        + "'axis' out",
      "stack:\n  - label: Hi\n  axis: horizontal",
      "hstack:\n  - label: Hi",
      "hstack:"
    ),
    Mistake(
      "canvas: 90x60\nview:\n  stack: vertical\n",
      "3:3+5 unknown-class: no view is called 'stack' · write 'vstack:' with the views "
        + "under it",
      "stack: vertical",
      "vstack:",
      "vstack:"
    ),
    Mistake(
      "view:\n  vstack:\n  children:\n  - label: Hi\n",
      "3:3+8 unknown-property: 'vstack' has no property 'children' · leave 'children:' "
        + "out; its views stand under 'vstack:' itself",
      "\n  children:",
      "",
      "leave 'children:' out"
    ),
    Mistake(
      "view:\n  children:\n  - label: Hi\n",
      "2:3+8 unknown-class: no view is called 'children' · write 'view:'",
      "children:",
      "view:"
    ),
    Mistake(
      "view:\n- foo: Hi\n",
      "2:3+3 unknown-class: no view is called 'foo' · write 'view:', 'label:' or "
        + "'vstack:'; 'snapline help words' has all classes",
      "foo:",
      "label:"
    ),
    Mistake(
      "view:\n- label: Hi\n  filter: sepia\n",
      "3:3+6 unknown-property: 'label' has no property 'filter' · leave it out: a picture "
        + "is filtered before it is drawn here; 'effect: {blur: 6}' blurs",
      "\n  filter: sepia",
      "",
      "leave it out"
    ),
    Mistake(
      "view:\n- label: Hi\n  variants: [{appearance: dark}]\n",
      "3:3+8 unknown-property: 'label' has no property 'variants' · write 'variants:' at the "
        + "top of the file, beside 'view:'",
      "  variants: [{appearance: dark}]\n",
      "variants: [{appearance: dark}]\n",
      "top of the file"
    ),
    Mistake(
      "canvas: 90x200\nview:\n- {id: a, label: One, pinnedTo: top}\n"
        + "- {id: a, label: Two, pinnedTo: bottom}\n- {id: a2}\n",
      "4:8+1 duplicate-id: a view is called 'a' already (line 3) · write another name, "
        + "such as a3",
      "a, label: Two",
      "a3, label: Two",
      "a3"
    ),
    Mistake(
      "view:\n- label: Hi\n  markup: \"**Hi**\"\n",
      "3:3+6 misplaced-content: 'markup' is what a label shows, and stands inside · write "
        + "label: {markup: \"**Hi**\"}",
      "label: Hi\n  markup: \"**Hi**\"",
      "label: {markup: \"**Hi**\"}"
    ),
  ]
}
