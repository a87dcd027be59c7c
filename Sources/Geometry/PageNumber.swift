/// The number of a page in its document, counted from 1.
public struct PageNumber: Hashable, Sendable {
  public var number: Int
  /// How many pages the document has.
  public var count: Int

  public init(_ number: Int, of count: Int) { (self.number, self.count) = (number, count) }

  public var isFirst: Bool { number == 1 }
  public var isLast: Bool { number == count }
}
