/// A way to make values of one type into a format that can be kept and compared.
///
/// New strategies are usually made from an existing one:
///
///     extension Snapshotting where Value == Invoice, Format == Scene {
///       static let image = Snapshotting<View, Scene>.image.pullback(InvoiceView.init)
///     }
///
public struct Snapshotting<Value, Format> {
  /// The extension of files of this format; for pictures it depends on which files are kept.
  public var pathExtension: String?
  public var diffing: Diffing<Format>
  public var snapshot: (Value) throws -> Format

  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    snapshot: @escaping (Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// The same strategy for values that can be made into this one's.
  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      try snapshot(transform($0))
    }
  }
}

/// A strategy for values that are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
