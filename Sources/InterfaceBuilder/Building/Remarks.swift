import SnaplineDiagnostics

/// What is to be said of a document once it is drawn: each kind once, with a count.
struct Remarks {
  private var unknown: [String: (count: Int, line: Int)] = [:]
  private var customClasses: [String: (count: Int, line: Int, element: String)] = [:]
  /// How many views were made.
  var count = 0

  mutating func note(unknown element: Element) {
    unknown[element.name, default: (0, element.line)].count += 1
  }

  mutating func note(customClassOf element: Element) {
    let name = element["customClass"] ?? ""
    customClasses[name, default: (0, element.line, element.name)].count += 1
  }

  /// How many views are boxes that stand for others.
  var placeholders: Int { unknown.values.reduce(0) { $0 + $1.count } }

  mutating func merge(_ other: Remarks) {
    count += other.count
    for (name, entry) in other.unknown {
      unknown[name, default: (0, entry.line)].count += entry.count
    }
    for (name, entry) in other.customClasses {
      customClasses[name, default: (0, entry.line, entry.element)].count += entry.count
    }
  }

  func diagnostics(
    in file: String,
    missingImages: [String: Int],
    missingFonts: [String: MissingFont]
  ) -> [Diagnostic] {
    var said: [Diagnostic] = []
    for (name, entry) in unknown.sorted(by: { $0.value.line < $1.value.line }) {
      said.append(
        Diagnostic(
          id: "unknown-view",
          severity: .warning,
          subject: "'\(name)' is no kind of view that is known\(times(entry.count))",
          cause: "a labelled box stands for it",
          place: Place(file: file, line: entry.line)
        )
      )
    }
    for (name, entry) in customClasses.sorted(by: { $0.value.line < $1.value.line }) {
      said.append(
        Diagnostic(
          id: "custom-class",
          severity: .note,
          subject:
            "'\(name)' is drawn as the \(entry.element) that it extends\(times(entry.count))",
          cause: "an app's code isn't run",
          place: Place(file: file, line: entry.line)
        )
      )
    }
    for (name, count) in missingImages.sorted(by: { $0.key < $1.key }) {
      said.append(
        Diagnostic(
          id: "missing-image",
          severity: .warning,
          subject: "the picture '\(name)' isn't there\(times(count))",
          cause: "a box of its size stands for it",
          place: Place(file: file),
          remedy: "name the folder of the app's pictures: --assets FOLDER"
        )
      )
    }
    for (name, font) in missingFonts.sorted(by: { $0.key < $1.key }) {
      said.append(
        Diagnostic(
          id: "missing-font",
          severity: .warning,
          subject: "the font '\(name)' isn't there\(times(font.count))",
          cause: "\(font.standIn.map { "'\($0)'" } ?? "the system's font") stands for it",
          place: Place(file: file),
          remedy: "install it, or name its folder in SNAPLINE_FONTS"
        )
      )
    }
    return said
  }

  private func times(_ count: Int) -> String { count == 1 ? "" : " (\(count) times)" }
}
