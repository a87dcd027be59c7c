package import SnaplineDiagnostics
package import SnaplineLayout

/// A line of a file, by the number that the server gave the file.
package struct PlaceAnswer: Codable, Hashable {
  package var file: Int?
  package var name: String
  package let line: Int?
  package let column: Int?

  package init(file: Int? = nil, name: String, line: Int?, column: Int?) {
    (self.file, self.name, self.line, self.column) = (file, name, line, column)
  }
}

extension PlaceAnswer {
  private enum Key: CodingKey { case file, name, line, column }

  /// Reads what another process said of a place, in the words of the decoder where it has any: only who
  /// shows files has numbers for them.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    let told = PlaceAnswer(
      file: try keys.decodeIfPresent(Int.self, forKey: .file),
      name: try keys.decode(String.self, forKey: .name),
      line: try keys.decodeIfPresent(Int.self, forKey: .line),
      column: try keys.decodeIfPresent(Int.self, forKey: .column)
    )
    let words = CodingUserInfoKey.placeWords.flatMap { decoder.userInfo[$0] } as? any PlaceWords
    let place = Place(file: told.name, line: told.line, column: told.column)
    self = words?.place(place) ?? told
  }
}

extension CodingUserInfoKey {
  /// The ``PlaceWords`` in which places are read.
  package static let placeWords = CodingUserInfoKey(rawValue: "snapline.places")
}

/// Whoever knows what files are called, and their numbers.
package protocol PlaceWords: Sendable {
  func place(_ place: Place?) -> PlaceAnswer?
}

/// The words of a process that knows no numbers of files: whoever asked it puts them in.
package struct PlainPlaces: PlaceWords {
  package init() {}

  package func place(_ place: Place?) -> PlaceAnswer? {
    place.map { PlaceAnswer(name: $0.file, line: $0.line, column: $0.column) }
  }
}

/// A constraint as it is told to a page.
package struct ConstraintAnswer: Codable, Equatable {
  package let text: String
  package let name: String?
  package let priority: Double
  package let isWritten: Bool
  package let purpose: String?
  package let place: PlaceAnswer?
}

extension PlaceWords {
  package func constraint(_ reason: LayoutReason) -> ConstraintAnswer {
    ConstraintAnswer(
      text: reason.text.unquoted,
      name: reason.identifier,
      priority: Double(reason.priority.rawValue),
      isWritten: reason.isWritten,
      purpose: reason.purpose,
      place: place(reason.place)
    )
  }
}

extension String {
  /// The words of a formula without the quotation marks around names.
  package var unquoted: String { replacing("\"", with: "") }
}
