/// Which run of which test an assertion stands in, as its test library knows.
package struct TestOccasion: Hashable, Sendable {
  /// What the arguments of a parameterised test are called.
  package var arguments: [String]
  /// Tells arguments apart that are called alike.
  package var identity: String
  /// A number that no other run of any test in this process has.
  package var run: UInt64

  package init(arguments: [String] = [], identity: String = "", run: UInt64 = 0) {
    (self.arguments, self.identity, self.run) = (arguments, identity, run)
  }
}

extension SnapshotCall {
  /// The parts of the name.
  ///
  /// The function comes first, then the name that was given; without one the arguments of the test, and
  /// the place in a list of strategies, or from the second call of a run on its number. A cell of a matrix
  /// comes last.
  var nameParts: [String] {
    var parts = [function]
    if let name {
      parts.append(name)
    } else {
      parts += occasion.arguments.map(Self.part)
      if let number = place ?? (number > 1 ? number : nil) { parts.append(String(number)) }
    }
    return parts + (cell?.words ?? [])
  }

  /// An argument as a part of a name, in which a sign of a number isn't lost.
  private static func part(of argument: String) -> String {
    let isNegative = argument.first == "-" && argument.dropFirst().first?.isNumber == true
    let words = isNegative ? "minus-" + argument.dropFirst() : argument
    guard SnapshotName.cleaned(words).isEmpty else { return words }
    // Signs alone, such as those of an operator, are named by their characters.
    let numbers = words.unicodeScalars.map { "u" + String($0.value, radix: 16) }
    return numbers.isEmpty ? "empty" : numbers.joined(separator: "-")
  }

  /// The same call with its place among those of the run that have no name.
  package func counted() -> SnapshotCall {
    guard name == nil, literal == nil else { return self }
    var call = self
    call.number = SnapshotOrder.next(
      in: "\(filePath) \(function) \(occasion.identity)",
      of: occasion.run
    )
    return call
  }

  /// The baseline, which nothing else may use.
  func claimedBaseline(at place: SnapshotPlace) throws(SnapshotError) -> Baseline {
    let site = "\(fileID):\(line):\(column)"
    if let literal {
      let baseline = Baseline(literal.place(of: self), below: place.root)
      try SnapshotRegistry.claim(baseline, written: site, isNamed: true, site: site)
      return baseline
    }
    let name = try SnapshotName(function: function, parts: Array(nameParts.dropFirst()))
    var baseline = Baseline(folder: place.folder, stem: name.stem)
    if self.name == nil, self.place == nil, number == 1, occasion.arguments.isEmpty, cell == nil,
      baseline.existingPaths.isEmpty
    {
      // The first snapshot without a name has the number 1 in files of other libraries.
      let numbered = Baseline(folder: place.folder, stem: name.stem + ".1")
      if !numbered.existingPaths.isEmpty { baseline = numbered }
    }
    try SnapshotRegistry.claim(
      baseline,
      written: name.written,
      isNamed: self.name != nil || self.place != nil,
      site: site,
      arguments: self.name == nil ? occasion.identity : ""
    )
    return baseline
  }

  /// What the cells of a matrix are grouped by.
  func matrixName(beside baseline: Baseline, in store: BaselineStore) -> String {
    var call = self
    call.cell = nil
    let name = try? SnapshotName(function: function, parts: Array(call.nameParts.dropFirst()))
    return store.identifier(
      of: Baseline(folder: baseline.folder, stem: name?.stem ?? baseline.stem)
    )
  }
}
