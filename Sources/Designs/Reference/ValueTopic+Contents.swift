extension ValueTopic {
  static let contents = [
    ValueTopic(
      "numbers",
      "a list of numbers",
      "The numbers of a chart.",
      [NumberList.self],
      [
        ("[12, 30, 21]", "three numbers"), ("[12, null, 21]", "one in the middle isn't known"),
        ("\"{{months | pick(sales)}}\"", "what each entry of a list in the data has by a name"),
      ]
    ),
    ValueTopic(
      "colorList",
      "a colour, or a list of colours",
      "The colours of a chart's numbers, in turn.",
      [ColorList.self],
      [("systemTeal", "one for all"), ("[systemTeal, systemIndigo]", "two in turn")]
    ),
    ValueTopic(
      "series",
      "a list of rows of numbers",
      "Several rows of numbers in one chart.",
      [SeriesList.self],
      [("[{values: [3, 5], color: red}, {values: [4, 2]}]", "two rows, one of a colour of its own")]
    ),
    ValueTopic(
      "numberFormat",
      "a filter of numbers",
      "How a number is written, by a filter as it stands in a placeholder.",
      [NumberFormat.self],
      [
        ("number(1)", "with one digit behind the point"), ("percent", "0.42 as 42 %"),
        ("currency(EUR)", "an amount of money as the locale writes it"),
      ]
    ),
    ValueTopic(
      "picture",
      "a picture",
      "A picture in a file beside the design, or a symbol.",
      [PictureContent.self, PictureFile.self],
      [
        ("photo.jpg", "a file: PNG, JPEG, WebP, GIF or SVG"),
        ("{symbol: star.fill}", "a symbol by Apple's name"),
        ("{data: iVBOR…}", "the bytes of a picture in Base64"),
      ]
    ),
    ValueTopic(
      "node",
      "a view",
      "A view inside of another one.",
      [LoneElement.self, ElementList.self],
      [
        ("{label: Hi}", "a class with its content, and keys beside it"),
        ("spacer", "a class without content"), ("{background: red, size: 8}", "a plain view"),
        ("{Card: {title: Hi}}", "a component of 'components'"),
      ]
    ),
    ValueTopic(
      "rows",
      "a list of entries or sections",
      "What a table or a collection holds.",
      [SectionedEntries<TableRow>.self, SectionedEntries<CollectionItem>.self],
      [
        ("[{cell: One}, {cell: Two}]", "entries that make one section"),
        ("[{section: {header: A, cells: […]}}]", "sections"),
      ]
    ),
    ValueTopic(
      "menu",
      "a menu",
      "What a tap on a button offers.",
      [MenuValue.self, MenuEntries.self],
      [
        ("[Copy, Delete]", "titles"), ("{title: Delete, destructive: true}", "an entry with more"),
      ]
    ),
    ValueTopic(
      "barItems",
      "entries of a bar",
      "What stands in a row of a bar.",
      [BarEntries.self],
      [("Edit", "a title"), ("[{image: {symbol: plus}}, spacer, Done]", "views and titles")]
    ),
    ValueTopic(
      "gradient",
      "colours",
      "Colours that change from one place to another.",
      [GradientValue.self, GradientValue.Stops.self],
      [
        ("[red, blue]", "colours in order, evenly"),
        ("[red, {color: blue, at: 30%}]", "with a place"),
      ]
    ),
    ValueTopic(
      "figure",
      "a figure",
      "The form of a shape.",
      [FigureValue.self, PathData.self],
      [
        ("ellipse", "a form: rectangle, capsule, ellipse, line"),
        ("M0 0 L24 24", "a path in the letters of SVG"),
      ]
    ),
    ValueTopic(
      "bars",
      "bars",
      "Bars that cover the picture's edges without being drawn.",
      [BarsValue.self],
      [("{navigation: large, tab: true}", "which ones there are")]
    ),
  ]

  /// What is used up before views are made.
  static let fillings = [
    ValueTopic(
      "data",
      "a mapping, or a file",
      "What placeholders stand for.",
      [],
      [
        (
          "{name: Ada, order: {total: 12.5}}",
          "values by names; numbers and true are what they look"
        ),
        ("people.json", "a file beside the design, in JSON or YAML"),
      ]
    ),
    ValueTopic(
      "placeholder",
      "a placeholder",
      "A place in a value that data fills.",
      [],
      [
        ("{{name}}", "a value by its name"), ("{{order.total}}", "by the way to it"),
        ("{{rows.0}}", "an entry of a list, from 0"), ("{{note?}}", "nothing where there is none"),
        ("{{price | currency(EUR)}}", "through a filter: snapline help filters"),
        ("\\{{", "two braces that stand for themselves"),
      ]
    ),
    ValueTopic(
      "each",
      "a list to go through",
      "Makes a view for each entry of a list.",
      [],
      [
        ("item in order.items", "the entry by a name of your own"),
        ("item, n in order.items", "with its number, from 0"), ("n in 3", "so many times"),
      ]
    ),
    ValueTopic(
      "components",
      "names with components",
      "Views by names of your own, to be used like classes.",
      [],
      [
        ("{Row: {parameters: {title: text}, view: {…}}}", "a name in capitals, and what it makes"),
        ("{Row: {parameters: [title], view: {…}}}", "parameters that take any value"),
        ("{Row: {title: Hi}}", "of a view: an instance, with its arguments"),
        ("shorthand: title", "the parameter that 'Row: Hi' sets"),
        ("{type: text, default: none}", "a parameter that may be left out"),
        ("slot: content", "where the views of a parameter stand"),
      ]
    ),
    ValueTopic(
      "import",
      "a list of files",
      "Files whose components, styles, colors and fonts are taken over.",
      [],
      [("[library.yaml]", "files beside the design; its own names win")]
    ),
    ValueTopic(
      "styles",
      "names of styles",
      "Keys by names of your own, which hold under a view's own.",
      [NamedStyles.self],
      [
        ("{title: {font: headline}}", "of a design: a name with keys"),
        ("extends: title", "in a style: what it begins with"),
        ("for: [label, button]", "in a style: the only classes that may have it"),
        ("style: title", "of a view: the style that it has"),
        ("style: [title, loud]", "several, of which a later one wins"),
      ]
    ),
    ValueTopic(
      "strings",
      "texts by languages, or a folder",
      "Texts in several languages.",
      [],
      [
        ("{en: {hi: Hello}, de: {hi: Hallo}}", "languages, each with texts by keys"),
        ("{one: \"{{count}} mail\", other: \"{{count}} mails\"}", "a text for each form of plural"),
        ("{localized: hi}", "of a text: the one in the language of the picture"),
        ("{localized: mails, values: {count: 3}}", "with values for its placeholders"),
      ]
    ),
    ValueTopic(
      "test",
      "keys of a test",
      "What 'snapline test' keeps of a design, and what it expects.",
      [TestValue.self],
      [
        ("{kinds: [scene, layout]}", "what is kept of the picture"),
        ("{expect: [title.width == 44 ± 0.5]}", "what must hold after layout"),
        ("{skip: shows the time}", "why it isn't tested"),
        ("{masks: [clock, {type: ImageView}]}", "the content of some views isn't compared"),
        ("{masks: [{text: Updated *, ifPresent: true}]}", "of those that say it, if any"),
        ("{maxPixels: 40}", "so many pixels may differ"),
        ("{perceptual: 2%}", "colours that are just seen to differ count as the same"),
        ("{perceptual: {distance: 2%, antialiasing: apart}}", "edges are told apart"),
        ("{lint: strict}", "faults in the layout fail: lint"),
        ("{lint: [overlap, truncation]}", "those of some rules do"),
        ("{lint: {except: [contrast]}}", "those of all rules but some do"),
      ]
    ),
    ValueTopic(
      "variants",
      "a list of rows",
      "What a design is drawn for, each a picture.",
      [],
      [
        ("[{appearance: [light, dark]}]", "two pictures"),
        ("[{appearance: [light, dark], locale: [en, ar]}]", "four: each with each"),
        ("{name: small, device: iPhone SE}", "a row with a name"),
        ("dataSets: {empty: {items: []}, full: full.json}", "in a row: data by names"),
        ("except: [{appearance: dark, locale: ar}]", "in a row: what is left out"),
      ]
    ),
  ]
}
