/// A row of the table of words: one class of view.
struct ClassWord: Sendable {
  enum Content: Sendable {
    /// A list of nodes.
    case children
    /// What the class shows; the first key is what a scalar sets.
    case keys([any Word])
  }

  let name: String
  /// A sentence on what it is for.
  let help: String
  let content: Content
  let properties: [any Word]
  /// Whether this version has it; a class that it hasn't is only known to messages.
  let isRead: Bool

  init(_ name: String, _ help: String, content: Content, properties: [any Word] = []) {
    self.name = name
    self.help = help
    self.content = content
    self.properties = properties
    isRead = true
  }

  /// A class of the format that this version doesn't have.
  init(later name: String, content: String = "", properties: String = "") {
    self.name = name
    help = ""
    self.content = .keys(LaterKey.list(content))
    self.properties = LaterKey.list(properties)
    isRead = false
  }

  var contentKeys: [any Word] {
    switch content {
    case .children: []
    case .keys(let keys): keys
    }
  }
}

extension ClassWord {
  static let view = ClassWord(
    "view",
    "A plain view, with views inside.",
    content: .children
  )

  static let label = ClassWord(
    "label",
    "Text to read.",
    content: .keys(LabelWords.content),
    properties: LabelWords.properties
  )

  static let image = ClassWord(
    "image",
    "A picture or a symbol.",
    content: .keys(ImageWords.content),
    properties: ImageWords.properties
  )

  static let button = ClassWord(
    "button",
    "Something to tap.",
    content: .keys(ButtonWords.content),
    properties: ButtonWords.properties
  )

  static let textField = ClassWord(
    "textField",
    "A line of text to fill in.",
    content: .keys(TextFieldWords.content),
    properties: TextFieldWords.properties
  )

  static let searchBar = ClassWord(
    "searchBar",
    "A field to search by.",
    content: .keys(SearchWords.content),
    properties: SearchWords.properties
  )

  static let toggle = ClassWord(
    "switch",
    "Something that is on or off.",
    content: .keys(SwitchWords.content),
    properties: SwitchWords.properties
  )

  static let segments = ClassWord(
    "segments",
    "A row of choices of which one holds.",
    content: .keys(SegmentWords.content),
    properties: SegmentWords.properties
  )

  static let activity = ClassWord(
    "activity",
    "A wheel that tells of work.",
    content: .keys(ActivityWords.content),
    properties: ActivityWords.properties
  )

  static let slider = ClassWord(
    "slider",
    "A value on a line between two others.",
    content: .keys(SliderWords.content),
    properties: SliderWords.properties
  )

  static let stepper = ClassWord(
    "stepper",
    "Two buttons that make a value less or more.",
    content: .keys(StepperWords.content),
    properties: StepperWords.properties
  )

  static let progress = ClassWord(
    "progress",
    "A line that tells how far work has come.",
    content: .keys(ProgressWords.content),
    properties: ProgressWords.properties
  )

  static let pageControl = ClassWord(
    "pageControl",
    "Dots, one for each page.",
    content: .keys(PageWords.content),
    properties: PageWords.properties
  )

  static let navigationBar = ClassWord(
    "navigationBar",
    "The bar above a screen, with its title and buttons.",
    content: .keys(BarWords.navigation),
    properties: [BarWords.largeTitle, BarWords.ground]
  )

  static let tabBar = ClassWord(
    "tabBar",
    "The bar below a screen that chooses between parts of an app.",
    content: .keys(BarWords.tab),
    properties: [BarWords.ground]
  )

  static let toolbar = ClassWord(
    "toolbar",
    "A bar of buttons below a screen.",
    content: .keys(BarWords.tool),
    properties: [BarWords.ground]
  )

  static let textView = ClassWord(
    "textView",
    "Text that may be longer than its view, and be scrolled.",
    content: .keys(TextViewWords.content),
    properties: TextViewWords.properties
  )

  static let vstack = ClassWord(
    "vstack",
    "Views in a column.",
    content: .children,
    properties: StackWords.properties
  )

  static let hstack = ClassWord(
    "hstack",
    "Views in a row.",
    content: .children,
    properties: StackWords.properties
  )

  static let spacer = ClassWord(
    "spacer",
    "Room between the views of a stack, as much as is left.",
    content: .keys(FillerWords.spacer)
  )

  static let divider = ClassWord(
    "divider",
    "A line between the views of a stack.",
    content: .keys(FillerWords.divider)
  )

  static let scroll = ClassWord(
    "scroll",
    "Views that may be larger than what shows of them.",
    content: .children,
    properties: ScrollWords.properties
  )

  static let table = ClassWord(
    "table",
    "Rows in sections, as many as there is room for.",
    content: .keys(TableWords.content),
    properties: TableWords.properties
  )

  static let section = ClassWord(
    "section",
    "Rows of a table, or items of a collection, that belong together.",
    content: .keys(SectionWords<TableRow>.content)
  )

  static let cell = ClassWord(
    "cell",
    "A row of a table.",
    content: .keys(CellWords.content),
    properties: CellWords.properties
  )

