extension View {
  /// Says where the view stands written, and what to call it where it has no identifier.
  package func written(in file: StaticString, line: UInt, named name: String? = nil) {
    writtenSource = ViewSource(name: name, origin: Origin(file: file, line: line))
  }
}

/// What the source or the document of a view tells of it, for messages.
final class ViewSource {
  /// What messages call a view without an identifier.
  let name: String?
  /// Where the view is written, as opposed to the constraints that place it.
  let origin: Origin

  init(name: String?, origin: Origin) { (self.name, self.origin) = (name, origin) }
}
