/// A random design as text, of which one thing can be edited.
public struct RandomDesign {
  struct Label {
    var serial: Int
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
    /// The width that the box has where nothing stronger says so.
    var weak = 99
  }

  /// What an edit is called in a message: the end of what was edited, and its values.
  public struct Edit {
    public var property: String
    public var old: String?
    public var new: String?
    /// What was edited; two edits of the same would be one.
    var target = ""
    /// The labels of whose place or text it is, by their serial numbers.
    var labels: Set<Int> = []
    /// Whether labels came, went or changed places.
    var isOfTree = false

    /// Whether two edits might be told as one or as others: those of the same thing, and texts of
    /// labels without a name beside labels that came, went or changed places.
    func mayMix(with other: Edit) -> Bool {
      if target == other.target { return true }
      guard isOfTree || other.isOfTree else { return false }
      return (isOfTree && other.isOfTree) || !labels.isDisjoint(with: other.labels)
    }
  }

  private var brand: String
  private var spacing: Int
  private var insets: Int
  private var labels: [Label]
  private var boxes: [Box]
  private var serial = 0
  /// How the stack's end stands to that of what it lies in.
  private var end = "<="

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
          radius: seed.number(in: 1...4),
          weak: seed.chance(0.5) ? 99 : 5
        )
      )
    }
  }

  private mutating func label(_ seed: inout Seed, id: String?) -> Label {
    serial += 1
    let words = ["Ada", "writes", "about", "constraints", "and", "solvers", "at", "night"]
    let text = (0...seed.number(in: 1...12)).map { _ in words[seed.number(in: 0...7)] }
    return Label(
      serial: serial,
      text: "\(serial) " + text.joined(separator: " "),
      id: id,
      size: seed.number(in: 11...19),
      color: seed.chance(0.5) ? "brand" : "black"
    )
  }

  private static let colors = ["AA3311", "117733", "3311AA", "776600"]

  /// Edits some things that are there, each another.
  public mutating func edits(_ count: Int, _ seed: inout Seed) -> [Edit] {
    var edits: [Edit] = []
    while edits.count < count {
      var edited = self
      let edit = edited.edit(&seed)
      // Whether a stack ends elsewhere depends on what is in it.
      if edit.target == "end" || edits.contains(where: edit.mayMix) { continue }
      edits.append(edit)
      self = edited
    }
    return edits
  }

  /// Edits one thing that is there.
  public mutating func edit(_ seed: inout Seed) -> Edit {
    let label = seed.number(in: 0...labels.count - 1)
    switch seed.number(in: 0...14) {
    case 0: return other(&spacing, "stack.spacing", &seed)
    case 1: return other(&insets, ".insets", &seed)
    case 2:
      let old = brand
      brand = Self.colors[3]
      return Edit(property: "colors.brand", old: old, new: brand, target: "brand")
    case 3:
      var edit = other(&labels[label].size, ".font", &seed)
      (edit.target, edit.labels) = ("font \(labels[label].serial)", [labels[label].serial])
      return edit
    case 4:
      labels[label].text += " anew"
      let unnamed = labels.filter { $0.id == nil }.map(\.serial)
      return Edit(
        property: labels[label].id.map { $0 + ".text" } ?? ".text",
        target: labels[label].id.map { "text " + $0 } ?? "text of one without a name",
        labels: labels[label].id == nil ? Set(unnamed) : [labels[label].serial]
      )
    case 5: return insert(at: label, &seed)
    case 6 where labels.count > 1: return remove(at: label)
    case 7 where labels.count > 1: return swap(label, (label + 1) % labels.count)
    case 8:
      end = "=="
      return Edit(property: "stack.trailing", target: "end")
    default: return editOfBox(&seed)
    }
  }

  private func other(_ value: inout Int, _ property: String, _ seed: inout Seed) -> Edit {
    let old = value
    value += seed.number(in: 1...9)
    return Edit(property: property, old: "\(old)", new: "\(value)", target: property)
  }

  private mutating func insert(at place: Int, _ seed: inout Seed) -> Edit {
    let new = label(&seed, id: nil)
    labels.insert(new, at: place)
    return Edit(
      property: "Label “\(new.serial) ",
      old: "absent",
      new: "there",
      target: "tree",
      labels: Set(labels.filter { $0.id == nil }.map(\.serial)),
      isOfTree: true
    )
  }

  private mutating func remove(at place: Int) -> Edit {
    let old = labels.remove(at: place)
    return Edit(
      property: old.id ?? "Label “\(old.serial) ",
      old: "there",
      new: "absent",
      target: "tree",
      labels: Set([old.serial] + labels.filter { $0.id == nil }.map(\.serial)),
      isOfTree: true
    )
  }

  private mutating func swap(_ one: Int, _ other: Int) -> Edit {
    labels.swapAt(one, other)
    return Edit(
      property: "stack.order",
      target: "tree",
      labels: Set(labels.filter { $0.id == nil }.map(\.serial)),
      isOfTree: true
    )
  }

  private mutating func editOfBox(_ seed: inout Seed) -> Edit {
    let place = seed.number(in: 0...boxes.count - 1)
    let name = boxes[place].name
    let width = "\(name).width"
    func signed(_ edit: Edit) -> Edit {
      var edit = edit
      (edit.old, edit.new) = (edit.old.map { "+ " + $0 }, edit.new.map { "+ " + $0 })
      return edit
    }
    switch seed.number(in: 0...5) {
    case 0: return signed(other(&boxes[place].leading, "\(name).leading == stack.leading", &seed))
    case 1: return signed(other(&boxes[place].gap, "\(name).top == ", &seed))
    case 2: return other(&boxes[place].radius, "\(name).cornerRadius", &seed)
    case 3:
      var edit = other(&boxes[place].width, width + " ==", &seed)
      edit.target = width
      return edit
    case 4:
      boxes[place].priority = 600
      return Edit(property: width + " == ", old: "@1000", new: "@600", target: width)
    default:
      // The relation that lets the weaker width have its way.
      boxes[place].relation = boxes[place].weak > boxes[place].width ? ">=" : "<="
      return Edit(property: width, target: width)
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
      "  - stack.trailing \(end) self.trailing - 10",
    ]
    var above = "stack"
    for box in boxes {
      let priority = box.priority == 1000 ? "" : " @\(box.priority)"
      lines += [
        "  - \(box.name).leading == stack.leading + \(box.leading)",
        "  - \(box.name).top == \(above).bottom + \(box.gap)",
        "  - \(box.name).width \(box.relation) \(box.width)\(priority)",
        "  - \(box.name).width == \(box.weak) @750", "  - \(box.name).height == \(box.height)",
      ]
      above = box.name
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
