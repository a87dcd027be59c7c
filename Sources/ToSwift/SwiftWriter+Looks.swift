import Foundation
import SnaplineDesigns
import SnaplineEnvironment
import SnaplineGeometry

/// What every view takes.
extension SwiftWriter {
  /// Writes the looks that a view says, in the order of the builder.
  func writeLooks(_ values: SaidValues, of view: String, isColoured: Bool = false) {
    func set(_ member: String, _ value: String?) {
      if let value { lines.add("\(view).\(member) = \(value)") }
    }
    set("semanticContentAttribute", values[ViewWords.direction].map(Self.direction))
    set("tintColor", values[ViewWords.tint].map(color))
    set("contentMode", values[ViewWords.contentMode].map { ".\($0.rawValue)" })
    if let fill = values[ViewWords.background], !isColoured { write(fill, of: view, values.values) }
    set("transform", values[ViewWords.transform].map(transform))
    if let accessibility = values[ViewWords.accessibility] { write(accessibility, of: view) }
    set("alpha", values[ViewWords.alpha].map { SwiftText.number($0.value) })
    set("isHidden", values[ViewWords.hidden].map { "\($0)" })
    set("clipsToBounds", values[ViewWords.clips].map { "\($0)" })
    if let corners = values[ViewWords.cornerRadius] { write(corners, of: view, values.values) }
    if let border = values[ViewWords.border] { write(border, of: view) }
    if let mask = values[ViewWords.mask] { write(mask, of: view, values.values) }
    if let effect = values[ViewWords.effect] {
      var call = SwiftCall()
      call.add("blur", effect.blur.map(points))
      call.add("tint", effect.tint.map { resolved($0) })
      set("layer.effect", call.of("GroupEffect"))
    }
    if let blend = values[ViewWords.blend] {
      set("layer.compositingFilter", blend == .normal ? "nil" : "\"\(blend.rawValue)BlendMode\"")
    }
    if let list = values[ViewWords.shadow] { write(list, of: view) }
    set("directionalLayoutMargins", values[ViewWords.margins].map(insets))
    set(
      "preservesSuperviewLayoutMargins",
      values[ViewWords.preservesSuperviewMargins].map { "\($0)" }
    )
    set(
      "insetsLayoutMarginsFromSafeArea",
      values[ViewWords.insetsMarginsFromSafeArea].map { "\($0)" }
    )
    if let appearance = values[ViewWords.appearance] {
      set(
        "overrideUserInterfaceStyle",
        appearance == .automatic ? ".unspecified" : ".\(appearance.rawValue)"
      )
    }
    if let configuration = values[ConditionWords.configuration] {
      set(
        "activeConditionalConstraintsConfigurationName",
        "View.Condition.ConfigurationName(rawValue: \(SwiftText.string(configuration.name)))"
      )
    }
    set(
      "minimumContentSizeCategory",
      values[ViewWords.minimumTextSize].map { ".\(ContentSizeCategory.member(named: $0.rawValue))" }
    )
    set(
      "maximumContentSizeCategory",
      values[ViewWords.maximumTextSize].map { ".\(ContentSizeCategory.member(named: $0.rawValue))" }
    )
    write(values[SizeKeys.hugging], "Growing", "ContentHugging", of: view)
    write(values[SizeKeys.compression], "Shrinking", "ContentCompressionResistance", of: view)
  }

  static func direction(_ word: DirectionWord) -> String {
    switch word {
    case .automatic: ".unspecified"
    case .leftToRight: ".forceLeftToRight"
    case .rightToLeft: ".forceRightToLeft"
    }
  }

  /// Priorities of content, in the helpers' words where they have one.
  private func write(
    _ priorities: ContentPriorities?,
    _ verb: String,
    _ member: String,
    of view: String
  ) {
    guard let priorities else { return }
    func word(_ priority: Double) -> String? {
      priority == 1000 ? "disallow" : priority == 250 ? "allow" : nil
    }
    if let across = priorities.horizontal, across == priorities.vertical, let word = word(across) {
      return lines.add("\(view).\(word)\(verb)()")
    }
    for (axis, value) in [
      ("Horizontal", priorities.horizontal), ("Vertical", priorities.vertical),
    ] {
      guard let value else { continue }
      if let word = word(value) {
        lines.add("\(view).\(word)\(axis)\(verb)()")
      } else {
        lines.add("\(view).set\(member)Priority(\(priority(value)), for: .\(axis.lowercased()))")
      }
    }
  }

