public import Foundation

/// A table of the reference text on UIKit's behaviour, as it stands there.
public struct FactTable: Sendable {
  /// The chapter it stands in, such as `6.3 Keyboard heights`.
  public var chapter: String
  public var columns: [String]
  /// Each row's cells, without what marks them as bold or as code.
  public var rows: [[String]]

  /// The folder's text; nothing where the environment names no folder that holds one.
  public static let text: String? = {
    guard let shared = ProcessInfo.processInfo.environment["SNAPLINE_SHARED"] else { return nil }
    return try? String(contentsOfFile: shared + "/uikit/BEHAVIOUR.md", encoding: .utf8)
  }()

  /// Why tests that read the text are skipped.
  public static let absence: String = "SNAPLINE_SHARED names no folder with uikit/BEHAVIOUR.md"

  /// The tables of a chapter, in their order.
  public static func tables(ofChapter number: String) -> [FactTable] {
    all.filter { $0.chapter.hasPrefix(number + " ") }
  }

  /// The rest of the line that begins with some words.
  public static func line(after words: String) -> String? {
    text?.split(separator: "\n").first { $0.hasPrefix(words) }
      .map { plain($0.dropFirst(words.count)) }
  }

  private static let all: [FactTable] = {
    var (tables, chapter, isInside) = ([FactTable](), "", false)
    for line in text?.split(separator: "\n", omittingEmptySubsequences: false) ?? [] {
      guard line.hasPrefix("|") else {
        isInside = false
        if line.hasPrefix("#") {
          chapter = String(line.drop { $0 == "#" || $0 == " " }).replacing(". ", with: " ")
        }
        continue
      }
      let cells = cells(of: line)
      if !isInside {
        tables.append(FactTable(chapter: chapter, columns: cells, rows: []))
        isInside = true
      } else if !cells.allSatisfy({ $0.allSatisfy { "-: ".contains($0) } }) {
        tables[tables.count - 1].rows.append(cells)
      }
    }
    return tables
  }()

  private static func cells(of line: Substring) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { plain($0) }
  }

  private static func plain(_ cell: Substring) -> String {
    cell.replacing("*", with: "").replacing("`", with: "")
      .trimmingCharacters(in: .whitespaces)
  }
}

extension StringProtocol {
  /// The numbers in a text, none of them below zero: a minus is a dash to us.
  public var numbers: [CGFloat] {
    split { !$0.isASCII || !($0.isNumber || $0 == ".") }.compactMap {
      Double($0).map { CGFloat($0) }
    }
  }

  /// What stands before a bracket, and what in it.
  public var bracketed: (before: String, inside: String?) {
    let parts = split(separator: "(", maxSplits: 1)
    let before = parts.first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    return (before, parts.dropFirst().first.map { String($0.prefix { $0 != ")" }) })
  }
}
