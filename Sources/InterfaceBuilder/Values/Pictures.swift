import Foundation
import SnaplineControls

/// The pictures of a document, by their names.
final class Pictures {
  private let entries: [String: XMLElement]
  private let assets: AssetCatalogue
  /// Whether pictures are as large as the document says, whatever their files say.
  private let keepsStatedSizes: Bool
  private let notes: Notebook

  init(
    _ resources: XMLElement?,
    assets: AssetCatalogue,
    keepsStatedSizes: Bool,
    notes: Notebook
  ) {
    self.keepsStatedSizes = keepsStatedSizes
    entries = Dictionary(
      (resources?.children(named: "image") ?? []).compactMap { element in
        element["name"].map { ($0, element) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    self.assets = assets
    self.notes = notes
  }

  /// The picture that an attribute names, or an `imageReference` with the same key.
  func image(_ key: String, of element: XMLElement) -> Image? {
    if let reference = element.child("imageReference", key: key), let name = reference["image"] {
      return image(named: name, catalog: reference["catalog"], by: reference)
    }
    // An element says the catalogue of the one picture that is its own.
    let catalog = key == "image" ? element["catalog"] : nil
    return element[key].flatMap { image(named: $0, catalog: catalog, by: element) }
  }

  private func image(named name: String, catalog: String?, by element: XMLElement) -> Image? {
    let entry = entries[name]
    let catalog = catalog ?? entry?["catalog"]
    let found: Image
    if catalog == "system" {
      let scale = element.word("symbolScale", in: AttributeWords.symbolScales) ?? .default
      let configuration = Image.SymbolConfiguration(scale: scale)
      guard let symbol = Image(systemName: name, withConfiguration: configuration) else {
        return missingImage(name, CGSize(width: 20, height: 20), element)
      }
      found = symbol
    } else {
      let size = entry.flatMap { entry -> CGSize? in
        guard let width = entry.number("width"), let height = entry.number("height"), width > 0,
          height > 0
        else { return nil }
        return CGSize(width: min(width, 32_767), height: min(height, 32_767))
      }
      guard let image = assets.image(named: name) ?? Image(named: name) else {
        return missingImage(name, size ?? CGSize(width: 44, height: 44), element)
      }
      found = size.flatMap { keepsStatedSizes ? image.drawn(inSize: $0) : nil } ?? image
    }
    let mode = element.word("renderingMode", in: AttributeWords.renderingModes)
    return mode.map(found.withRenderingMode) ?? found
  }

  private func missingImage(_ name: String, _ size: CGSize, _ element: XMLElement) -> Image {
    notes.note(.missing(.image(name)), at: element)
    return .missing(named: name, size: size)
  }
}
