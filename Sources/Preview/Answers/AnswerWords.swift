import Foundation
import SnaplineAsking
import SnaplineDiagnostics

/// Makes answers of what rooms say: places with the numbers of files, and views by their paths.
struct AnswerWords: PlaceWords {
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

  func file(_ name: String, at path: String) -> FileAnswer {
    FileAnswer(n: files.number(of: path), name: names[path] ?? name, link: Self.link(to: path))
  }

  /// What editors of the most common kind open; a page adds the line.
  private static func link(to path: String) -> String? {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed).map { "vscode://file" + $0 }
  }
}

extension CGRect {
  var frame: [Double] { [minX, minY, width, height].map { Double($0) } }
}
