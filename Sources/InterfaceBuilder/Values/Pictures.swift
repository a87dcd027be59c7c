import Foundation
import SnaplineControls

/// The pictures of a document, by their names.
final class Pictures {
  private let entries: [String: Element]
  private let assets: AssetCatalogue
  /// Whether pictures are as large as the document says, whatever their files say.
  private let keepsStatedSizes: Bool
  private(set) var missing: [String: Int] = [:]

  init(_ resources: Element?, assets: AssetCatalogue, keepsStatedSizes: Bool) {
    self.keepsStatedSizes = keepsStatedSizes
    entries = Dictionary(
      (resources?.children(named: "image") ?? []).compactMap { element in
        element["name"].map { ($0, element) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    self.assets = assets
  }

  /// The picture that an attribute names, or an `imageReference` with the same key.
  func image(_ key: String, of element: Element) -> Image? {
    if let reference = element.child("imageReference", key: key), let name = reference["image"] {
      return image(named: name, catalog: reference["catalog"], reference: reference)
    }
    // An element says the catalogue of the one picture that is its own.
    let catalog = key == "image" ? element["catalog"] : nil
    return element[key].flatMap { image(named: $0, catalog: catalog, reference: nil) }
  }

  private func image(named name: String, catalog: String?, reference: Element?) -> Image? {
    let entry = entries[name]
    let catalog = catalog ?? entry?["catalog"]
    var found: Image
    if catalog == "system" {
      let configuration = Image.SymbolConfiguration(scale: scale(of: reference))
      guard let symbol = Image(systemName: name, withConfiguration: configuration) else {
        return missingImage(name, CGSize(width: 20, height: 20))
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
        return missingImage(name, size ?? CGSize(width: 44, height: 44))
      }
      found = size.flatMap { keepsStatedSizes ? image.drawn(inSize: $0) : nil } ?? image
    }
    switch reference?["renderingMode"] {
    case "template": found = found.withRenderingMode(.alwaysTemplate)
    case "original": found = found.withRenderingMode(.alwaysOriginal)
    default: break
    }
    return found
  }

  /// Takes over what another one of the same document missed.
  func merge(_ other: Pictures) { missing.merge(other.missing, uniquingKeysWith: +) }

  private func missingImage(_ name: String, _ size: CGSize) -> Image {
    missing[name, default: 0] += 1
    return .missing(named: name, size: size)
  }

  private func scale(of reference: Element?) -> Image.SymbolScale {
    switch reference?["symbolScale"] {
    case "small": .small
    case "large": .large
    case "medium": .medium
    default: .default
    }
  }
}