  static let collection = ClassWord(
    "collection",
    "Items in lines or columns, as many as there is room for.",
    content: .keys(CollectionWords.content),
    properties: CollectionWords.properties
  )

  static let gradient = ClassWord(
    "gradient",
    "A view filled with colours that change.",
    content: .keys(GradientWords.all)
  )

  static let shape = ClassWord(
    "shape",
    "A figure, filled and with a line along it.",
    content: .keys(ShapeWords.content),
    properties: ShapeWords.properties
  )

  /// The classes, in the order of the format's table.
  static let all: [ClassWord] =
    [
      view, label,
      button, image, textField, textView, toggle,
      slider, stepper,
      segments,
      progress,
      activity,
      pageControl,
      ClassWord(later: "datePicker", content: "date mode", properties: "kind"),
      ClassWord(later: "picker", content: "columns selected"),
      searchBar,
      ClassWord(later: "colorWell", content: "color"),
      vstack, hstack,
    ] + containers

  private static let containers: [ClassWord] = [
    spacer, divider,
    ClassWord(later: "flow", properties: "spacing lineSpacing alignment"),
    ClassWord(
      later: "grid",
      properties: "columns rows columnSpacing rowSpacing columnAlignment rowAlignment"
    ),
    scroll,
    ClassWord(
      later: "vscroll",
      properties: "crossAxis avoidsKeyboard footer footerMode contentInsets indicators"
    ),
    ClassWord(
      later: "hscroll",
      properties: "crossAxis avoidsKeyboard footer footerMode contentInsets indicators"
    ),
    table, section, cell,
    collection,
    navigationBar, tabBar, toolbar,
    ClassWord(later: "blur", properties: "material vibrancy"),
    gradient, shape,
    ClassWord(later: "collapsable", properties: "expanded edge"),
    ClassWord(later: "wrapping"),
    ClassWord(later: "slot"),
  ]

  /// Words kept for versions to come.
  static let reserved: Set<String> = [
    "web", "map", "video", "chart", "use", "when", "animate", "action",
  ]

  static func named(_ name: String) -> ClassWord? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// The classes that know a property, in the order of the table.
  static func owners(of property: String) -> [String] {
    all.filter { $0.properties.contains { $0.name == property } }.map(\.name)
  }
}

/// The keys of a label.
enum LabelWords {
  static let text = Key<Text>("text", "What it says, letter by letter.")
  static let markup = Key<Markup>(
    "markup",
    "What it says, with **bold**, *italic*, ~~struck~~, `code`, [links](https://…), ![](pictures)."
  )
  static let font = Key<FontValue>("font", "The font of the text.", standard: "body")
  static let color = Key<ColorValue>("color", "The colour of the text.", standard: "label")
  static let alignment = Key<AlignmentWord>(
    "alignment",
    "Which side the lines stand on.",
    standard: "natural"
  )
  static let lines = Key<Count>("lines", "How many lines at most, 0 being any.", standard: "0")

  static let lineBreak = Key<LineBreakWord>(
    "lineBreak",
    "How a line ends that is too long.",
    standard: "byTruncatingTail"
  )
  static let lineSpacing = Key<PositiveLength>(
    "lineSpacing",
    "The distance between two lines besides their own.",
    standard: "0"
  )
  static let paragraphSpacing = Key<PositiveLength>(
    "paragraphSpacing",
    "The distance between two paragraphs besides that of their lines.",
    standard: "0"
  )
  static let firstLineHeadIndent = Key<PositiveLength>(
    "firstLineHeadIndent",
    "How far the first line of each paragraph begins from the leading edge.",
    standard: "0"
  )
  static let headIndent = Key<PositiveLength>(
    "headIndent",
    "How far the other lines begin from the leading edge.",
    standard: "0"
  )
  static let tailIndent = Key<Length>(
    "tailIndent",
    "Where lines end: from the leading edge, or below zero from the trailing edge.",
    standard: "0"
  )
  static let tightens = Key<Bool>(
    "tightens",
    "Whether letters are set closer before text is cut off.",
    standard: "false"
  )
  static let minimumScale = Key<Fraction>(
    "minimumScale",
    "How small the text may become to fit, as a part of its size.",
    standard: "1"
  )
  static let textShadow = Key<ShadowValue>(
    "textShadow",
    "A soft copy of the letters behind them, such as '2 black/40%'."
  )
  static let underline = Key<Bool>("underline", "A line under the text.", standard: "false")
  static let strikethrough = Key<Bool>(
    "strikethrough",
    "A line through the text.",
    standard: "false"
  )
  static let hyphenation = Key<Bool>(
    "hyphenation",
    "Whether words are parted at the end of lines.",
    standard: "false"
  )

  static let content: [any Word] = [text, markup] + LaterKey.list("localized")
  static let properties: [any Word] = [
    font, color, alignment, lines, lineBreak, lineSpacing, paragraphSpacing, firstLineHeadIndent,
    headIndent, tailIndent, tightens, minimumScale, textShadow, underline, strikethrough,
    hyphenation,
  ]
}

enum AlignmentWord: String, Enumerator {
  case natural, left, center, right, justified
}