  private func transform(_ value: TransformValue) -> String {
    var parts: [String] = []
    let factor = SwiftText.number(value.factor)
    if value.factor != 1 { parts.append("Transform(scaleX: \(factor), y: \(factor))") }
    if value.degrees != 0 {
      parts.append("Transform(rotationAngle: \(SwiftText.number(value.degrees)) * .pi / 180)")
    }
    if value.x.value != 0 || value.y.value != 0 || parts.isEmpty {
      parts.append("Transform(translationX: \(points(value.x)), y: \(points(value.y)))")
    }
    return parts[0] + parts.dropFirst().map { ".concatenating(\($0))" }.joined()
  }

  private func write(_ value: AccessibilityValue, of view: String) {
    func set(_ member: String, _ value: String?) {
      if let value { lines.add("\(view).\(member) = \(value)") }
    }
    set("accessibilityLabel", value.label.map(SwiftText.string))
    set("accessibilityValue", value.value.map(SwiftText.string))
    set("accessibilityHint", value.hint.map(SwiftText.string))
    set("accessibilityTraits", value.traits.map { SwiftText.list($0.map { ".\($0.rawValue)" }) })
    if let container = value.container {
      let word =
        switch container {
        case .table: "dataTable"
        case .list: "list"
        case .landmark: "landmark"
        case .group: "semanticGroup"
        }
      set("accessibilityContainerType", ".\(word)")
    }
    set("accessibilityElementsHidden", value.isHidden.map { "\($0)" })
    if value.label != nil { set("isAccessibilityElement", "true") }
  }

  // MARK: Edges

  private func write(_ corners: CornerRadius, of view: String, _ values: Values) {
    switch corners.radius {
    case .length(let length): lines.add("\(view).layer.cornerRadius = \(points(length))")
    case .round: lines.add("\(view).layer.isCapsule = true")
    }
    if corners.curve == .continuous { lines.add("\(view).layer.cornerCurve = .continuous") }
    guard let said = corners.corners else { return }
    let isRightToLeft = isRightToLeft(values)
    let masks = said.map { corner -> String in
      let isTop = corner == .topLeading || corner == .topTrailing
      let isLeading = corner == .topLeading || corner == .bottomLeading
      return ".layerM\(isLeading != isRightToLeft ? "in" : "ax")XM\(isTop ? "in" : "ax")YCorner"
    }
    lines.add("\(view).layer.maskedCorners = \(SwiftText.list(masks))")
  }

  private func write(_ border: BorderValue, of view: String) {
    lines.add("\(view).layer.borderWidth = \(points(border.width))")
    lines.add("\(view).layer.borderColor = \(resolved(border.color))")
    if let edges = border.edges {
      lines.add("\(view).layer.borderEdges = \(SwiftText.list(edges.map { ".\($0.rawValue)" }))")
    }
    if let dash = border.dash {
      lines.add("\(view).layer.borderDash = \(SwiftText.list(dash.lengths.map(points)))")
    }
  }

  private func write(_ list: ShadowList, of view: String) {
    let outer = list.shadows.filter { !$0.isInner }
    if let first = outer.first {
      lines.add("\(view).layer.shadowRadius = \(points(first.radius))")
      lines.add("\(view).layer.shadowColor = \(resolved(first.color))")
      lines.add("\(view).layer.shadowOpacity = \(SwiftText.number(first.opacity))")
      lines.add(
        "\(view).layer.shadowOffset = CGSize(width: \(points(first.offset.x)),"
          + " height: \(points(first.offset.y)))"
      )
    }
    let inner = list.shadows.filter(\.isInner)
    if outer.count > 1 {
      lines.add("\(view).layer.furtherShadows = \(SwiftText.list(outer.dropFirst().map(shadow)))")
    }
    if !inner.isEmpty {
      lines.add("\(view).layer.innerShadows = \(SwiftText.list(inner.map(shadow)))")
    }
  }

