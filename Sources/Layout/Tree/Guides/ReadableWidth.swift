package import Foundation
import SnaplineEnvironment
import SnaplineGeometry

/// The widest column that is good to read, by text size.
enum ReadableWidth {
  /// Widths in the order of the categories.
  ///
  /// That of `large` stands in Apple's documents; those around it are from practice, and those for
  /// accessibility keep as many letters in a line.
  private static let points: [CGFloat] = [
    560, 600, 632, 672, 744, 824, 896, 1092, 1287, 1560, 1833, 2067,
  ]

  static func points(at category: ContentSizeCategory) -> CGFloat {
    points[category.place ?? 3]
  }
}

extension View {
  /// The widest column that is good to read in the view.
  package var readableWidth: CGFloat {
    ReadableWidth.points(at: traits.preferredContentSizeCategory)
  }

  /// What the readable width takes away at each side besides the margins.
  func readingInset(within margins: EdgeInsets) -> CGFloat {
    rare?.ownGuides.readable == nil ? 0 : inset(besideReadable: margins)
  }

  /// What is left at each side of the readable column between some margins.
  func inset(besideReadable margins: EdgeInsets) -> CGFloat {
    max(0, (box.width - margins.left - margins.right - readableWidth) / 2)
  }

  /// Whether the margins keep content as narrow as is good to read.
  ///
  /// Interface Builder has this switch; code has ``readableContentGuide``.
  package var layoutMarginsFollowReadableWidth: Bool {
    get { rare?.insets.followReadableWidth ?? false }
    set { changeMargins { $0.insets.followReadableWidth = newValue } }
  }
}
