internal import Foundation
internal import SnaplineImages

/// The command beside the tests, where both are built.
public enum BuiltCommand {
  public static let path: String = {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "snapline").path
  }()

  /// Has the command try drawings for this process, whose own program doesn't.
  public static func triesDrawings() { DrawingHelper.current = DrawingHelper(path: path) }
}
