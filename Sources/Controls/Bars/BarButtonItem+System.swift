extension BarButtonItem {
  /// The system's buttons; the raw values are UIKit's.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      pageCurl, close

    enum Face {
      case word(String)
      case symbol(String)
    }

    /// What the button is called.
    var name: String {
      switch self {
      case .fastForward: "Fast Forward"
      case .pageCurl: "Page"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }

    /// What it shows; nothing for a space.
    var face: Face? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .done, .cancel, .edit, .save, .undo, .redo, .pageCurl: .word(name)
      case .add: .symbol("plus")
      case .compose: .symbol("square.and.pencil")
      case .reply: .symbol("arrowshape.turn.up.left")
      case .action: .symbol("square.and.arrow.up")
      case .organize: .symbol("folder")
      case .bookmarks: .symbol("book")
      case .search: .symbol("magnifyingglass")
      case .refresh: .symbol("arrow.clockwise")
      case .stop, .close: .symbol("xmark")
      case .camera: .symbol("camera")
      case .trash: .symbol("trash")
      case .play: .symbol("play.fill")
      case .pause: .symbol("pause.fill")
      case .rewind: .symbol("backward.fill")
      case .fastForward: .symbol("forward.fill")
      }
    }
  }
}
