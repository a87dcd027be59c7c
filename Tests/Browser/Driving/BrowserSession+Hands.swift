/// What hands do: they find things, point, drag and type.
extension BrowserSession {
  /// An element of the page.
  struct Element { let id: String }

  /// A key: a letter, or one that writes nothing, as WebDriver spells those.
  struct Key: ExpressibleByStringLiteral {
    let text: String

    init(stringLiteral text: String) { self.text = text }

    static let tab: Key = "\u{E004}"
    static let enter: Key = "\u{E007}"
    static let shift: Key = "\u{E008}"
    static let control: Key = "\u{E009}"
    static let escape: Key = "\u{E00C}"
    static let left: Key = "\u{E012}"
    static let right: Key = "\u{E014}"
  }

  private static let reference = "element-6066-11e4-a52e-4f735466cecf"

  /// The first element that a selector of CSS finds.
  func find(_ selector: String) throws -> Element {
    let found = try post("element", ["using": "css selector", "value": selector])
    return Element(id: (found as? [String: Any])?[Self.reference] as? String ?? "")
  }

  func click(_ selector: String) throws { try post("element/\(find(selector).id)/click") }

  /// Presses a key for whatever has the focus, while others are held.
  func press(_ key: Key, with held: Key...) throws {
    func action(_ kind: String, _ key: Key) -> [String: Any] { ["type": kind, "value": key.text] }
    let strokes =
      held.map { action("keyDown", $0) } + [action("keyDown", key), action("keyUp", key)]
      + held.reversed().map { action("keyUp", $0) }
    try post("actions", ["actions": [["type": "key", "id": "keyboard", "actions": strokes]]])
  }

  /// Takes an element at its middle, drags it through places that lie so far from there, and drops it.
  func drag(_ selector: String, through places: [(x: Int, y: Int)], each milliseconds: Int = 16)
    throws
  {
    let element = [Self.reference: try find(selector).id]
    var moves: [[String: Any]] = [
      ["type": "pointerMove", "duration": 0, "origin": element, "x": 0, "y": 0],
      ["type": "pointerDown", "button": 0],
    ]
    var last = (x: 0, y: 0)
    for place in places {
      moves.append([
        "type": "pointerMove", "duration": milliseconds, "origin": "pointer",
        "x": place.x - last.x, "y": place.y - last.y,
      ])
      last = place
    }
    moves.append(["type": "pointerUp", "button": 0])
    try point(moves)
  }

  /// Points at a place of the window, and clicks there.
  func click(x: Int, y: Int) throws {
    try point([
      ["type": "pointerMove", "duration": 0, "x": x, "y": y],
      ["type": "pointerDown", "button": 0],
      ["type": "pointerUp", "button": 0],
    ])
  }

  private func point(_ moves: [[String: Any]]) throws {
    let mouse = ["pointerType": "mouse"]
    try post(
      "actions",
      ["actions": [["type": "pointer", "id": "mouse", "parameters": mouse, "actions": moves]]]
    )
  }
}
