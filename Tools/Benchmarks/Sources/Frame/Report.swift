import Foundation

/// What one benchmark found: tables for people, figures for programs.
public struct Report: Sendable {
  let name: String
  let about: String
  /// A word before the figures of the last line.
  public var word: String?
  private(set) var tables: [Table] = []
  private(set) var notes: [String] = []
  private(set) var figures: [(key: String, value: String)] = []
  /// The same figures as numbers, which limits are held against.
  private(set) var numbers: [(key: String, value: Double)] = []

  init(name: String, about: String) {
    self.name = name
    self.about = about
  }

  public mutating func add(_ table: Table) { tables.append(table) }

  /// A sentence below the tables.
  public mutating func note(_ sentence: String) { notes.append(sentence) }

  /// A figure of the last line.
  public mutating func figure(_ key: String, _ value: Int) {
    figures.append((key, "\(value)"))
    numbers.append((key, Double(value)))
  }

  /// A figure of the last line, with three significant digits.
  public mutating func figure(_ key: String, _ value: Double) {
    figures.append((key, value.short))
    numbers.append((key, value))
  }

  /// Tells who waits what is being measured.
  public func say(_ part: String) {
    FileHandle.standardError.write(Data("bench: \(name): \(part)\n".utf8))
  }

  /// Runs a part of the benchmark that needs something which may be missing here.
  public mutating func attempt(_ part: (inout Report) throws -> Void) throws {
    do {
      try part(&self)
    } catch let missing as Unavailable {
      note("skipped: \(missing)")
    }
  }

  /// The line that programs read.
  var line: String {
    (["bench", name] + [word].compactMap(\.self) + figures.map { "\($0.key)=\($0.value)" })
      .joined(separator: " ")
  }

  var text: String {
    var parts = ["\(name): \(about)"]
    parts += tables.map(\.text)
    if !notes.isEmpty { parts.append(notes.joined(separator: "\n")) }
    return parts.joined(separator: "\n\n")
  }

  var markdown: String {
    var parts = ["### \(name)", about.capitalizedFirst + "."]
    parts += tables.map(\.markdown)
    parts += notes.map { $0.capitalizedFirst + "." }
    return parts.joined(separator: "\n\n")
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
