import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout

/// Makes answers of what rooms say: places with the numbers of files, and views by their paths.
struct AnswerWords {
  let files: NumberedFiles
  /// The paths of files by the names that messages have for them.
  let paths: [String: String]
  /// What a file is called in the list, by its path.
  let names: [String: String]

  func place(_ place: Place?) -> PlaceAnswer? {
    guard let place else { return nil }
    let path = paths[place.file]
    return PlaceAnswer(
      file: path.map(files.number),
      name: names[place.file] ?? place.file,
      line: place.line,
      column: place.column
    )
  }

  func message(_ diagnostic: Diagnostic) -> MessageAnswer {
    MessageAnswer(
      severity: "\(diagnostic.severity)",
      id: diagnostic.id,
      subject: diagnostic.subject,
      cause: diagnostic.cause,
      remedy: diagnostic.remedy,
      place: place(diagnostic.place),
      excerpt: diagnostic.place?.excerpt
    )
  }

  func file(_ name: String, at path: String) -> FileAnswer {
    FileAnswer(n: files.number(of: path), name: name, link: Self.link(to: path))
  }

  /// What editors of the most common kind open; a page adds the line.
  private static func link(to path: String) -> String? {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed).map { "vscode://file" + $0 }
  }
}

extension Edges {
  /// Left, top, width and height.
  var frame: [Double] { [left, top, width, height] }
}

extension CGRect {
  var frame: [Double] { [minX, minY, width, height].map { Double($0) } }
}
