import Foundation

/// What became of the sections and items that a list has shown.
protocol ListChanges {
  /// Whether there were so many items in each section, and are so many now.
  func lead(from old: [Int], to new: [Int]) -> Bool
  /// Where a section is now, unless it was taken out.
  func followed(section: Int) -> Int?
  /// Where an item is now, unless it was taken out.
  func followed(_ path: IndexPath) -> IndexPath?
}
