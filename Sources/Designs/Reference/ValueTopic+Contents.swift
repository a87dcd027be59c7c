extension ValueTopic {
  static let contents = [
    ValueTopic(
      "numbers",
      "a list of numbers",
      "The numbers of a chart.",
      [NumberList.self],
      [
        ("[12, 30, 21]", "three numbers"), ("[12, null, 21]", "the one in the middle is unknown"),
        ("\"{{months | pick(sales)}}\"", "the value of a key in each entry of a list"),
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
      [("[{values: [3, 5], color: red}, {values: [4, 2]}]", "two rows, one with its own colour")]
    ),
    ValueTopic(
      "numberFormat",
      "a filter of numbers",
      "The format of a number: a filter, as in a placeholder.",
      [NumberFormat.self],
      [
        ("number(1)", "with one digit after the point"), ("percent", "0.42 as 42 %"),
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
      "The content of a table or a collection.",
      [SectionedEntries<TableRow>.self, SectionedEntries<CollectionItem>.self],
      [
        ("[{cell: One}, {cell: Two}]", "entries that make one section"),
        ("[{section: {header: A, cells: […]}}]", "sections"),
      ]
    ),
    ValueTopic(
      "menu",
      "a menu",
      "The menu that a tap on a button opens.",
      [MenuValue.self, MenuEntries.self],
      [
        ("[Copy, Delete]", "titles"),
        ("{title: Delete, destructive: true}", "an entry with more keys"),
      ]
    ),
    ValueTopic(
      "barItems",
      "entries of a bar",
      "The items of a bar.",
      [BarEntries.self],
      [("Edit", "a title"), ("[{image: {symbol: plus}}, spacer, Done]", "views and titles")]
    ),
    ValueTopic(
      "gradient",
      "colours",
      "Colours that change from one place to another.",
      [GradientValue.self, GradientValue.Stops.self],
      [
        ("[red, blue]", "colours in order, spread evenly"),
        ("[red, {color: blue, at: 30%}]", "the second colour has a place"),
      ]
    ),
    ValueTopic(
      "figure",
      "a figure",
      "The form of a shape.",
      [FigureValue.self, PathData.self],
      [
        ("ellipse", "a form: rectangle, capsule, ellipse, line"),
        ("M0 0 L24 24", "a path in SVG syntax"),
      ]
    ),
    ValueTopic(
      "bars",
      "bars",
      "Bars that cover the picture's edges without being drawn.",
      [BarsValue.self],
      [("{navigation: large, tab: true}", "the bars that there are")]
    ),
  ]

  /// What is used up before views are made.
  static let fillings = [
    ValueTopic(
      "data",
      "a mapping, or a file",
      "The values for placeholders.",
      [],
      [
        (
          "{name: Ada, order: {total: 12.5}}",
          "values with names; numbers and 'true' keep their types"
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
        ("{{name}}", "a value by its name"), ("{{order.total}}", "a value by its path"),
        ("{{rows.0}}", "an entry of a list, from 0"), ("{{note?}}", "empty if there is no value"),
        ("{{price | currency(EUR)}}", "through a filter: snapline help filters"),
        ("\\{{", "two plain braces"),
      ]
    ),
    ValueTopic(
      "each",
      "a list to go through",
      "Makes a view for each entry of a list.",
      [],
      [
        ("item in order.items", "each entry, under a name of your own"),
        ("item, n in order.items", "the entry with its number, from 0"), ("n in 3", "three times"),
      ]
    ),
    ValueTopic(
      "components",
      "names with components",
      "Views with names of your own, which are used like classes.",
      [],
      [
        (
          "{Row: {parameters: {title: text}, view: {…}}}",
          "a name with a capital first letter, and its view"
        ),
        ("{Row: {parameters: [title], view: {…}}}", "parameters that take any value"),
        ("{Row: {title: Hi}}", "in place of a view: an instance with its arguments"),
        ("shorthand: title", "the parameter that 'Row: Hi' sets"),
        ("{type: text, default: none}", "a parameter that may be left out"),
        ("slot: content", "the place for the views of a parameter"),
      ]
    ),
    ValueTopic(
      "import",
      "a list of files",
      "Files whose components, styles, colors and fonts are imported.",
      [],
      [("[library.yaml]", "files beside the design; the design's own names win")]
    ),
    ValueTopic(
      "styles",
      "names of styles",
      "Groups of keys with names of your own; a view's own keys win.",
      [NamedStyles.self],
      [
        ("{title: {font: headline}}", "in a design: a name with keys"),
        ("extends: title", "in a style: the style whose keys it starts with"),
        ("for: [label, button]", "in a style: the only classes that may have it"),
        ("style: title", "in a view: its style"),
        ("style: [title, loud]", "several styles; a later one wins"),
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
        ("{localized: hi}", "in place of a text: the one in the language of the picture"),
        ("{localized: mails, values: {count: 3}}", "with values for its placeholders"),
      ]
    ),
    ValueTopic(
      "test",
      "keys of a test",
      "What 'snapline test' compares of a design, and what it expects.",
      [TestValue.self],
      [
        ("{kinds: [scene, layout]}", "the kinds of baseline"),
        ("{expect: [title.width == 44 ± 0.5]}", "equations that must hold after layout"),
        ("{skip: shows the time}", "the reason why it isn't tested"),
        ("{masks: [clock, {type: ImageView}]}", "the content of some views isn't compared"),
        (
          "{masks: [{text: Updated *, ifPresent: true}]}",
          "the content of views with this text isn't compared, if there are any"
        ),
        ("{maxPixels: 40}", "up to 40 pixels may differ"),
        ("{perceptual: 2%}", "colours with a barely visible difference count as the same"),
        (
          "{perceptual: {distance: 2%, antialiasing: apart}}",
          "pixels that only smooth an edge differently aren't counted"
        ),
        ("{lint: strict}", "layout faults of all rules fail the test: lint"),
        ("{lint: [overlap, truncation]}", "only layout faults of these rules fail it"),
        ("{lint: {except: [contrast]}}", "layout faults of all other rules fail it"),
      ]
    ),
    ValueTopic(
      "variants",
      "a list of rows",
      "Several ways to draw a design, each with its own picture.",
      [],
      [
        ("[{appearance: [light, dark]}]", "two pictures"),
        ("[{appearance: [light, dark], locale: [en, ar]}]", "four pictures: each combination"),
        ("{name: small, device: iPhone SE}", "a row with a name"),
        ("dataSets: {empty: {items: []}, full: full.json}", "in a row: data with names"),
        ("except: [{appearance: dark, locale: ar}]", "in a row: combinations that are left out"),
      ]
    ),
  ]
}
