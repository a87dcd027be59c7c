/// An element of a document, with all that is in it.
final class XMLElement: Sendable {
  let name: String
  let attributes: [String: String]
  let children: [XMLElement]
  /// What stands between the tags, without the white space around it where it is all there is.
  let text: String
  /// Counted from 1.
  let line: Int
  /// Which of the document's elements it is, counted as they begin.
  let serial: Int

  init(
    _ name: String,
    _ attributes: [String: String] = [:],
    _ children: [XMLElement] = [],
    text: String = "",
    line: Int = 0,
    serial: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
    self.serial = serial
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  var id: String? { attributes["id"] }
  /// The property of the parent that the element is.
  var key: String? { attributes["key"] }

  func children(named name: String) -> [XMLElement] { children.filter { $0.name == name } }

  func child(_ name: String, key: String? = nil) -> XMLElement? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// The child that is a property, whatever it is called.
  func child(key: String) -> XMLElement? { children.first { $0.key == key } }

  /// What an attribute's word stands for; nothing for one that the table doesn't have.
  func word<Value>(_ attribute: String, in table: [String: Value]) -> Value? {
    attributes[attribute].flatMap { table[$0] }
  }

  func bool(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  /// The element and all below it, parents first.
  var subtree: [XMLElement] {
    var found: [XMLElement] = []
    var waiting = [self]
    while let element = waiting.popLast() {
      found.append(element)
      waiting += element.children.reversed()
    }
    return found
  }

  /// The same element with other contents.
  func with(attributes: [String: String], children: [XMLElement]) -> XMLElement {
    XMLElement(name, attributes, children, text: text, line: line, serial: serial)
  }
}
