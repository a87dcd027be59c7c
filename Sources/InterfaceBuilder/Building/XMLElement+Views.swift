import Foundation
import SnaplineLayout

extension XMLElement {
  /// Whether constraints decide the frame, and not the one that stands in the document.
  var isConstrained: Bool {
    bool("translatesAutoresizingMaskIntoConstraints") == false && !(bool("fixedFrame") ?? false)
  }

  /// Whether the view's size comes from measured text.
  var bearsText: Bool {
    switch name {
    case "label", "textField", "segmentedControl", "datePicker": true
    case "textView": bool("scrollEnabled") == false
    case "button": buttonBearsText
    default: false
    }
  }

  private var buttonBearsText: Bool {
    if let configuration = child("buttonConfiguration") {
      let hasPicture = configuration["image"] != nil || configuration.child("imageReference") != nil
      return configuration["title"] != nil || !hasPicture
    }
    let states = children(named: "state")
    let hasTitle = states.contains { $0["title"] != nil || $0.child("attributedString") != nil }
    let hasPicture = states.contains {
      $0["image"] != nil || $0["backgroundImage"] != nil || $0.child("imageReference") != nil
    }
    return hasTitle || child("attributedString") != nil || !hasPicture
  }

  /// The size that the element's own constraints say.
  func constrainedSize(else other: CGSize) -> CGSize {
    var size = other
    for constraint in child("constraints")?.children(named: "constraint") ?? []
    where constraint["secondItem"] == nil && [nil, id].contains(constraint["firstItem"]) {
      guard let constant = constraint.number("constant"), constant > 0 else { continue }
      switch constraint["firstAttribute"] {
      case "width": size.width = min(constant, 100_000)
      case "height": size.height = min(constant, 100_000)
      default: continue
      }
    }
    return size
  }

  /// The size that a view without a recorded one had when its masked subviews got their frames: what
  /// grows with it is taken to have had as much room before it as behind it.
  var inferredSize: CGSize? {
    var size = CGSize.zero
    for child in child("subviews")?.children ?? [] where !child.isConstrained {
      guard let frame = child.recordedFrame else { continue }
      let mask = child.autoresizingMask
      size.width = max(
        size.width,
        mask.contains(.flexibleWidth) ? frame.minX + frame.maxX : frame.maxX
      )
      size.height = max(
        size.height,
        mask.contains(.flexibleHeight) ? frame.minY + frame.maxY : frame.maxY
      )
    }
    return size == .zero ? nil : size
  }
}
