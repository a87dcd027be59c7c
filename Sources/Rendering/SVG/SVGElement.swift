internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

/// One element with its attributes, in the order they are given.
struct SVGElement {
  let name: String
  private(set) var text: String

  init(_ name: String) {
    self.name = name
    text = "<" + name
  }

  /// An element whose beginning is written elsewhere.
  init(attributesOf name: String) {
    self.name = name
    text = ""
  }

  /// Adds an attribute whose value needs no escape.
  mutating func set(_ name: String, _ value: String) { text += " \(name)=\"\(value)\"" }

  mutating func set(_ name: String, _ value: Double) { set(name, SVGText.number(value)) }

  /// Adds an attribute unless its value is what it is without it.
  mutating func set(_ name: String, _ value: Double, unless usual: Double) {
    let number = SVGText.number(value)
    if number != SVGText.number(usual) { set(name, number) }
  }

  /// Adds an attribute whose value is free text.
  mutating func setText(_ name: String, _ value: String) {
    set(name, SVGText.escaped(value, inAttribute: true))
  }

  /// Adds a colour as `fill` or `stroke`, with its opacity.
  mutating func setPaint(_ name: String, _ color: RGBA) {
    set(name, Self.name(of: color))
    set(name + "-opacity", color.alpha, unless: 1)
  }

  var opened: String { text + ">" }
  var closed: String { text + "/>" }

  static func name(of color: RGBA) -> String {
    func digits(_ part: Double) -> String {
      let level = part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded())
      return (level < 16 ? "0" : "") + String(level, radix: 16)
    }
    let parts = [digits(color.red), digits(color.green), digits(color.blue)]
    let isShort = parts.allSatisfy { $0.first == $0.last }
    return "#" + parts.map { isShort ? String($0.prefix(1)) : $0 }.joined()
  }

  /// The element that has the outline of `shape`; where a dash begins on it counts only in a path.
  init(outline shape: Shape, isDashed: Bool = false) {
    if isDashed, case .rounded = shape {
      self.init("path")
      set("d", Self.path(of: shape))
      return
    }
    switch shape {
    case .rectangle(let edges):
      self.init(box: edges)
    case .rounded(let edges, let radii, let curve):
      let fitted = radii.clamped.fitting(width: edges.width, height: edges.height)
      let isEven = fitted == CornerRadii(fitted.topLeft)
      if isEven, curve == .circular || fitted.topLeft == 0 {
        self.init(box: edges)
        set("rx", fitted.topLeft, unless: 0)
      } else {
        self.init("path")
        set("d", Self.path(of: shape))
      }
    case .path(_, let rule):
      self.init("path")
      set("d", Self.path(of: shape))
      if rule == .evenOdd { set("fill-rule", "evenodd") }
    }
  }

  private init(box: Edges) {
    self.init("rect")
    set("x", box.left, unless: 0)
    set("y", box.top, unless: 0)
    set("width", max(0, box.width))
    set("height", max(0, box.height))
  }

  static func path(of shape: Shape) -> String {
    shape.outline.steps.map { step in
      switch step {
      case .move(let point): "M" + SVGText.numbers(point.x, point.y)
      case .line(let point): "L" + SVGText.numbers(point.x, point.y)
      case .quad(let control, let end): "Q" + SVGText.numbers(control.x, control.y, end.x, end.y)
      case .curve(let first, let second, let end):
        "C" + SVGText.numbers(first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: "Z"
      }
    }.joined()
  }
}
