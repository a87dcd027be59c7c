import Foundation
import SnaplineControls
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

extension SceneBuilder {
  /// What all views say.
  func tellCommon(_ view: View, _ element: XMLElement) {
    if let mode = element.word("contentMode", in: AttributeWords.contentModes) {
      view.contentMode = mode
    }
    view.isHidden = element.bool("hidden") ?? false
    if let alpha = element.number("alpha") { view.alpha = min(max(alpha, 0), 1) }
    if let clips = element.bool("clipsSubviews") ?? element.bool("clipsToBounds") {
      view.clipsToBounds = clips || view is ScrollView
    }
    if element.child("color", key: "backgroundColor") != nil {
      view.backgroundColor = palette.color("backgroundColor", of: element)
    }
    if let tint = palette.color("tintColor", of: element) { view.tintColor = tint }
    if let direction = element.word("semanticContentAttribute", in: AttributeWords.directions) {
      view.semanticContentAttribute = direction
    }
    view.tag = element.int("tag") ?? 0
    view.isUserInteractionEnabled =
      element.bool("userInteractionEnabled") ?? view.isUserInteractionEnabled
    view.isMultipleTouchEnabled = element.bool("multipleTouchEnabled") ?? false
    view.isOpaque = element.bool("opaque") ?? view.isOpaque
    view.autoresizesSubviews = element.bool("autoresizesSubviews") ?? true
    tellPriorities(view, element)
    tellMargins(view, element)
    tellRuntimeAttributes(view, element)
    tellAccessibility(view, element)
  }

  private func tellAccessibility(_ view: View, _ element: XMLElement) {
    guard let said = element.child("accessibility") else { return }
    if let label = wording.text("label", of: said) { view.accessibilityLabel = label }
    if let hint = wording.text("hint", of: said) { view.accessibilityHint = hint }
    if let isElement = said.child("bool", key: "isElement")?.bool("value") {
      view.isAccessibilityElement = isElement
    }
    for (word, value) in said.child("accessibilityTraits")?.attributes ?? [:] where value == "YES" {
      view.accessibilityTraits.formUnion(AttributeWords.accessibilityTraits[word] ?? [])
    }
  }

  /// An absent priority is 250 or 750, whatever the class has by default.
  private func tellPriorities(_ view: View, _ element: XMLElement) {
    func priority(_ attribute: String, _ usual: Float) -> LayoutPriority {
      LayoutPriority(element.number(attribute).map { Float(min(max($0, 1), 1000)) } ?? usual)
    }
    view.setContentHuggingPriority(priority("horizontalHuggingPriority", 250), for: .horizontal)
    view.setContentHuggingPriority(priority("verticalHuggingPriority", 250), for: .vertical)
    view.setContentCompressionResistancePriority(
      priority("horizontalCompressionResistancePriority", 750),
      for: .horizontal
    )
    view.setContentCompressionResistancePriority(
      priority("verticalCompressionResistancePriority", 750),
      for: .vertical
    )
  }

  private func tellMargins(_ view: View, _ element: XMLElement) {
    // A stack that says none has none: another view's margins may be tied to its own.
    if view is StackView { view.layoutMargins = .zero }
    if let margins = element.insets(key: "layoutMargins") { view.layoutMargins = margins }
    if let margins = element.directionalInsets(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = margins
    }
    view.layoutMarginsFollowReadableWidth =
      element.bool("layoutMarginsFollowReadableWidth") ?? false
    view.preservesSuperviewLayoutMargins = element.bool("preservesSuperviewLayoutMargins") ?? false
    // Margins mind the screen's edges since iOS 11.
    let mindsEdges = canvas.tools.map { $0 >= .iOS11 } ?? true
    view.insetsLayoutMarginsFromSafeArea =
      mindsEdges && element.bool("insetsLayoutMarginsFromSafeArea") ?? true
  }

  private func runtimeValue(of attribute: XMLElement, _ value: XMLElement?) -> Any? {
    let text = value?["value"] ?? attribute["value"]
    return switch attribute["type"] {
    case "boolean": text == "YES"
    case "number": text.flatMap(Double.init)
    case "string": text ?? value?.text
    case "color": value.flatMap { palette.color(of: $0) }
    case "image": pictures.image("value", of: attribute)
    case "point": value.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "size": attribute.size(key: "value")
    case "rect": value?.rectangle
    default: nil
    }
  }

  /// What an app sets of a controller by key paths as the document is loaded.
  func tellRuntimeAttributes(_ controller: ViewController, _ element: XMLElement) {
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = attribute["keyPath"] else { continue }
      let value = runtimeValue(of: attribute, attribute.child(key: "value"))
      controller.setValue(value, forKey: path)
    }
  }

  /// The same of a view.
  private func tellRuntimeAttributes(_ view: View, _ element: XMLElement) {
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = attribute["keyPath"] else { continue }
      let value = attribute.child(key: "value")
      let isOfLayer = tellLayer(of: view, path, value, attribute)
      // A program's class may have a member that is called like one of a layer.
      guard settings.isForProgram, !path.hasPrefix("layer."),
        !isOfLayer || element["customClass"] != nil
      else { continue }
      view.setValue(runtimeValue(of: attribute, value), forKey: path)
    }
  }

  /// Sets what pictures show of a layer; what an app calls alike is taken for it.
  ///
  /// - Returns: Whether the path is one of those.
  private func tellLayer(
    of view: View,
    _ path: String,
    _ value: XMLElement?,
    _ attribute: XMLElement
  ) -> Bool {
    let number = (value?["value"] ?? attribute["value"]).flatMap(Double.init)
    let isOn = (value?["value"] ?? attribute["value"]) == "YES"
    switch path {
    case "layer.cornerRadius", "cornerRadius": view.layer.cornerRadius = max(0, number ?? 0)
    case "layer.borderWidth", "borderWidth": view.layer.borderWidth = max(0, number ?? 0)
    case "layer.masksToBounds", "masksToBounds", "clipsToBounds": view.clipsToBounds = isOn
    case "layer.shadowOpacity": view.layer.shadowOpacity = Float(number ?? 0)
    case "layer.shadowRadius": view.layer.shadowRadius = max(0, number ?? 0)
    case "layer.borderColor", "borderColor", "layer.borderUIColor",
      "layer.borderColorFromUIColor":
      if let value, let color = palette.color(of: value) {
        view.layer.borderColor = color.resolved(with: environment.traits)
      }
    case "layer.shadowColor", "shadowColor", "layer.shadowUIColor",
      "layer.shadowColorFromUIColor":
      if let value, let color = palette.color(of: value) {
        view.layer.shadowColor = color.resolved(with: environment.traits)
      }
    case "layer.shadowOffset" where value != nil, "shadowOffset" where value != nil:
      view.layer.shadowOffset = CGSize(
        width: value?.offset("width") ?? 0,
        height: value?.offset("height") ?? 0
      )
    default: return false
    }
    return true
  }
}
