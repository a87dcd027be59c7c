extension MistakeTable {
  static let ofFirstGuesses = [
    Mistake(
      "canvas: 300x200\nview:\n- {background: red, margin: 8, centeredIn: superview, "
        + "size: 20}\n",
      "3:21+6 unknown-property: 'view' has no property 'margin' · write 'filling: "
        + "superview' and 'insets: 8' in place of 'centeredIn'",
      "margin: 8, centeredIn: superview, size: 20",
      "insets: 8, filling: superview",
      "'filling: superview' and 'insets: 8'"
    ),
    Mistake(
      "canvas: 300x200\nview:\n- {background: {gradient: {colors: [red, blue], "
        + "direction: horizontal}}, filling: superview}\n",
      "3:27+1 wrong-type: 'gradient' is the list of colours, and what else is said "
        + "stands beside it · write {gradient: [red, blue], angle: 90}",
      "{gradient: {colors: [red, blue], direction: horizontal}}",
      "{gradient: [red, blue], angle: 90}"
    ),
    Mistake(
      "canvas: 300x200\ncomponents:\n  Box: {parameters: {title: text}, view: "
        + "{pinnedTo: topLeading, vstack: [{label: \"{{title}}\"}]}}\nview:\n- Box: {title: "
        + "A, content: [{label: x}]}\n",
      "5:19+7 parameter: Box has no parameter 'content' · add 'content: views' to "
        + "its parameters, and {slot: content} where they belong",
      "title: text}, view: {pinnedTo: topLeading, vstack: [{label: \"{{title}}\"}]}}",
      "title: text, content: views}, view: {pinnedTo: topLeading, vstack: [{label: "
        + "\"{{title}}\"}, {slot: content}]}}",
      "content: views",
      "{slot: content}"
    ),
    Mistake(
      "canvas: 300x200\ncomponents:\n  Box: {parameters: {content: views}, view: "
        + "{pinnedTo: topLeading, vstack: [{slot: content}]}}\nview:\n- Box: {}\n  "
        + "children: [{label: x}]\n",
      "6:3+8 misplaced-content: 'children' stands beside Box, not in it · write Box: "
        + "{content: [{label: x}]}",
      "Box: {}\n  children: [{label: x}]",
      "Box: {content: [{label: x}]}",
      "Box: {content: [{label: x}]}"
    ),
    Mistake(
      "canvas: 300x200\nview:\n  grid:\n  - row: [{label: A, span: 2}]\n  - row: "
        + "[{label: B}, {label: C}]\n",
      "4:22+4 unknown-property: 'label' has no property 'span' · write 'columnSpan: "
        + "2'",
      "span: 2",
      "columnSpan: 2"
    ),
    Mistake(
      "canvas: 300x200\nview:\n- {id: a, background: red, size: 20, pinnedTo: "
        + "topLeading}\nconstraints:\n- a.width !== 40\n",
      "5:11+3 equation: no relation is written '!==' · write <= or >=, as no "
        + "equation keeps a value out",
      "size: 20, pinnedTo: topLeading}\nconstraints:\n- a.width !== 40",
      "height: 20, pinnedTo: topLeading}\nconstraints:\n- a.width <= 40\n- a.width >= 40",
      "<= or >="
    ),
    Mistake(
      "canvas: 300x200\nview:\n  pinnedTo: topLeading\n  vstack:\n  - {each: x in items, "
        + "label: \"{{x}}\"}\n",
      "5:12+10 missing-data: data has no 'items' · add it: data: {items: [One, "
        + "Two]}. If it may be missing: {{items?}}",
      "view:\n",
      "data: {items: [One, Two]}\nview:\n",
      "data: {items: [One, Two]}"
    ),
    Mistake(
      "canvas: 300x200\nview:\n  pinnedTo: topLeading\n  vstack:\n  - {label: A, if: "
        + "\"{{count}} > 3\"}\n  - {label: B}\n",
      "5:21+9 missing-data: data has no 'count' · add it: data: {count: 3}. If it "
        + "may be missing: {{count?}}",
      "view:\n",
      "data: {count: 3}\nview:\n",
      "data: {count: 3}"
    ),
    Mistake(
      "canvas: 300x200\nview:\n- {id: a, label: Hello, below: b}\n- {id: b, label: "
        + "World, below: a}\n",
      "3:25+5 circle: these views stand behind each other in a circle: a → b → a · "
        + "place one of them otherwise, such as 'a' by pinnedTo: top in place of 'below'",
      "label: Hello, below: b",
      "label: Hello, pinnedTo: top",
      "pinnedTo: top"
    ),
    Mistake(
      "canvas: 300x200\nstyles:\n  label: {font: 20}\nview:\n- {label: Hello, pinnedTo: "
        + "center}\n",
      "3:3+5 warning unused-style: nothing has the style 'label': its name makes it "
        + "none of every label · write style: label on each label that is to look so",
      "pinnedTo: center",
      "pinnedTo: center, style: label",
      "style: label"
    ),
    Mistake(
      "canvas: 300x200\nview:\n- {id: a, label: Hello, pinnedTo: topLeading}\n- {label: "
        + "World, below: a, offset: 8}\n",
      "4:28+6 companion: 'below' takes 'horizontally', 'insets', not 'offset' · "
        + "write 'below: a + 8' for both",
      "below: a, offset: 8",
      "below: a + 8"
    ),
    Mistake(
      "canvas: 300x200\nview:\n- {background: red, filling: canvas}\n",
      "3:30+6 unknown-view: no view is called 'canvas': only equations call the "
        + "whole picture so · write superview, or hold the view by one such as self.top "
        + "== canvas.top",
      "canvas}",
      "superview}",
      "superview"
    ),
    Mistake(
      "canvas: 300x200\nview:\n- {background: red, filling: superview, if: \"dark then "
        + "{background: blue}\"}\n",
      "3:45+30 condition: 'then' is a key of its own, and stands in no condition · "
        + "write if: dark, then: {background: blue}",
      "if: \"dark then {background: blue}\"",
      "if: dark, then: {background: blue}"
    ),
    Mistake(
      "canvas: 300x200\ndata: {items: [{n: 1}, {n: 2}, {m: 3}]}\nview:\n  pinnedTo: "
        + "topLeading\n  vstack:\n  - {each: i in items, label: \"{{i.n}}\"}\n",
      "6:32+7 missing-data: data has no 'i.n' · 'items.2', which stands at "
        + "card.yaml:2:32, has none · did you mean 'i.m'? If it may be missing: {{i.n?}}",
      "{{i.n}}",
      "{{i.n?}}",
      "{{i.n?}}"
    ),
    Mistake(
      "canvas: 300x200\ndata: {zip: 01234}\nview:\n- {label: \"{{zip}}\", pinnedTo: "
        + "center}\n",
      "2:13+5 warning leading-zeros: 01234 is the number 1234, without the zeros in "
        + "front · what is written in quotes is a text, such as a number of a house or a "
        + "telephone · write \"01234\"",
      "01234",
      "\"01234\""
    ),
    Mistake(
      "canvas: 300x200\nview:\n- {id: a, label: Hello, above: b}\n- {id: b, label: "
        + "World, above: a}\n",
      "3:25+5 circle: these views stand behind each other in a circle: a → b → a · "
        + "place one of them otherwise, such as 'a' by pinnedTo: bottom in place of "
        + "'above'",
      "label: Hello, above: b",
      "label: Hello, pinnedTo: bottom",
      "pinnedTo: bottom"
    ),
    Mistake(
      "canvas: 300x200\ncomponents:\n  Box: {parameters: {title: text, body: views}, "
        + "view: {pinnedTo: topLeading, vstack: [{label: \"{{title}}\"}, {slot: "
        + "body}]}}\nview:\n- Box: {title: Mine}\n  body: [{label: x}]\n",
      "6:3+4 misplaced-content: 'body' stands beside Box, not in it · write Box: "
        + "{title: Mine, body: [{label: x}]}",
      "Box: {title: Mine}\n  body: [{label: x}]",
      "Box: {title: Mine, body: [{label: x}]}"
    ),
    Mistake(
      "canvas: 300x200\nview:\n- {background: {gradient: {colors: [red, blue], "
        + "direction: leftToRight}}, filling: superview}\n",
      "3:27+1 wrong-type: 'gradient' is the list of colours, and what else is said "
        + "stands beside it · write {gradient: [red, blue], angle: 90}",
      "{gradient: {colors: [red, blue], direction: leftToRight}}",
      "{gradient: [red, blue], angle: 90}"
    ),
    Mistake(
      "canvas: 300x200\ndata: {n: 3}\nview:\n- {label: A, pinnedTo: center, if: \"{{n}} "
        + "> 2 then {color: red}\"}\n",
      "4:36+29 condition: 'then' is a key of its own, and stands in no condition · "
        + "{{n}} is 3 (card.yaml:2:11) · write the condition alone, and beside it "
        + "'then:' with the keys that hold so",
      "if: \"{{n}} > 2 then {color: red}\"",
      "if: \"{{n}} > 2\", then: {color: red}",
      "'then:'"
    ),
    Mistake(
      "canvas: 300x200\nview: {grid: [{label: A}, {label: B}], columns: 2, gap: 8, "
        + "filling: superview}\n",
      "2:52+3 unknown-property: 'grid' has no property 'gap' · write 'columnSpacing: "
        + "8' and 'rowSpacing: 8'",
      "gap: 8",
      "columnSpacing: 8, rowSpacing: 8",
      "'columnSpacing: 8' and 'rowSpacing: 8'"
    ),
    Mistake(
      "canvas: 300x200\ncomponents:\n  Row: {parameters: {n: {type: number, default: "
        + "many}}, view: {label: \"{{n}}\"}}\nview: {vstack: [{Row: {}}], filling: "
        + "superview}\n",
      "3:49+1 parameter: the default of 'n' is a number, not 'many' · give a number, "
        + "such as default: 1",
      "default: many",
      "default: 1"
    ),
    Mistake(
      "canvas: 300x200\nstyles: {s: {color: red, if: dark}}\nview: {vstack: [{label: "
        + "A, style: s}], filling: superview}\n",
      "2:26+2 style-key: 'if' of a style decides between 'then' and 'else', and "
        + "neither is there · write if: dark, then: {color: red}, so that they hold only "
        + "then",
      "{color: red, if: dark}",
      "{if: dark, then: {color: red}}",
      "if: dark, then: {color: red}"
    ),
    Mistake(
      "canvas: 300x200\nview:\n- {id: a, label: A, pinnedTo: topLeading}\n- {id: b, "
        + "label: B, place: {below: a}}\n",
      "4:28+1 wrong-type: 'place' is a list of placements, not a mapping · write "
        + "place: [{below: a}]",
      "place: {below: a}",
      "place: [{below: a}]"
    ),
    Mistake(
      "canvas: 300x200\nview:\n- {id: a, label: A, pinnedTo: topLeading}\n- {id: b, "
        + "label: B, if: dark, then: {below: a, offset: 8}, else: {below: a}}\n",
      "4:48+6 companion: 'below' takes 'horizontally', 'insets', not 'offset' · "
        + "write 'below: a + 8' for both",
      "below: a, offset: 8",
      "below: a + 8"
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{label: Hi, conditions: [{if: \"dark then "
        + "{color: red}\"}]}], filling: superview}\n",
      "2:47+24 condition: 'then' is a key of its own, and stands in no condition · "
        + "write if: dark, then: {color: red}",
      "if: \"dark then {color: red}\"",
      "if: dark, then: {color: red}"
    ),
    Mistake(
      "canvas: 300x200\nview:\n- {id: a, label: A, place: [{below: b}]}\n- {id: b, "
        + "label: B, place: [{below: a}]}\n",
      "3:30+5 circle: these views stand behind each other in a circle: a → b → a · "
        + "place one of them otherwise, such as 'a' by pinnedTo: top in place of 'below'",
      "place: [{below: b}]",
      "pinnedTo: top"
    ),
    Mistake(
      "canvas: 300x200\ncomponents:\n  R: {parameters: {n: {type: number, default: "
        + "[3]}}, view: {label: \"{{n}}\"}}\nview: {vstack: [{R: }, spacer], filling: "
        + "superview}\n",
      "3:47+1 parameter: the default of 'n' is a number, not a list · give a number, "
        + "such as default: 1",
      "default: [3]",
      "default: 1"
    ),
    Mistake(
      "canvas: 300x200\ncomponents:\n  R: {parameters: {n: {type: number, default: "
        + "12px}}, view: {label: \"{{n}}\"}}\nview: {vstack: [{R: }, spacer], filling: "
        + "superview}\n",
      "3:47+1 parameter: the default of 'n' is a number, not '12px' · write default: "
        + "12",
      "default: 12px",
      "default: 12"
    ),
    Mistake(
      "canvas: 300x200\ncomponents:\n  R: {parameters: {n: {type: boolean, default: "
        + "no}}, view: {label: A, if: n}}\nview: {vstack: [{R: }, {label: B}, spacer], "
        + "filling: superview}\n",
      "3:48+1 parameter: the default of 'n' is true or false, not 'no' · write "
        + "default: false",
      "default: no",
      "default: false"
    ),
    Mistake(
      "canvas: 300x200\ncomponents:\n  R: {parameters: {t: {type: text, default: "
        + "\"{{u}}\"}, u: text}, view: {label: \"{{t}}\"}}\nview: {vstack: [{R: {u: a}}, "
        + "spacer], filling: superview}\n",
      "3:45+7 placeholder-place: 'default' holds no placeholders · data fills what "
        + "stands under view, components, constraints, canvas and environment · write "
        + "the value itself",
      "default: \"{{u}}\"",
      "default: a",
      "write the value itself"
    ),
    Mistake(
      "canvas: 300x200\ncomponents:\n  R: {parameters: {s: \"one of small, large\"}, "
        + "view: {label: \"{{s}}\"}}\nview: {vstack: [{R: {s: small}}, spacer], filling: "
        + "superview}\n",
      "3:23+21 parameter: no parameter is of the type 'one of small, large' · write "
        + "one of small large",
      "\"one of small, large\"",
      "one of small large"
    ),
    Mistake(
      "canvas: 300x200\nview: [{id: a, label: A, place: center}]\n",
      "2:33+1 wrong-type: 'place' is a list of placements, not 'center' · write "
        + "place: [{centeredIn: superview}]",
      "place: center",
      "place: [{centeredIn: superview}]"
    ),
    Mistake(
      "canvas: 300x200\nview: [{id: a, label: A, place: [center]}]\n",
      "2:34+1 wrong-type: 'center' is no placement · "
        + "write {centeredIn: superview} in its place",
      "[center]",
      "[{centeredIn: superview}]",
      "{centeredIn: superview}"
    ),
    Mistake(
      "canvas: 300x200\nview: {grid: [{label: A}, {label: B}], columns: 2, spacing: "
        + "8, filling: superview}\n",
      "2:52+7 unknown-property: 'grid' has no property 'spacing' · write "
        + "'columnSpacing: 8' and 'rowSpacing: 8'",
      "spacing: 8",
      "columnSpacing: 8, rowSpacing: 8",
      "'columnSpacing: 8' and 'rowSpacing: 8'"
    ),
    Mistake(
      "canvas: 300x200\ncomponents:\n  Row: {parameters: {title: text}, view: {label: "
        + "\"{{title}}\"}}\nview:\n  filling: superview\n  vstack:\n  - Row:\n    title: A\n  - "
        + "spacer\n",
      "8:5+5 parameter: 'title' stands beside Row, not in it · write Row: {title: A}",
      "Row:\n    title: A",
      "Row: {title: A}"
    ),
    Mistake(
      "canvas: 300x200\nview:\n  filling: superview\n  vstack:\n  - label:Hello\n  - "
        + "spacer\n",
      "5:5+11 wrong-type: a node is a mapping, not 'label:Hello' · between a class "
        + "and what it shows stand a colon and a space · write label: Hello",
      "label:Hello",
      "label: Hello"
    ),
    Mistake(
      "canvas: 300x200\ndata: {items: [{name: Ada}]}\nview: {vstack: [{each: item in "
        + "items, label: \"{{name}}\"}, spacer], filling: superview}\n",
      "3:47+8 missing-data: data has no 'name' · write {{item.name}}",
      "{{name}}",
      "{{item.name}}"
    ),
    Mistake(
      "canvas: 300x200\ndata: {items: [{name: Ada}]}\nview: {vstack: [{each: item in "
        + "items, label: \"{{items.name}}\"}, spacer], filling: superview}\n",
      "3:47+14 missing-data: data has no 'items.name' · write {{item.name}}",
      "{{items.name}}",
      "{{item.name}}"
    ),
    Mistake(
      "canvas: 300x200\ncomponents:\n  Badge: {view: {label: \"{{text}}\"}}\nview: "
        + "{vstack: [{Badge: {text: New}}, spacer], filling: superview}\n",
      "4:26+4 parameter: Badge has no parameter 'text' · add "
        + "'parameters: {text: text}' to Badge",
      "{view:",
      "{parameters: {text: text}, view:",
      "parameters: {text: text}"
    ),
  ]
}
