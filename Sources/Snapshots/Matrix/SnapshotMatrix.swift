public import SnaplineEnvironment

/// The environments in which snapshots of a value are taken, one after the other.
///
/// There is one for each device with each style, text size, direction and locale.
///
///     assertSnapshot(
///       of: ProfileCard(),
///       as: .image,
///       matrix: SnapshotMatrix(devices: ["iPhone 16", "iPad mini"], styles: [.light, .dark])
///     )
///
/// What isn't listed stays as it is. A listed value is part of the name of each snapshot, such as
/// `iPhone-16.dark`, even if it is the only one, so that names don't change when more values are added.
public struct SnapshotMatrix: Hashable, Sendable {
  public var devices: [Screen]
  public var styles: [UserInterfaceStyle]
  public var textSizes: [ContentSizeCategory]
  public var directions: [LayoutDirection]
  /// BCP 47 identifiers.
  ///
  /// A language that is read from right to left also sets the direction, unless directions are listed.
  public var locales: [String]

  public init(
    devices: [Screen] = [],
    styles: [UserInterfaceStyle] = [],
    textSizes: [ContentSizeCategory] = [],
    directions: [LayoutDirection] = [],
    locales: [String] = []
  ) {
    self.devices = devices
    self.styles = styles
    self.textSizes = textSizes
    self.directions = directions
    self.locales = locales
  }

  /// A device and its orientation.
  public struct Screen: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A name that `snapline devices` lists.
    public var device: String
    public var orientation: Device.Orientation

    public init(_ device: String, _ orientation: Device.Orientation = .portrait) {
      (self.device, self.orientation) = (device, orientation)
    }

    public init(stringLiteral device: String) { self.init(device) }

    fileprivate var word: String {
      SnapshotName.cleaned(device) + (orientation == .portrait ? "" : "-landscape")
    }
  }

  /// More cells are most likely a mistake, and would take minutes.
  static let mostCells = 1_000

  /// How many cells the matrix has, where it lists each value once.
  private var count: Int {
    [devices.count, styles.count, textSizes.count, directions.count, locales.count]
      .reduce(1) { $0.multipliedReportingOverflow(by: max(1, $1)).partialValue }
  }

  /// Each cell once, devices outermost.
  package func cells() throws(SnapshotError) -> [Cell] {
    let lists = [devices.count, styles.count, textSizes.count, directions.count, locales.count]
    guard lists.contains(where: { $0 > 0 }) else {
      throw .unsupported("a matrix lists nothing", remedy: "list devices, styles or others")
    }
    guard lists.allSatisfy({ $0 <= Self.mostCells }), count <= Self.mostCells else {
      throw .unsupported(
        "a matrix has more than \(Self.mostCells) cells",
        remedy: "divide it into several calls"
      )
    }
    var cells = [Cell()]
    cells = try Self.times(cells, devices, \.screen) { $0.word }
    cells = try Self.times(cells, styles, \.style) { (style) throws(SnapshotError) in
      try Self.word(style == .dark ? "dark" : style == .light ? "light" : nil, "style")
    }
    cells = try Self.times(cells, textSizes, \.textSize) { (size) throws(SnapshotError) in
      try Self.word(
        ContentSizeCategory.Name.allCases.first { $0.category == size }?.rawValue,
        "text size"
      )
    }
    cells = try Self.times(cells, directions, \.direction) { (direction) throws(SnapshotError) in
      try Self.word(
        direction == .rightToLeft ? "rtl" : direction == .leftToRight ? "ltr" : nil,
        "direction"
      )
    }
    return try Self.times(cells, locales, \.locale) { (locale) throws(SnapshotError) in
      try Self.word(LanguageTag(locale) == nil ? nil : locale, "locale")
    }
  }

  private static func word(_ word: String?, _ what: String) throws(SnapshotError) -> String {
    if let word { return word }
    throw .unsupported(
      "a matrix lists a \(what) that is none",
      remedy: "leave it out: what isn't listed stays as it is"
    )
  }

  /// Each cell with each value, which is listed once however often it is said.
  private static func times<Value: Hashable>(
    _ cells: [Cell],
    _ values: [Value],
    _ path: WritableKeyPath<Cell, Value?>,
    _ word: (Value) throws(SnapshotError) -> String
  ) throws(SnapshotError) -> [Cell] {
    if values.isEmpty { return cells }
    var known: Set<Value> = []
    let values = values.filter { known.insert($0).inserted }
    var all: [Cell] = []
    for cell in cells {
      for value in values {
        var cell = cell
        cell[keyPath: path] = value
        cell.words.append(try word(value))
        all.append(cell)
      }
    }
    return all
  }

  /// One of the surroundings; nothing for what stays as it is.
  package struct Cell: Hashable, Sendable {
    var screen: Screen?
    var style: UserInterfaceStyle?
    var textSize: ContentSizeCategory?
    var direction: LayoutDirection?
    var locale: String?
    fileprivate(set) var words: [String] = []

    /// Such as `iPhone-16.dark.xxLarge.rtl.ar`.
    package var name: String { words.joined(separator: ".") }
  }

  /// The cell that a snapshot is taken for.
  @TaskLocal static var cell: Cell?
}

extension SnapshotMatrix.Cell {
  /// Puts what the cell says in place.
  func change(_ environment: inout Environment) throws(SnapshotError) {
    if let screen {
      environment = environment.on(try HeldDevice(named: screen.device, screen.orientation))
    }
    if let locale {
      environment.locale = locale
      environment.traits.layoutDirection = LanguageTag(locale)?.direction ?? .leftToRight
    }
    if let style { environment.traits.userInterfaceStyle = style }
    if let textSize { environment.traits.preferredContentSizeCategory = textSize }
    if let direction { environment.traits.layoutDirection = direction }
  }
}

extension HeldDevice {
  /// The device of a name, held and divided as said.
  init(
    named name: String,
    _ orientation: Device.Orientation,
    split: ScreenSplit = .full
  ) throws(SnapshotError) {
    guard let found = Device.named(name) else {
      let near = Device.nearestNames(to: name).map { "'\($0)'" }.joined(separator: ", ")
      throw .unsupported(
        "no device is called '\(name.prefix(60))'",
        remedy: near.isEmpty ? "see snapline devices" : "did you mean \(near)?"
      )
    }
    self.init(found, orientation, split: split)
    if let refusal {
      throw .unsupported(refusal.subject + ": " + refusal.cause, remedy: refusal.remedy)
    }
  }
}
