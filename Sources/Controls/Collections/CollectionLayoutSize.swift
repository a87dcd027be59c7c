public import Foundation

/// One side of an item: a length, or a part of its container; UIKit's `NSCollectionLayoutDimension`.
public struct CollectionLayoutDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let kind: Kind
  /// The length, or the part.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
  }

  public static func fractionalWidth(_ fraction: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(.fractionalWidth, fraction)
  }
  public static func fractionalHeight(_ fraction: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(.fractionalHeight, fraction)
  }
  public static func absolute(_ length: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(.absolute, length)
  }
  /// A length that is used until the item is measured.
  public static func estimated(_ length: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(.estimated, length)
  }

  public var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// Both sides of an item: UIKit's `NSCollectionLayoutSize`.
public struct CollectionLayoutSize: Hashable, Sendable {
  public let widthDimension: CollectionLayoutDimension
  public let heightDimension: CollectionLayoutDimension

  public init(
    widthDimension: CollectionLayoutDimension,
    heightDimension: CollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container),
      height: heightDimension.length(in: container)
    )
  }
}

/// The distance between items: UIKit's `NSCollectionLayoutSpacing`.
public enum CollectionLayoutSpacing: Hashable, Sendable {
  case fixed(CGFloat)
  /// At least this much; room that is left over is shared out.
  case flexible(CGFloat)

  var least: CGFloat {
    switch self {
    case .fixed(let length), .flexible(let length): length.isFinite ? length : 0
    }
  }
}
