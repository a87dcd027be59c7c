extension MistakeTable {
  // Mistakes about components, styles, texts of locales and variants.

  static let ofComponents: [Mistake] = [
    Mistake(
      "components:\n  Card:\n    label: Hi\n    color: red\nview: {Card: }\n",
      "3:5+5 misplaced-content: a component says what it is under 'view:', and 'label' "
        + "stands beside that · write view: {label: Hi, color: red}",
      "label: Hi\n    color: red",
      "view: {label: Hi, color: red}"
    ),
    Mistake(
      "components:\n  Card:\n    props: {title: text}\n    view: {label: "
        + "\"{{title}}\"}\nview: {Card: {title: Hi}}\n",
      "3:5+5 unknown-property: a component has no 'props' · did you mean 'parameters'?",
      "props",
      "parameters"
    ),
    Mistake(
      "components:\n  Card:\n    parameters: title\n    view: {label: "
        + "\"{{title}}\"}\nview: {Card: {title: Hi}}\n",
      "3:17+1 wrong-type: 'parameters' is a list of names or a mapping with their types, not "
        + "'title' · write parameters: [title]",
      "parameters: title",
      "parameters: [title]"
    ),
    Mistake(
      "components:\n  Card:\n    parameters:\n    - {title: text}\n    view: {label: "
        + "\"{{title}}\"}\nview: {Card: {title: Hi}}\n",
      "4:5+1 wrong-type: 'parameters' is a list of names or a mapping with their types, not "
        + "a list of something else · write parameters: {title: text}",
      "parameters:\n    - {title: text}",
      "parameters: {title: text}"
    ),
    Mistake(
      "components:\n  Card:\n    parameters: [title, title]\n    view: {label: "
        + "\"{{title}}\"}\nview: {Card: {title: Hi}}\n",
      "3:17+1 duplicate-key: the parameter 'title' is in the list twice · drop one",
      "[title, title]",
      "[title]",
      "drop one"
    ),
    Mistake(
      "components:\n  Card:\n    parameters: {title: string}\n    view: {label: "
        + "\"{{title}}\"}\nview: {Card: {title: Hi}}\n",
      "3:25+6 parameter: no parameter is of the type 'string' · did you mean 'text'?",
      "string",
      "text",
      "'text'"
    ),
    Mistake(
      "components:\n  Card:\n    parameters: {n: 12}\n    view: {label: "
        + "\"{{n}}\"}\nview: {Card: }\n",
      "3:21+2 parameter: no parameter is of the type '12' · write {type: number, "
        + "default: 12}",
      "n: 12",
      "n: {type: number, default: 12}",
      "{type: number, default: 12}"
    ),
    Mistake(
      "components:\n  Card:\n    parameters: {title: text, note: text}\n    view: "
        + "{label: \"{{title}}\"}\nview: {Card: {title: Hi}}\n",
      "5:8+4 parameter: Card needs 'note' · write Card: {title: Hi, note: Text}, "
        + "'note' being a text",
      "Card: {title: Hi}",
      "Card: {title: Hi, note: Text}"
    ),
    Mistake(
      "components:\n  Card:\n    parameters: {n: number}\n    view: {label: "
        + "\"{{n}}\"}\nview: {Card: {n: many}}\n",
      "5:18+4 parameter: 'n' of Card is a number, not 'many' · give a number, such as "
        + "n: 1",
      "n: many",
      "n: 1"
    ),
    Mistake(
      "components:\n  Card:\n    parameters: {title: text}\n    view: {label: "
        + "\"{{title}}\"}\nview: {Card: Hi}\n",
      "5:14+2 parameter: Card takes its parameters by name, not 'Hi' alone · write "
        + "Card: {title: Hi}, or shorthand: title in the component",
      "Card: Hi",
      "Card: {title: Hi}"
    ),
    Mistake(
      "components:\n  Card:\n    parameters: {title: text}\n    view: {label: "
        + "\"{{title}}\"}\nview: {Card: {title: Hi, width: 90}}\n",
      "5:26+5 parameter: Card has no parameter 'width' · write 'width' beside 'Card:', "
        + "not inside",
      "{Card: {title: Hi, width: 90}}",
      "{Card: {title: Hi}, width: 90}",
      "beside 'Card:'"
    ),
    Mistake(
      "components:\n  Card:\n    view: {label: Hi, colour: red}\nview: {label: Hi}\n",
      "3:23+6 unknown-property: 'label' has no property 'colour' · did you mean "
        + "'color'?",
      "colour",
      "color"
    ),
    Mistake(
      "components:\n  Card:\n    parameters: {title: text}\n    view: {label: "
        + "\"{{titel}}\"}\nview: {label: Hi}\n",
      "4:20+9 missing-data: Card has no parameter 'titel' · inside of a component its "
        + "parameters alone are seen · did you mean 'title'?",
      "titel",
      "title"
    ),
    Mistake(
      "data: {name: Ada}\ncomponents:\n  Card:\n    view: {label: \"{{name}}\"}\nview: "
        + "{Card: }\n",
      "4:20+8 missing-data: Card has no parameter 'name' · inside of a component its "
        + "parameters alone are seen · add 'name: text' to its parameters, and give it "
        + "where Card is used",
      "    view: {label: \"{{name}}\"}\nview: {Card: }",
      "    parameters: {name: text}\n    view: {label: \"{{name}}\"}\nview: {Card: "
        + "{name: \"{{name}}\"}}",
      "name: text"
    ),
    Mistake(
      "components:\n  Card:\n    parameters: {content: views}\n    view: {vstack: "
        + "[{slot: contents}]}\nview: {Card: {content: [{label: Hi}]}}\n",
      "4:28+8 slot: no parameter of nodes is called 'contents' · write slot: content",
      "slot: contents",
      "slot: content"
    ),
    Mistake(
      "components:\n  Card: {view: {label: Hi}}\nview:\n  vstack:\n  - Card\n",
      "5:5+4 wrong-type: a node is a mapping, not 'Card' · write {Card: }",
      "- Card\n",
      "- {Card: }\n",
      "{Card: }"
    ),
    Mistake(
      "components:\n  Card: {view: {label: Hi}}\nview: Card\n",
      "3:7+4 wrong-type: a node is a mapping, not 'Card' · write {Card: }",
      "view: Card",
      "view: {Card: }",
      "{Card: }"
    ),
    Mistake(
      "components:\n  Card: {view: {label: Hi}}\nview: {Crad: }\n",
      "3:8+4 unknown-component: no component is called 'Crad' · did you mean 'Card'?",
      "Crad",
      "Card"
    ),
    Mistake(
      "components:\n  Card: {view: {label: Hi}}\nview: {use: Card}\n",
      "3:8+3 reserved: 'use' is kept for later · write 'Card:'",
      "use: Card",
      "Card: ",
      "Card:"
    ),
    Mistake(
      "canvas: 90x60\ncomponents:\n  Badge: {view: {view: [{id: digits, label: "
        + "\"7\"}]}}\nview:\n- {Badge: , pinnedTo: top}\n- {label: Hi, below: digits}\n",
      "6:22+6 id-in-component: 'digits' is inside the component Badge (card.yaml:3) · "
        + "name the instance: add an id where Badge is used",
      "{Badge: , pinnedTo: top}\n- {label: Hi, below: digits}",
      "{Badge: , id: badge, pinnedTo: top}\n- {label: Hi, below: badge}",
      "add an id"
    ),
    Mistake(
      "imports: []\nview: {label: Hi}\n",
      "1:1+7 unknown-property: a design has no 'imports' · did you mean 'import'?",
      "imports",
      "import"
    ),
  ]

  static let ofStyles: [Mistake] = [
    Mistake(
      "styles: {quiet: {font: footnote}}\nview: {label: Hi, class: quiet}\n",
      "2:19+5 unknown-property: 'label' has no property 'class' · write 'style: quiet'",
      "class: quiet",
      "style: quiet"
    ),
    Mistake(
      "styles: {quiet: {font: footnote}}\nview: {label: Hi, style: loud}\n",
      "2:26+4 unknown-style: no style is called 'loud' · write one of them: quiet",
      "loud",
      "quiet"
    ),
    Mistake(
      "styles: {a: {font: body}, b: {color: red}}\nview: {label: Hi, style: \"a, b\"}\n",
      "2:26+6 unknown-style: no style is called 'a, b' · write style: [a, b]",
      "style: \"a, b\"",
      "style: [a, b]"
    ),
    Mistake(
      "view: {label: Hi, style: {font: body}}\n",
      "1:26+1 wrong-type: 'style' is the name of a style, not a mapping · write its "
        + "keys beside the class: font: body, or name them under 'styles:'",
      "style: {font: body}",
      "font: body"
    ),
    Mistake(
      "styles: {a: {font: body}, b: {style: a}}\nview: {label: Hi, style: b}\n",
      "1:31+5 style-key: a style takes over others by 'extends' · write extends: a",
      "style: a",
      "extends: a"
    ),
    Mistake(
      "styles: {a: {extends: b}, b: {extends: a}}\nview: {label: Hi, style: a}\n",
      "1:10+1 circle: this style names itself: a → b → a · leave 'extends: b' out of "
        + "'a'",
      "a: {extends: b}",
      "a: {}",
      "leave 'extends: b' out"
    ),
    Mistake(
      "styles: {a: {fontSize: 20}}\nview: {label: Hi, style: a}\n",
      "1:14+8 unknown-property: no view has 'fontSize' · write 'font: 20'",
      "fontSize: 20",
      "font: 20"
    ),
    Mistake(
      "styles: {a: {for: lable, font: body}}\nview: {label: Hi, style: a}\n",
      "1:19+5 unknown-class: no view is called 'lable' · did you mean 'label'?",
      "lable",
      "label"
    ),
    Mistake(
      "styles: [{font: body}]\nview: {label: Hi}\n",
      "1:9+1 wrong-type: 'styles' is a mapping from names, not a list · write styles: "
        + "{quiet: {font: footnote}}",
      "styles: [{font: body}]",
      "styles: {quiet: {font: footnote}}"
    ),
  ]

  static let ofStrings: [Mistake] = [
    Mistake(
      "strings: {en: {hello: Hello}}\nview: {label: {localized: helo}}\n",
      "2:27+4 missing-string: no text is called 'helo' for en-US · did you mean "
        + "'hello'?",
      "helo",
      "hello"
    ),
    Mistake(
      "strings: {hello: Hello}\nview: {label: {localized: hello}}\n",
      "1:11+5 wrong-type: 'strings' maps locales to texts, and 'hello' is a text "
        + "itself · write strings: {en: {hello: Hello}}",
      "strings: {hello: Hello}",
      "strings: {en: {hello: Hello}}"
    ),
    Mistake(
      "strings: {en: {hello: \"Hello {{name}}\"}}\ndata: {name: Z}\n"
        + "view: {label: {localized: hello}}\n",
      "3:27+5 missing-data: the text 'hello' has {{name}}, and no value is given for it · a text "
        + "sees the values that stand beside 'localized' alone · write {localized: hello, values: "
        + "{name: \"{{name}}\"}}",
      "{localized: hello}",
      "{localized: hello, values: {name: \"{{name}}\"}}"
    ),
    Mistake(
      "strings: {english: {hello: Hello}}\nview: {label: {localized: hello}}\n",
      "1:11+7 warning unknown-locale: no language is called 'english' · texts and "
        + "dates are set like those of no language in particular · write en",
      "english",
      "en"
    ),
    Mistake(
      "strings: {en: {n: {one: a day, other: days}}}\nview: {label: {localized: n}}\n",
      "2:27+1 missing-data: 'n' has plural forms, and no number says which is meant · "
        + "write {localized: n, values: {count: 3}}",
      "{localized: n}",
      "{localized: n, values: {count: 3}}"
    ),
    Mistake(
      "strings: {en: {n: {one: a day}}}\nview: {label: {localized: n, values: {count: "
        + "3}}}\n",
      "1:20+3 missing-key: 'n' has no form 'other' · that is the one for all numbers "
        + "that no other form is for · add other: a day",
      "one: a day",
      "one: a day, other: a day",
      "other: a day"
    ),
    Mistake(
      "strings: {en: {n: {single: a day, other: days}}}\nview: {label: {localized: n, "
        + "values: {count: 3}}}\n",
      "1:20+6 object-key: no plural form is called 'single' · did you mean 'one'?",
      "single",
      "one",
      "'one'"
    ),
    Mistake(
      "strings: {en: {hello: Hello}}\nview: {label: , localized: hello}\n",
      "2:17+9 misplaced-content: 'localized' is what a label shows, and stands inside "
        + "· write label: {localized: hello}",
      "label: , localized: hello",
      "label: {localized: hello}"
    ),
  ]

  static let ofVariants: [Mistake] = [
    Mistake(
      "variants: [{appearance: [light, drak]}]\nview: {label: Hi}\n",
      "1:33+4 enumerator: 'appearance' of an environment has no 'drak' · did you mean 'dark'?",
      "drak",
      "dark"
    ),
    Mistake(
      "variants: [{appearance: [light, dark], except: [{appearance: drak}]}]\nview: {label: Hi}\n",
      "1:62+4 variant: no variant of this row has 'appearance: drak' · did you mean 'dark'?",
      "drak",
      "dark"
    ),
    Mistake(
      "variants: [dark]\nview: {label: Hi}\n",
      "1:12+1 wrong-type: a row of variants is a mapping, not 'dark' · write "
        + "{appearance: dark}",
      "[dark]",
      "[{appearance: dark}]",
      "{appearance: dark}"
    ),
    Mistake(
      "variants: [{theme: dark}]\nview: {label: Hi}\n",
      "1:13+5 unknown-property: a row of variants has no 'theme' · did you mean "
        + "'appearance'?",
      "theme",
      "appearance"
    ),
    Mistake(
      "variants: [{appearance: dark}, {appearance: light}]\nview: {label: Hi}\n",
      "1:33+10 variant: two variants have no name · give one of their rows another "
        + "name, such as name: second",
      "{appearance: light}",
      "{appearance: light, name: second}",
      "name: second"
    ),
    Mistake(
      "variants: [{appearance: [light, dark], except: dark}]\nview: {label: Hi}\n",
      "1:48+1 wrong-type: 'except' is a list of rows, not 'dark' · write except: "
        + "[{appearance: dark}]",
      "except: dark",
      "except: [{appearance: dark}]"
    ),
    Mistake(
      "variants: [{dataSets: [a, b]}]\nview: {label: Hi}\n",
      "1:23+1 wrong-type: 'dataSets' maps names to data, and this is a list · write "
        + "dataSets: {empty: {items: []}, full: full.json}",
      "dataSets: [a, b]",
      "dataSets: {empty: {items: []}}",
      "dataSets: {empty: {items: []}"
    ),
  ]
}
