public import Foundation

/// A row of a table, or an item of a collection, by its section; the names are UIKit's.
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; 0 where the path has none.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The row; 0 where the path has none.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(row: newValue, section: section) }
  }

  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
