import Foundation
import FoundationXML

/// A label of the system font, in one line, whose width no constraint fixes, as a document of
/// Interface Builder recorded it.
public struct RecordedLabel: Sendable {
  /// The document, from the folder of all.
  public var file: String
  public var text: String
  public var pointSize: Double
  /// 400 is regular.
  public var weight: Int
  public var width: Double
  /// Pixels a point of the canvas that recorded it.
  public var scale: Double
  /// Why the recorded width isn't that of the text, where it isn't.
  public var reason: String?
}

/// Reads recorded labels out of Interface Builder's documents.
public enum RecordedLabels {
  /// All labels below a folder, in the order of the files' names.
  public static func all(in folder: String) -> [RecordedLabel] {
    RecordedDocument.all(in: folder).flatMap { Document($0).labels }
  }

  /// One document: its labels, and what constraints say of them.
  private struct Document {
    let file: String
    let root: XMLElement?
    let scale: Double
    /// The attributes of each view that an equality names.
    private var equalities: [String: Set<String>] = [:]

    init(_ document: RecordedDocument) {
      file = document.file
      root = document.root
      scale = document.scale
      for constraint in root?.all("constraint") ?? [] where constraint["relation"] == nil {
        let owner = (constraint.parent?.parent as? XMLElement)?["id"]
        for (item, attribute) in [
          (constraint["firstItem"] ?? owner, constraint["firstAttribute"]),
          (constraint["secondItem"], constraint["secondAttribute"]),
        ] {
          if let item, let attribute { equalities[item, default: []].insert(attribute) }
        }
      }
    }

    var labels: [RecordedLabel] { (root?.all("label") ?? []).compactMap(label) }

    private func label(_ element: XMLElement) -> RecordedLabel? {
      guard let id = element["id"], let text = text(of: element), !text.contains("\n"),
        element["translatesAutoresizingMaskIntoConstraints"] == "NO",
        // A stack view makes constraints of its own, which no document lists.
        (element.parent?.parent as? XMLElement)?.name != "stackView",
        let font = font(of: element),
        let frame = element.frame
      else { return nil }
      let (width, height) = (Double(frame.width), Double(frame.height))
      let said = equalities[id] ?? []
      let edges = Set(said.compactMap { Self.edges[$0] })
      guard !said.contains("width"), edges.count <= 1 else { return nil }
      var label = RecordedLabel(
        file: file,
        text: text,
        pointSize: font.size,
        weight: font.weight,
        width: width,
        scale: scale
      )
      let line = (font.size * (1950 + 494) / 2048 * scale).rounded(.up) / scale
      // What may have more lines and has one is as wide as any other.
      guard element["numberOfLines"] ?? "1" == "1" || abs(height - line) < 0.75 else { return nil }
      if edges.isEmpty {
        label.reason = "no equality places it, so its frame is as somebody drew it"
      } else if abs(height - line) > 0.75, !said.contains("height") {
        label.reason = "its height is \(height), not the \(line) of its line: drawn, or stale"
      }
      return label
    }

    private static let edges = [
      "leading": "left", "left": "left", "leadingMargin": "left", "trailing": "right",
      "right": "right", "trailingMargin": "right", "centerX": "middle",
    ]

    private func text(of label: XMLElement) -> String? {
      let long = label.elements(forName: "string").first { $0["key"] == "text" }
      let text = long?.stringValue ?? label["text"]
      return text?.isEmpty == false ? text : nil
    }

    private func font(of label: XMLElement) -> (size: Double, weight: Int)? {
      guard let font = label.elements(forName: "fontDescription").first else { return nil }
      if let style = font["style"] {
        guard let size = Self.styles[style] else { return nil }
        return (size, style.hasSuffix("Headline") ? 600 : 400)
      }
      guard let size = font["pointSize"].flatMap(Double.init) else { return nil }
      switch font["type"] {
      case "boldSystem": return (size, 700)
      case "system": return Self.weights[font["weight"] ?? "regular"].map { (size, $0) }
      default: return nil
      }
    }

    private static let weights = [
      "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500,
      "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
    ]

    private static let styles: [String: Double] = [
      "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28,
      "UICTFontTextStyleTitle2": 22, "UICTFontTextStyleTitle3": 20,
      "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleSubhead": 15,
      "UICTFontTextStyleBody": 17, "UICTFontTextStyleCallout": 16,
      "UICTFontTextStyleFootnote": 13, "UICTFontTextStyleCaption1": 12,
      "UICTFontTextStyleCaption2": 11,
    ]
  }
}
