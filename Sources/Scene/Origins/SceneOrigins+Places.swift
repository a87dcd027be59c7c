extension SceneOrigins {
  /// Takes over where views of a part of the tree stand written, by the places that they have here; what
  /// isn't here any more is left out.
  mutating func take(placesOf part: SceneOrigins, at place: (Int) -> Int?) {
    func add<Value>(_ values: [Int: Value], to table: inout [Int: Value]) {
      for (node, value) in values {
        if let place = place(node) { table[place] = value }
      }
    }
    add(part.places, to: &places)
    add(part.uses, to: &uses)
    add(part.lists, to: &lists)
    add(part.repetitions, to: &repetitions)
    add(part.flags, to: &flags)
  }
}
