import Foundation
import FoundationXML

/// A document of Interface Builder, with the frames that it recorded.
struct RecordedDocument {
  /// The document, from the folder of all.
  let file: String
  let root: XMLElement?

  /// All documents below a folder, in the order of their names.
  static func all(in folder: String) -> [RecordedDocument] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .compactMap { path in
        let url = URL(filePath: folder + "/" + path)
        guard let data = try? Data(contentsOf: url), let document = try? XMLDocument(data: data)
        else { return nil }
        return RecordedDocument(file: path, root: document.rootElement())
      }
  }

  private static let threePixels: Set = [
    "retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_7", "retina6_12", "retina6_72",
  ]

  /// Pixels a point of the canvas that recorded it.
  var scale: Double {
    let device = root?.elements(forName: "device").first?["id"] ?? ""
    return Self.threePixels.contains(device) ? 3 : 2
  }

  /// The release of the tools that wrote it, such as 14490.
  var tools: Double {
    let parts = root?["toolsVersion"]?.split(separator: ".") ?? []
    return parts.first.flatMap { Double($0) } ?? 0
  }
}

/// The documents that tests compare with.
public enum RecordedDocuments {
  /// Their folder; nothing where the environment names none that is there.
  public static var folder: String? {
    guard let shared = ProcessInfo.processInfo.environment["SNAPLINE_SHARED"] else { return nil }
    let folder = shared + "/xib/training"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }
}

extension XMLElement {
  subscript(name: String) -> String? { attribute(forName: name)?.stringValue }

  func number(_ name: String) -> Double? { self[name].flatMap(Double.init) }

  /// The elements that stand right below one of a name.
  func elements(below name: String) -> [XMLElement] {
    (elements(forName: name).first?.children ?? []).compactMap { $0 as? XMLElement }
  }

  /// The frame of a view, in its superview.
  var frame: CGRect? {
    guard let rect = elements(forName: "rect").first(where: { $0["key"] == "frame" }),
      let x = rect.number("x"), let y = rect.number("y"),
      let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// All elements of a name at any depth, in the document's order.
  func all(_ name: String) -> [XMLElement] {
    var found: [XMLElement] = []
    var waiting: [XMLElement] = [self]
    while let element = waiting.popLast() {
      if element.name == name { found.append(element) }
      waiting += (element.children ?? []).compactMap { $0 as? XMLElement }.reversed()
    }
    return found
  }
}
