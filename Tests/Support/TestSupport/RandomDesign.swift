/// A random design as text, of which one thing can be edited.
public struct RandomDesign {
  struct Label {
    var text: String
    var id: String?
    var size: Int
    var color: String
  }

  struct Box {
    var name: String
    var leading: Int
    var gap: Int
    var width: Int
    var height: Int
    var radius: Int
    var priority = 1000
    var relation = "=="
  }

  /// What an edit is called in a message: the end of what was edited, and its values.
  public struct Edit {
    public var property: String
    public var old: String?
    public var new: String?
  }

  private var brand: String
  private var spacing: Int
  private var insets: Int
  private var labels: [Label]
  private var boxes: [Box]
  private var serial = 0

  public init(_ seed: inout Seed, named: Double) {
    brand = Self.colors[seed.number(in: 0...2)]
    spacing = seed.number(in: 2...12)
    insets = seed.number(in: 8...24)
    labels = []
    boxes = []
    for place in 0..<seed.number(in: 2...5) {
      labels.append(label(&seed, id: seed.chance(named) ? "label\(place)" : nil))
    }
    for place in 0..<seed.number(in: 1...4) {
      boxes.append(
        Box(
          name: "box\(place)",
          leading: seed.number(in: 0...20),
          gap: seed.number(in: 4...20),
          width: seed.number(in: 20...70),
          height: seed.number(in: 10...40),
          radius: seed.number(in: 1...4)
        )
      )
    }
  }

  private mutating func label(_ seed: inout Seed, id: String?) -> Label {
    serial += 1
    let words = ["Ada", "writes", "about", "constraints", "and", "solvers", "at", "night"]
    let text = (0...seed.number(in: 1...12)).map { _ in words[seed.number(in: 0...7)] }
    return Label(
      text: "\(serial) " + text.joined(separator: " "),
      id: id,
      size: seed.number(in: 11...19),
      color: seed.chance(0.5) ? "brand" : "black"
    )
  }

  private static let colors = ["AA3311", "117733", "3311AA", "776600"]

  /// Edits one thing that is there.
  public mutating func edit(_ seed: inout Seed) -> Edit {
    let (label, box) = (
      seed.number(in: 0...labels.count - 1), seed.number(in: 0...boxes.count - 1)
    )
    func other(_ value: inout Int, by range: ClosedRange<Int> = 1...9) -> (String, String) {
      let old = value
      value += seed.number(in: range)
      return ("\(old)", "\(value)")
    }
    switch seed.number(in: 0...11) {
    case 0:
      let (old, new) = other(&spacing)
      return Edit(property: "stack.spacing", old: old, new: new)
    case 1:
      let (old, new) = other(&insets)
      return Edit(property: ".insets", old: old, new: new)
    case 2:
      let (old, new) = other(&boxes[box].leading)
      return Edit(property: "\(boxes[box].name).leading == stack.leading", old: nil, new: nil)
        .with("+ " + old, "+ " + new)
    case 3:
      let (old, new) = other(&boxes[box].gap)
      return Edit(property: "", old: "+ " + old, new: "+ " + new)
    case 4:
      let (old, new) = other(&boxes[box].width)
      return Edit(property: boxes[box].name + ".width ==", old: old, new: new)
    case 5:
      boxes[box].priority = 600
      return Edit(property: "\(boxes[box].name).width == ", old: "@1000", new: "@600")
    case 6:
      boxes[box].relation = ">="
      return Edit(property: boxes[box].name + ".width", old: nil, new: nil)
    case 7:
      let (old, new) = other(&labels[label].size)
      return Edit(property: ".font", old: old, new: new)
    case 8:
      let old = brand
      brand = Self.colors[3]
      return Edit(property: "colors.brand", old: old, new: brand)
    case 9:
      labels[label].text += " anew"
      return Edit(property: ".text", old: nil, new: nil)
    case 10:
      labels.insert(self.label(&seed, id: nil), at: label)
      return Edit(property: "Label “", old: "absent", new: "there")
    default:
      let (old, new) = other(&boxes[box].radius)
      return Edit(property: boxes[box].name + ".cornerRadius", old: old, new: new)
    }
  }

  public var yaml: String {
    var lines = [
      "version: 1", "canvas: 360x900", "colors:", "  brand: \(brand)", "view:", "  view:",
      "  - vstack:",
    ]
    for label in labels {
      lines.append("    - label: \(label.text)")
      if let id = label.id { lines.append("      id: \(id)") }
      lines += ["      lines: 0", "      font: \(label.size)", "      color: \(label.color)"]
    }
    lines += ["    id: stack", "    spacing: \(spacing)", "    alignment: leading"]
    for box in boxes {
      lines += [
        "  - id: \(box.name)", "    background: brand", "    cornerRadius: \(box.radius)",
      ]
    }
    lines += [
      "  id: card", "  filling: superview", "  insets: \(insets)", "  constraints:",
      "  - stack.leading == self.leading + 10", "  - stack.top == self.top + 10",
      "  - stack.trailing <= self.trailing - 10",
    ]
    var above = "stack"
    for box in boxes {
      let priority = box.priority == 1000 ? "" : " @\(box.priority)"
      lines += [
        "  - \(box.name).leading == stack.leading + \(box.leading)",
        "  - \(box.name).top == \(above).bottom + \(box.gap)",
        "  - \(box.name).width \(box.relation) \(box.width)\(priority)",
        "  - \(box.name).width == 99 @750", "  - \(box.name).height == \(box.height)",
      ]
      above = box.name
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension RandomDesign.Edit {
  fileprivate func with(_ old: String, _ new: String) -> Self {
    var edit = self
    (edit.old, edit.new) = (old, new)
    return edit
  }
}
