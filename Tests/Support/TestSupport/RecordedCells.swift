public import Foundation
import FoundationXML

/// A row of a table as a document of Interface Builder recorded it.
public struct RecordedCell: Sendable, CustomStringConvertible {
  public struct Text: Sendable {
    public var text: String
    /// Zero where a text style says the size.
    public var pointSize: Double
    public var frame: CGRect
  }

  public var file: String
  public var id: String
  /// `Default`, `Subtitle`, `Value1` or `Value2`; nothing of a cell with views of its own.
  public var style: String?
  public var accessory: String
  public var frame: CGRect
  public var contentFrame: CGRect
  /// Pixels a point of the canvas that recorded it.
  public var scale: Double
  public var isInset: Bool
  /// The height that the document fixes.
  public var rowHeight: Double?
  public var text: Text?
  public var detail: Text?

  public var description: String { "\(file) \(id)" }
}

extension RecordedDocuments {
  /// The rows below a folder that tools from Xcode 11 on recorded, where content and row are equally
  /// high.
  public static func cells(in folder: String) -> [RecordedCell] {
    RecordedDocument.all(in: folder).filter { $0.tools >= 15_000 }.flatMap { document in
      (document.root?.all("tableViewCell") ?? []).compactMap { RecordedCell($0, in: document) }
    }
  }
}

extension RecordedCell {
  fileprivate init?(_ element: XMLElement, in document: RecordedDocument) {
    guard let id = element["id"], let frame = element.frame,
      let content = element.elements(forName: "tableViewCellContentView").first,
      let contentFrame = content.frame
    else { return nil }
    (file, self.id, self.frame, self.contentFrame) = (document.file, id, frame, contentFrame)
    scale = document.scale
    style = element["style"].map { String($0.trimmingPrefix("IBUITableViewCellStyle")) }
    accessory = element["accessoryType"] ?? "none"
    rowHeight = element.number("rowHeight")
    var above = element.parent as? XMLElement
    while let table = above, table.name != "tableView" { above = table.parent as? XMLElement }
    isInset = above?["style"] == "insetGrouped"
    let views = content.elements(below: "subviews")
    let part = { (name: String) in
      views.first { $0["id"] == element[name] && element[name] != nil }.flatMap(Text.init)
    }
    (text, detail) = (part("textLabel"), part("detailTextLabel"))
  }
}

extension RecordedCell.Text {
  fileprivate init?(_ element: XMLElement) {
    guard let frame = element.frame else { return nil }
    let font = element.elements(forName: "fontDescription").first
    (text, self.frame) = (element["text"] ?? "", frame)
    pointSize = font?.number("pointSize") ?? (font?["style"] == "UICTFontTextStyleBody" ? 17 : 0)
  }
}
