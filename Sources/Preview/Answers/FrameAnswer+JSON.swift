import SnaplineAsking
import SnaplineScene
import SnaplineServing

extension HTTPAnswer {
  static func frame(_ frame: FrameAnswer) -> HTTPAnswer { .json(frame.json) }
}

extension FrameAnswer {
  /// The answer as JSON.
  ///
  /// The picture and the views, which are nearly all of it, are written by hand: an encoder takes about as
  /// long for them as laying the design out.
  var json: [UInt8] {
    var text = AnswerText.json(facts)
    text.removeLast()
    text.reserveCapacity(text.count + (svg?.utf8.count ?? 0) * 5 / 4 + views.count * 320)
    if let svg { text.add("svg", svg) }
    text.append(",\"views\":[")
    for (number, view) in views.enumerated() {
      if number > 0 { text.append(",") }
      text.add(view)
    }
    text.append("]}")
    return text
  }
}

/// JSON, piece by piece.
extension [UInt8] {
  fileprivate mutating func append(_ text: StaticString) {
    unsafe append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  fileprivate mutating func add(_ view: ViewAnswer) {
    append("{\"path\":")
    JSON.add(view.path, to: &self)
    add("class", view.class)
    append(",\"frame\":[")
    for (number, side) in view.frame.enumerated() {
      if number > 0 { append(",") }
      append(contentsOf: JSON.number(side).utf8)
    }
    append("]")
    if let parent = view.parent { add("parent", parent) }
    if let id = view.id { add("id", id) }
    if let text = view.text { add("text", text) }
    if view.isHidden { append(",\"hidden\":true") }
    if let place = view.place {
      append(",\"place\":{\"name\":")
      JSON.add(place.name, to: &self)
      if let file = place.file { add("file", file) }
      if let line = place.line { add("line", line) }
      if let column = place.column { add("column", column) }
      append("}")
    }
    append("}")
  }

  private mutating func begin(_ name: StaticString) {
    append(",\"")
    append(name)
    append("\":")
  }

  fileprivate mutating func add(_ name: StaticString, _ text: String) {
    begin(name)
    JSON.add(text, to: &self)
  }

  fileprivate mutating func add(_ name: StaticString, _ number: Int) {
    begin(name)
    append(contentsOf: String(number).utf8)
  }
}
