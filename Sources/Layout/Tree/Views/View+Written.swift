extension View {
  /// Says where the view stands written, and what to call it where it has no identifier.
  package func written(in file: StaticString, line: UInt, named name: String? = nil) {
    changeRare {
      $0.written.origin = Origin(file: file, line: line)
      $0.written.name = name
    }
  }
}
