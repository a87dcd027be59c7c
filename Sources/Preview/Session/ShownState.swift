import SnaplineDiagnostics
import SnaplineScene

/// What is known of the designs that a page showed.
struct ShownState {
  /// The inputs by their numbers, which depend on their paths alone: an address means the same design
  /// whatever comes and goes beside it.
  private(set) var inputs: [Int: PreviewHost.Input] = [:]
  private var numbers: [String: Int] = [:]
  /// What files are called in the list, by their paths.
  private(set) var names: [String: String] = [:]
  private(set) var listing = PreviewHost.Listing(inputs: [], messages: [], folders: [])

  /// All files and folders that the last picture of each reading of a design was made of, or looked for.
  private var sought: [PreviewChoices: Set<String>] = [:]
  /// The readings from the one that wasn't drawn for the longest time.
  private var soughtOrder: [PreviewChoices] = []
  private(set) var fontFolders: Set<String> = []
  /// The files of a design that its text is in, whose places may be edited.
  private var written: [Int: Set<String>] = [:]

  private var good: [PreviewChoices: FrameAnswer] = [:]
  private var order: [PreviewChoices] = []

  /// Pictures that are kept for when their files break.
  private static let mostKept = 32

  /// Takes a new list; whether it differs from the last one.
  mutating func take(_ listing: PreviewHost.Listing) -> Bool {
    let isNew = listing.inputs != self.listing.inputs
    self.listing = listing
    for input in listing.inputs where numbers[input.path] == nil {
      var number = Self.number(for: input.path)
      while inputs[number] != nil { number += 1 }
      numbers[input.path] = number
      names[input.path] = input.name
      inputs[number] = input
    }
    return isNew
  }

  /// A number above 0 that is nearly always the path's own.
  private static func number(for path: String) -> Int {
    let digits = ContentKey(path.utf8).description.prefix(7)
    return 1 + (Int(digits, radix: 16) ?? 0)
  }

  func number(of input: PreviewHost.Input) -> Int { numbers[input.path] ?? 0 }

  // MARK: Dependencies

  /// Readings that are followed at a time, such as variants and locales side by side.
  private static let mostFollowed = 64

  /// Notes what a picture was made of; what a broken one would have read is known from before.
  mutating func note(_ paths: Set<String>, of choices: PreviewChoices, isWhole: Bool) {
    let key = choices.reading
    sought[key] = isWhole ? paths : paths.union(sought[key] ?? [])
    soughtOrder.removeAll { $0 == key }
    soughtOrder.append(key)
    if soughtOrder.count > Self.mostFollowed { sought[soughtOrder.removeFirst()] = nil }
  }

  mutating func note(_ layout: ShownLayout, of choices: PreviewChoices) {
    note(layout.sought, of: choices, isWhole: true)
    fontFolders.formUnion(layout.fontFolders)
    written[choices.design] = Set(layout.files.values)
  }

  func written(by design: Int) -> Set<String> { written[design] ?? [] }

  /// What is to be watched: everything that shown pictures depend on, and where designs may come.
  var watched: Set<String> {
    sought.values.reduce(into: listing.folders.union(fontFolders)) { $0.formUnion($1) }
  }

  /// The designs that depend on one of these files.
  func designs(on paths: Set<String>) -> [Int] {
    let readings = sought.filter { !$0.value.isDisjoint(with: paths) }
    return Set(readings.map(\.key.design)).sorted()
  }

  // MARK: Good pictures

  /// Keeps a picture for when its files break; of those in motion none.
  mutating func keep(_ frame: FrameAnswer, of choices: PreviewChoices) {
    guard !choices.isMoving else { return }
    let key = choices.sized
    good[key] = frame
    order.removeAll { $0 == key }
    order.append(key)
    if order.count > Self.mostKept { good[order.removeFirst()] = nil }
  }

  /// The last good picture of the same choices, else of the same design.
  func lastGood(_ choices: PreviewChoices) -> FrameAnswer? {
    let near = [
      choices.sized, order.last { $0.reading == choices.reading },
      order.last { $0.design == choices.design },
    ]
    return near.lazy.compactMap(\.self).compactMap { good[$0] }.first
  }
}
