import Foundation

/// The elements of a PDF document as those who read it aloud see them, with the text of each.
struct PDFStructure {
  private let reader: PDFReader
  private var objects: [Int: String] { reader.objects }
  /// The text of each mark, by page.
  private var texts: [Int: [Int: String]] = [:]

  init(_ file: Data) {
    reader = PDFReader(file)
    for (number, page) in reader.objects where page.contains("/Type /Page ") {
      guard let match = page.firstMatch(of: #/\/Contents (\d+) 0 R/#),
        let content = reader.objects[Int(match.1) ?? 0]
      else { continue }
      texts[number] = [:]
      reader.readText(ofPage: content) { text, mark in
        if let mark { texts[number, default: [:]][mark, default: ""] += text }
      }
    }
  }

  /// One line an element, indented below the one around it.
  var outline: String {
    guard let root = objects.values.first(where: { $0.contains("/Type /StructTreeRoot") }),
      let first = root.firstMatch(of: #/\/K (\d+) 0 R/#)
    else { return "none" }
    return lines(of: Int(first.1) ?? 0, indent: "").joined(separator: "\n")
  }

  private func lines(of number: Int, indent: String) -> [String] {
    guard let element = objects[number],
      let name = element.firstMatch(of: #/\/S \/(\w+)/#),
      let kids = element.firstMatch(of: #/\/K \[ (.*) \]/#)
    else { return [indent + "nothing is object \(number)"] }
    let page = element.firstMatch(of: #/\/Pg (\d+) 0 R/#).flatMap { Int($0.1) } ?? 0
    var (text, below) = ("", [String]())
    let words =
      #/<< \/Type \/MCR \/Pg (\d+) 0 R \/MCID (\d+) >>|<< \/Type \/OBJR[^>]*>>|(\d+) 0 R|(\d+)/#
    for match in kids.1.matches(of: words) {
      if let other = match.1, let mark = match.2 {
        text += texts[Int(other) ?? 0]?[Int(mark) ?? 0] ?? "?"
      } else if let kid = match.3 {
        below += lines(of: Int(kid) ?? 0, indent: indent + " ")
      } else if let mark = match.4 {
        text += texts[page]?[Int(mark) ?? 0] ?? ""
      }
    }
    let digits = element.firstMatch(of: #/\/Alt <FEFF([0-9A-F]*)>/#).map { Array($0.1) } ?? []
    let units = stride(from: 0, to: digits.count, by: 4).compactMap { place in
      UInt16(String(digits[place..<min(place + 4, digits.count)]), radix: 16)
    }
    if !units.isEmpty { text += String(decoding: units, as: UTF16.self) }
    return [indent + name.1 + (text.isEmpty ? "" : " “\(text)”")] + below
  }

  /// What readers list beside the pages, indented by level.
  var bookmarks: [String] {
    guard let root = objects.values.first(where: { $0.contains("/Type /Outlines") }),
      let first = root.firstMatch(of: #/\/First (\d+) 0 R/#)
    else { return [] }
    return entries(from: Int(first.1) ?? 0, indent: "")
  }

  private func entries(from number: Int, indent: String) -> [String] {
    guard let entry = objects[number] else { return [] }
    let title = entry.firstMatch(of: #/\/Title \((.*)\)/#).map { String($0.1) } ?? "?"
    func next(_ key: String) -> Int? {
      entry.range(of: "/\(key) ").flatMap { Int(entry[$0.upperBound...].prefix { $0.isNumber }) }
    }
    return [indent + title] + (next("First").map { entries(from: $0, indent: indent + " ") } ?? [])
      + (next("Next").map { entries(from: $0, indent: indent) } ?? [])
  }

  /// The catalog of the document.
  var catalog: String { objects.values.first { $0.contains("/Type /Catalog") } ?? "" }
}
