/// The names of keys that belong together, for those who write them in other words.
package enum KeyNames {
  /// Those that say where a view is.
  package static let placement = PlacementWords.all.map(\.name)
  /// Those that say how large it is.
  package static let sizes = [
    SizeKeys.width.name, SizeKeys.height.name, SizeKeys.size.name, SizeKeys.aspect.name,
  ]
}
