internal import CXML
import Foundation
import SnaplineEnvironment

/// Bytes to elements, within limits.
struct XMLReader {
  /// libxml2 goes no deeper than 256 by itself.
  static let mostDepth = 200
  static let mostAttributes = 500
  let limits: Limits

  func root(of bytes: [UInt8]) throws(XMLFault) -> XMLElement {
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    let plain = Array(bytes)
    guard plain.contains(where: { $0 > 0x20 }) else { throw .empty }
    try checkEncoding(plain)
    var scan = TagScan(mostAttributes: Self.mostAttributes)
    try scan.check(plain)
    return try parse(plain)
  }

  private func checkEncoding(_ bytes: [UInt8]) throws(XMLFault) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let valid = String(decoding: bytes, as: UTF8.self).prefix { $0 != "\u{FFFD}" }
      throw .notUTF8(line: valid.count { $0.isNewline } + 1)
    }
    guard text.hasPrefix("<?xml"), let declaration = text.prefix(200).split(separator: "?>").first,
      let start = declaration.range(of: "encoding=")?.upperBound
    else { return }
    let quoted = declaration[start...].dropFirst()
    let name = quoted.prefix { $0 != "\"" && $0 != "'" }.lowercased()
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(name) else { throw .otherEncoding(name) }
  }

  private func parse(_ bytes: [UInt8]) throws(XMLFault) -> XMLElement {
    let tree = ElementStack(limits)
    let answer = withExtendedLifetime(tree) {
      var steps = unsafe cxml_steps()
      unsafe steps.reader = Unmanaged.passUnretained(tree).toOpaque()
      unsafe steps.begin = { reader, name, pairs, count, line in
        guard let reader = unsafe reader, let name = unsafe name, let pairs = unsafe pairs else {
          return 0
        }
        var attributes: [String: String] = [:]
        for place in 0..<count {
          if let name = unsafe pairs[2 * place], let value = unsafe pairs[2 * place + 1] {
            // Where entities are off, libxml2 hands an ampersand on as it may be written.
            attributes[unsafe String(cString: name)] = unsafe String(cString: value)
              .split(separator: "&#38;", omittingEmptySubsequences: false).joined(separator: "&")
          }
        }
        let tree = unsafe Unmanaged<ElementStack>.fromOpaque(reader).takeUnretainedValue()
        return tree.begin(unsafe String(cString: name), attributes, line: line) ? 1 : 0
      }
      unsafe steps.text = { reader, text, count in
        guard let reader = unsafe reader, let text = unsafe text else { return 0 }
        let tree = unsafe Unmanaged<ElementStack>.fromOpaque(reader).takeUnretainedValue()
        let bytes = unsafe UnsafeRawBufferPointer(start: text, count: count)
        return tree.add(unsafe [UInt8](bytes)) ? 1 : 0
      }
      unsafe steps.end = { reader in
        guard let reader = unsafe reader else { return 0 }
        unsafe Unmanaged<ElementStack>.fromOpaque(reader).takeUnretainedValue().end()
        return 1
      }
      return unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe cxml_parse(bytes.baseAddress, bytes.count, steps)
      }
    }
    switch answer.outcome {
    case cxml_missing: throw .noLibrary
    case cxml_declares: throw .declarations(line: answer.line)
    case cxml_ended: throw tree.fault ?? .empty
    case cxml_malformed:
      throw .malformed(line: answer.line, reason: answer.message)
    default: break
    }
    guard let root = tree.root else { throw .empty }
    return root
  }
}

extension cxml_answer {
  /// libxml2's reason, as the rest of a sentence.
  fileprivate var message: String {
    var copy = reason
    let text = unsafe withUnsafeBytes(of: &copy) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    return line.isEmpty ? "it isn't well-formed" : line
  }
}

/// The elements that are open while a document is read.
private final class ElementStack {
  private struct Open {
    let name: String
    let attributes: [String: String]
    let line: Int
    let serial: Int
    var children: [XMLElement] = []
    var text: [UInt8] = []
  }

  private let limits: Limits
  private var open: [Open] = []
  private var count = 0
  private(set) var root: XMLElement?
  private(set) var fault: XMLFault?

  init(_ limits: Limits) { self.limits = limits }

  func begin(_ name: String, _ attributes: [String: String], line: Int) -> Bool {
    count += 1
    if open.count >= XMLReader.mostDepth {
      fault = .tooDeep(line: line, most: XMLReader.mostDepth)
    } else if count > limits.documentNodes {
      fault = .tooManyElements(line: line, most: limits.documentNodes)
    } else if attributes.values.contains(where: { $0.utf8.count > limits.textBytes }) {
      fault = .textTooLong(line: line, most: limits.textBytes)
    }
    guard fault == nil else { return false }
    open.append(Open(name: name, attributes: attributes, line: line, serial: count))
    return true
  }

  func add(_ text: [UInt8]) -> Bool {
    guard let last = open.indices.last, !Self.data.contains(open[last].name) else { return true }
    open[last].text += text
    guard open[last].text.count > limits.textBytes else { return true }
    fault = .textTooLong(line: open[last].line, most: limits.textBytes)
    return false
  }

  /// Elements that hold archives of Xcode's, as large as the document may be.
  ///
  /// Nothing of them is drawn, so nothing of them is kept.
  private static let data: Set<String> = ["data", "mutableData"]

  /// Bytes that were written in base 64, without the signs that fill up its end.
  private static func decoded(_ text: [UInt8]) -> [UInt8]? {
    var digits = text.filter { $0 > 0x20 && $0 != UInt8(ascii: "=") }
    digits += [UInt8](repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: Data(digits)).map { [UInt8]($0) }
  }

  func end() {
    guard let last = open.popLast() else { return }
    let isEncoded = last.attributes["base64-UTF8"] == "YES"
    let bytes = isEncoded ? Self.decoded(last.text) ?? last.text : last.text
    let text = String(decoding: bytes, as: UTF8.self)
    let element = XMLElement(
      last.name,
      last.attributes,
      last.children,
      text: last.children.isEmpty ? text : "",
      line: last.line,
      serial: last.serial
    )
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}
