import SnaplineScene

/// The parts of a layout that can be drawn over its picture.
public enum Overlay: String, CaseIterable, Hashable, Sendable {
  /// The frame of each visible view, with its name and size.
  case frames
  /// The constraints that somebody wrote: distances as lines with their length, alignments as lines.
  case constraints
  /// The layout guides that were added to views.
  case guides
  /// The margins of the views whose margins the layout uses.
  case margins
  /// What bars and the screen's edges cover.
  case safeArea = "safe-area"
  /// The baselines of all lines of text.
  case baselines

  /// What its marks are painted with; labels too, with white letters.
  var color: RGBA {
    switch self {
    case .frames: RGBA(bytes: 10, 108, 230)
    case .constraints: RGBA(bytes: 214, 78, 0)
    case .guides: RGBA(bytes: 150, 60, 200)
    case .margins: RGBA(bytes: 0, 128, 140)
    case .safeArea: RGBA(bytes: 32, 140, 60)
    case .baselines: RGBA(bytes: 214, 20, 80)
    }
  }
}
