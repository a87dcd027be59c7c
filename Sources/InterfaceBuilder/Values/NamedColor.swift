public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineLayout
import Synchronization

extension Color {
  /// A colour of an asset catalogue in one of the current environment's image folders, by its name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour of an asset catalogue among a bundle's resources, by its name.
  ///
  /// Without a bundle it is one of the current environment's image folders. A colour follows the traits that it
  /// is drawn under, unless traits are given.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: TraitCollection?
  ) {
    let folders =
      bundle.map { [$0.resourcePath ?? $0.bundlePath] } ?? Environment.current.imageFolders
    guard let found = AssetCatalogue.known(in: folders).color(named: name) else { return nil }
    self.init(same: traitCollection.map(found.resolvedColor) ?? found)
  }
}

extension AssetCatalogue {
  private static let known = Mutex<[[String]: AssetCatalogue]>([:])
  private static let mostKnown = 32

  /// What lies in some folders, looked through once.
  fileprivate static func known(in folders: [String]) -> AssetCatalogue {
    if let known = known.withLock({ $0[folders] }) { return known }
    let made = AssetCatalogue(folders: folders, traits: Environment.current.traits)
    known.withLock { known in
      if known.count >= mostKnown { known.removeAll() }
      known[folders] = made
    }
    return made
  }
}
