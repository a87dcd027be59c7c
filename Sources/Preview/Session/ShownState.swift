import SnaplineDiagnostics

/// What is known of the designs that a page showed.
struct ShownState {
  /// The inputs by their numbers, which they keep for as long as the server runs.
  private(set) var inputs: [Int: PreviewHost.Input] = [:]
  private var numbers: [String: Int] = [:]
  private(set) var listing = PreviewHost.Listing(inputs: [], messages: [], folders: [])

  /// All files and folders that the last pictures of a design were made of, or looked for.
  private var sought: [Int: Set<String>] = [:]
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
      numbers[input.path] = numbers.count + 1
      inputs[numbers.count] = input
    }
    return isNew
  }

  func number(of input: PreviewHost.Input) -> Int { numbers[input.path] ?? 0 }

  /// What files are called in the list, by their paths.
  var names: [String: String] {
    Dictionary(inputs.values.map { ($0.path, $0.name) }) { first, _ in first }
  }

  // MARK: Dependencies

  /// Notes what a picture was made of; what a broken one would have read is known from before.
  mutating func note(_ paths: Set<String>, of design: Int, isWhole: Bool) {
    sought[design] = isWhole ? paths : paths.union(sought[design] ?? [])
  }

  mutating func note(_ layout: ShownLayout, of design: Int) {
    note(layout.sought, of: design, isWhole: true)
    fontFolders.formUnion(layout.fontFolders)
    written[design] = Set(layout.files.values)
  }

  func written(by design: Int) -> Set<String> { written[design] ?? [] }

  /// What is to be watched: everything that shown pictures depend on, and where designs may come.
  var watched: Set<String> {
    sought.values.reduce(into: listing.folders.union(fontFolders)) { $0.formUnion($1) }
  }

  /// The designs that depend on one of these files.
  func designs(on paths: Set<String>) -> [Int] {
    sought.filter { !$0.value.isDisjoint(with: paths) }.map(\.key).sorted()
  }

  // MARK: Good pictures

  /// Keeps a picture for when its files break.
  mutating func keep(_ frame: FrameAnswer, of choices: PreviewChoices) {
    let key = choices.reading
    good[key] = frame
    order.removeAll { $0 == key }
    order.append(key)
    if order.count > Self.mostKept { good[order.removeFirst()] = nil }
  }

  /// The last good picture of the same choices, else of the same design.
  func lastGood(_ choices: PreviewChoices) -> FrameAnswer? {
    good[choices.reading]
      ?? order.last { $0.design == choices.design }.flatMap { good[$0] }
  }
}
