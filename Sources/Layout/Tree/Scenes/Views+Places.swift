extension [View] {
  /// The places of the views in the list, by the views themselves.
  package var places: [ObjectIdentifier: Int] {
    let placed = enumerated().map { (ObjectIdentifier($1), $0) }
    return Dictionary(placed) { first, _ in first }
  }
}
