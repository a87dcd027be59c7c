public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment

/// What the height of a sheet may depend on: UIKit's
/// `UISheetPresentationControllerDetentResolutionContext`.
public protocol SheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: TraitCollection { get }
  /// The height of a sheet that is pulled up all the way.
  var maximumDetentValue: CGFloat { get }
}

extension SheetPresentationController {
  /// A height at which a sheet comes to rest.
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }

      public static let medium = Self("com.apple.UIKit.medium")
      public static let large = Self("com.apple.UIKit.large")
    }

    public typealias Resolver =
      (any SheetPresentationControllerDetentResolutionContext) -> CGFloat?

    public let identifier: Identifier
    private let resolver: Resolver

    private init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Half of the full height, unless the height is compact.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        let isLow = context.containerTraitCollection.verticalSizeClass == .compact
        return isLow ? nil : context.maximumDetentValue / 2
      }
    }

    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that a closure calculates; without an identifier, it gets one of its own.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping Resolver
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in a container; nothing where the sheet doesn't rest at it.
    public func resolvedValue(
      in context: any SheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? Detent)?.identifier == identifier
    }

    public override var hash: Int { identifier.hashValue }
  }
}
