import Foundation
import SnaplineScene

extension InterfaceDocument {
  /// Where the views of scenes stand, as JSON: each in its superview, under its element's id, as the
  /// document's own `rect` elements say it.
  public func layoutJSON(of drawings: [Drawing]) -> String {
    let scenes = drawings.map { drawing in
      let (width, height) = (Self.number(drawing.scene.size.width), Self.number(drawing.scene.size.height))
      return "    {\"name\": \(Self.string(drawing.name)), \"size\": [\(width), \(height)]}"
    }
    let views = drawings.flatMap { drawing in
      drawing.frames.map { view in
        let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
          .map(Self.number).joined(separator: ", ")
        return "    {\"id\": \(Self.string(view.identifier)), \"class\": \(Self.string(view.className)), "
          + "\"scene\": \(Self.string(drawing.name)), \"frame\": [\(frame)]"
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

  /// The version of the JSON form; a member that is added leaves it as it is.
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
