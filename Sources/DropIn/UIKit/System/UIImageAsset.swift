import Foundation
public import SnaplineControls
public import SnaplineDrawing

/// Variants of one picture, each for the traits with which it was registered.
///
/// A picture from it doesn't change with the traits of the view that shows it.
public final class UIImageAsset: NSObject {
  private var entries: [(image: UIImage, traits: TraitCollection)] = []

  public override init() { super.init() }

  /// The picture whose traits agree with `traitCollection` and specify the most; if none agree, the first.
  public func image(with traitCollection: TraitCollection) -> UIImage {
    var best: (image: UIImage, traits: TraitCollection)?
    for entry in entries where traitCollection.containsTraits(in: entry.traits) {
      // One that contains the other's traits says at least as much.
      if best.map({ entry.traits.containsTraits(in: $0.traits) }) ?? true { best = entry }
    }
    return (best ?? entries.first)?.image ?? UIImage()
  }

  public func register(_ image: UIImage, with traitCollection: TraitCollection) {
    entries.removeAll { $0.traits == traitCollection }
    entries.append((image, traitCollection))
    image[aside: \AssetOfImage.asset] = self
  }

  public func unregisterImage(with traitCollection: TraitCollection) {
    entries.removeAll { $0.traits == traitCollection }
  }
}

private struct AssetOfImage: SetAside {
  weak var asset: UIImageAsset?
}

extension UIImage {
  /// The asset that this picture was registered with, as long as something keeps the asset alive.
  public var imageAsset: UIImageAsset? { self[aside: \AssetOfImage.asset] }
}
