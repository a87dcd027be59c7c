import Foundation
public import SnaplineControls
public import SnaplineDrawing

/// Pictures of one thing, each for the traits that it was made for.
///
/// A picture from it doesn't change with the traits of the view that shows it.
public final class UIImageAsset: NSObject {
  private var entries: [(image: UIImage, traits: TraitCollection)] = []

  public override init() { super.init() }

  /// The picture of the traits that agree with `traitCollection` and say the most; the first one, where
  /// none agree.
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
  /// The pictures among which this one was put, as long as somebody keeps them.
  public var imageAsset: UIImageAsset? { self[aside: \AssetOfImage.asset] }
}
