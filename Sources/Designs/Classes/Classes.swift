extension ClassWord {
  static let vscroll = ClassWord(
    .vscroll,
    "One view, which scrolls up and down if it is too high.",
    content: .children,
    properties: OverflowWords.vertical
  )

  static let hscroll = ClassWord(
    .hscroll,
    "One view, which scrolls sideways if it is too wide.",
    content: .children,
    properties: OverflowWords.horizontal
  )

  package static let view = ClassWord(
    .view,
    "A plain view, with views inside.",
    content: .children
  )

  static let label = ClassWord(
    .label,
    "Text to read.",
    content: .keys(LabelWords.content),
    properties: LabelWords.properties
  )

  static let image = ClassWord(
    .image,
    "A picture or a symbol.",
    content: .keys(ImageWords.content),
    properties: ImageWords.properties
  )

  static let button = ClassWord(
    .button,
    "Something to tap.",
    content: .keys(ButtonWords.content),
    properties: ButtonWords.properties
  )

  static let textField = ClassWord(
    .textField,
    "A line of text to fill in.",
    content: .keys(TextFieldWords.content),
    properties: TextFieldWords.properties
  )

  static let searchBar = ClassWord(
    .searchBar,
    "A field for a search.",
    content: .keys(SearchWords.content),
    properties: SearchWords.properties
  )

  static let toggle = ClassWord(
    .toggle,
    "Something that is on or off.",
    content: .keys(SwitchWords.content),
    properties: SwitchWords.properties
  )

  static let segments = ClassWord(
    .segments,
    "A row of choices, of which one is selected.",
    content: .keys(SegmentWords.content),
    properties: SegmentWords.properties
  )

  static let activity = ClassWord(
    .activity,
    "A wheel that shows activity.",
    content: .keys(ActivityWords.content),
    properties: ActivityWords.properties
  )

  static let slider = ClassWord(
    .slider,
    "A thumb on a line that sets a number.",
    content: .keys(SliderWords.content),
    properties: SliderWords.properties
  )

  static let stepper = ClassWord(
    .stepper,
    "Two buttons that decrease or increase a number.",
    content: .keys(StepperWords.content),
    properties: StepperWords.properties
  )

  static let progress = ClassWord(
    .progress,
    "A line that shows how much work is done.",
    content: .keys(ProgressWords.content),
    properties: ProgressWords.properties
  )

  static let pageControl = ClassWord(
    .pageControl,
    "Dots, one for each page.",
    content: .keys(PageWords.content),
    properties: PageWords.properties
  )

  static let datePicker = ClassWord(
    .datePicker,
    "A date or a time to choose.",
    content: .keys(DateWords.content),
    properties: DateWords.properties
  )

  static let picker = ClassWord(
    .picker,
    "Wheels with rows, each with one row selected.",
    content: .keys(WheelWords.content)
  )

  static let colorWell = ClassWord(
    .colorWell,
    "A colour to choose.",
    content: .keys(ColorWellWords.content),
    properties: ColorWellWords.properties
  )

  static let blur = ClassWord(
    .blur,
    "Views on a material that lets the background show through.",
    content: .children,
    properties: MaterialWords.properties
  )

  static let navigationBar = ClassWord(
    .navigationBar,
    "The bar at the top of a screen, with its title and buttons.",
    content: .keys(BarWords.navigation),
    properties: [BarWords.largeTitle, BarWords.ground]
  )

  static let tabBar = ClassWord(
    .tabBar,
    "The bar at the bottom of a screen, which chooses between parts of an app.",
    content: .keys(BarWords.tab),
    properties: [BarWords.ground]
  )

  static let toolbar = ClassWord(
    .toolbar,
    "A bar of buttons at the bottom of a screen.",
    content: .keys(BarWords.tool),
    properties: [BarWords.ground]
  )

  static let textView = ClassWord(
    .textView,
    "Text that scrolls if it is longer than its view.",
    content: .keys(TextViewWords.content),
    properties: TextViewWords.properties
  )

  static let vstack = ClassWord(
    .vstack,
    "Views in a column.",
    content: .children,
    properties: StackWords.properties
  )

  static let hstack = ClassWord(
    .hstack,
    "Views in a row.",
    content: .children,
    properties: StackWords.properties
  )

  static let spacer = ClassWord(
    .spacer,
    "Space between the views of a stack: all that is left.",
    content: .keys(FillerWords.spacer)
  )

  static let divider = ClassWord(
    .divider,
    "A line between the views of a stack.",
    content: .keys(FillerWords.divider)
  )

  static let flow = ClassWord(
    .flow,
    "Views one after the other, in as many lines as they need.",
    content: .children,
    properties: FlowWords.properties
  )

  static let grid = ClassWord(
    .grid,
    "Views in columns and rows.",
    content: .children,
    properties: GridWords.properties
  )

  package static let row = ClassWord(
    .row,
    "Views of a grid that begin a new row.",
    content: .children
  )

  static let scroll = ClassWord(
    .scroll,
    "Views in an area that can be scrolled.",
    content: .children,
    properties: ScrollWords.properties
  )

  static let collapsable = ClassWord(
    .collapsable,
    "One view, whose size can collapse to nothing.",
    content: .children,
    properties: CollapsableWords.properties
  )

  static let wrapping = ClassWord(
    .wrapping,
    "One view inside, which gets this view's size without constraints.",
    content: .children
  )

  static let table = ClassWord(
    .table,
    "Rows in sections, as many as there is room for.",
    content: .keys(TableWords.content),
    properties: TableWords.properties
  )

  static let section = ClassWord(
    .section,
    "Rows of a table, or items of a collection, that belong together.",
    content: .keys(SectionWords<TableRow>.content)
  )

  static let cell = ClassWord(
    .cell,
    "A row of a table.",
    content: .keys(CellWords.content),
    properties: CellWords.properties
  )

  static let collection = ClassWord(
    .collection,
    "Items in lines or columns, as many as there is room for.",
    content: .keys(CollectionWords.content),
    properties: CollectionWords.properties
  )

  static let gradient = ClassWord(
    .gradient,
    "A view filled with a gradient of colours.",
    content: .keys(GradientWords.all)
  )

  static let shape = ClassWord(
    .shape,
    "A figure, filled and with a line along it.",
    content: .keys(ShapeWords.content),
    properties: ShapeWords.properties
  )

  static let qr = ClassWord(
    .qr,
    "A text as a QR code.",
    content: .keys(QRWords.content),
    properties: QRWords.properties
  )

  static let barcode = ClassWord(
    .barcode,
    "A text as a bar code, with the text itself below.",
    content: .keys(BarcodeWords.content),
    properties: BarcodeWords.properties
  )

  static let chart = ClassWord(
    .chart,
    "Numbers as bars, lines or sectors.",
    content: .keys(ChartWords.content),
    properties: ChartWords.properties
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
      datePicker, picker,
      searchBar,
      colorWell,
      vstack, hstack,
    ] + containers

  private static let containers: [ClassWord] = [
    spacer, divider,
    flow, grid, row,
    scroll,
    vscroll, hscroll,
    table, section, cell,
    collection,
    navigationBar, tabBar, toolbar,
    blur, gradient, shape,
    qr, barcode, chart,
    collapsable, wrapping,
  ]

  /// Words kept for versions to come.
  static let reserved: Set<String> = [
    "web", "map", "video", "use", "when", "animate", "action",
  ]

  package static func named(_ name: String) -> ClassWord? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// The classes that know a property, in the order of the table.
  static func owners(of property: String) -> [String] {
    all.filter { $0.properties.contains { $0.name == property } }.map(\.name)
  }
}
