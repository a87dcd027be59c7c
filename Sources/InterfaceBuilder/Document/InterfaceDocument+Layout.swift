package import Foundation
import SnaplineScene

extension InterfaceDocument {
  /// The frames of the views of scenes, as JSON.
  ///
  /// Each is in its superview, under its element's id, like the document's own `rect` elements.
  public func layoutJSON(of drawings: [Drawing]) -> String {
    let scenes = drawings.map { drawing in
      let (width, height) = (
        Self.number(drawing.scene.size.width), Self.number(drawing.scene.size.height)
      )
      return "    {\"name\": \(Self.string(drawing.name)), \"size\": [\(width), \(height)]}"
    }
    let views = drawings.flatMap { drawing in
      drawing.frames.map { view in
        let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
          .map(Self.number).joined(separator: ", ")
        let open = view.open.map(Self.string).joined(separator: ", ")
        return
          "    {\"id\": \(Self.string(view.identifier)), \"class\": \(Self.string(view.className)), "
          + "\"scene\": \(Self.string(drawing.name)), \"frame\": [\(frame)]"
          + (open.isEmpty ? "" : ", \"open\": [\(open)]")
          + (view.isPlaceholder ? ", \"placeholder\": true}" : "}")
      }
    }
    return """
      {
        "schema": \(Self.layoutVersion),
        "scenes": [
      \(scenes.joined(separator: ",\n"))
        ],
        "views": [
      \(views.joined(separator: ",\n"))
        ]
      }

      """
  }

  /// The version of the JSON form; a new member doesn't change it.
  public static let layoutVersion = 1

  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map(String.init) ?? "\(Double(value))"
  }

  private static func string(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20:
        "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
          + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}

extension InterfaceDocument {
  /// The frames that the document records of views which constraints place, by the ids of their
  /// elements: what Xcode's own layout answered.
  package var recordedFrames: [String: CGRect] {
    var frames: [String: CGRect] = [:]
    var waiting = scenes.flatMap { [$0.root].compactMap { $0 } + $0.others }
      .map { (element: $0, isArranged: false, isRoot: true) }
    while let (element, isArranged, isRoot) = waiting.popLast() {
      if element.bool("hidden") ?? false { continue }
      let isPlaced = isArranged || element.isConstrained
      if isPlaced, !isRoot, let id = element.id { frames[id] = element.recordedFrame }
      waiting += element.children.flatMap(\.children.outermost).map {
        ($0, element.name == "stackView", false)
      }
      waiting += element.children.filter(\.isView).map { ($0, false, false) }
    }
    return frames
  }
}

extension [XMLElement] {
  fileprivate var outermost: [XMLElement] { flatMap(\.outermostViews) }
}