  private func shadow(_ value: ShadowValue) -> String {
    var call = SwiftCall()
    call.add("color", resolved(value.color, opacity: value.opacity))
    call.add("radius", points(value.radius))
    call.add("x", points(value.offset.x))
    call.add("y", points(value.offset.y))
    return call.of("Shadow")
  }

  // MARK: Fills

  private func write(_ fill: Fill, of view: String, _ values: Values) {
    switch fill {
    case .color(let color): lines.add("\(view).backgroundColor = \(Self.short(self.color(color)))")
    case .gradient(let gradient):
      lines.add("\(view).backgroundGradient = \(self.gradient(gradient, of: values))")
    case .picture, .list:
      let (ground, others) = Self.parted(fill)
      if let ground { lines.add("\(view).backgroundColor = \(color(ground))") }
      lines.add("\(view).backgroundFills = \(fills(others, of: values))")
    }
  }

  /// A colour behind all others is the ground, which casts the view's shadow.
  static func parted(_ fill: Fill) -> (ground: ColorValue?, others: [Fill]) {
    guard case .list(let list) = fill else { return (nil, [fill]) }
    guard case .color(let color)? = list.first else { return (nil, list) }
    return (color, Array(list.dropFirst()))
  }

  func fills(_ fills: [Fill], of values: Values) -> String {
    SwiftText.list(fills.flatMap { parts($0, of: values) })
  }

  private func parts(_ fill: Fill, of values: Values) -> [String] {
    switch fill {
    case .color(let color): [".color(\(self.color(color)))"]
    case .gradient(let gradient): [".gradient(\(self.gradient(gradient, of: values)))"]
    case .picture(let picture, let mode):
      image(picture.content, of: values).map { picture in
        let name = names.next(for: "paper", else: "paper")
        lines.add("let \(name) = \(picture) ?? Image()")
        return [".image(\(name), mode: .\(mode.rawValue))"]
      } ?? []
    case .list(let list): list.flatMap { parts($0, of: values) }
    }
  }

  /// Lets a view show through a view of its own, as large as it is.
  private func write(_ mask: ViewMaskValue, of view: String, _ values: Values) {
    let name = names.next(for: "mask", else: "mask")
    switch mask {
    case .figure(let figure, let box):
      lines.add("let \(name) = ShapeView(\(self.figure(figure, box: box?.rect)))")
    case .gradient(let gradient):
      let gradient = self.gradient(gradient, of: values)
      lines.add("let \(name) = View()")
      lines.add("\(name).backgroundGradient = \(gradient)")
    case .picture(let picture, let mode):
      let list = fills([.picture(picture, mode)], of: values)
      lines.add("let \(name) = View()")
      lines.add("\(name).backgroundFills = \(list)")
    }
    lines.add("\(view).mask = \(name)")
    lines.add("\(view).maskFillsBounds = true")
  }

  func figure(_ value: FigureValue, box: CGRect?) -> String {
    switch value {
    case .named(let name): ".\(name.rawValue)"
    case .path(let path): figure(path, box: box)
    }
  }

  func figure(_ path: Path, box: CGRect?) -> String {
    let name = names.next(for: "figure", else: "figure")
    lines.open("let \(name) = Path { path in")
    for step in path.steps {
      switch step {
      case .move(let to): lines.add("path.move(to: \(point(to)))")
      case .line(let to): lines.add("path.addLine(to: \(point(to)))")
      case .quad(let control, let to):
        lines.add("path.addQuadCurve(to: \(point(to)), control: \(point(control)))")
      case .curve(let one, let other, let to):
        lines.add(
          "path.addCurve(to: \(point(to)), control1: \(point(one)), control2: \(point(other)))"
        )
      case .close: lines.add("path.close()")
      }
    }
    lines.close()
    return ".path(\(name), box: \(box.map(rect) ?? "nil"), .winding)"
  }
}
