/// The files that a design is made of, with lines that are counted through all of them.
///
/// The lines of the design's own file have their own numbers; those of a file that was read after it
/// begin behind its last.
package struct SourceSet: Sendable {
  /// The design's own file.
  package let main: Source
  /// The other files, in the order in which they were read.
  package let parts: [Source]

  package var name: String { main.name }

  /// The file that has a line, with the number that the line has there.
  package func place(ofLine number: Int) -> (source: Source, line: Int) {
    let source = parts.last { $0.linesBefore < number } ?? main
    return (source, number - source.linesBefore)
  }
}
