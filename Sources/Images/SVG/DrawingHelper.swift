internal import CRsvg
internal import Foundation
internal import SnaplineEnvironment
internal import Synchronization

/// The program that tries drawings which might end or exhaust the process that draws them.
///
/// A library never starts the program it is linked into: who knows what that does. It starts the one
/// that `SNAPLINE_HELPER` names, if any; the command itself is such a program, and its own helper.
package struct DrawingHelper: Hashable, Sendable {
  let path: String

  /// A program that calls ``helpWhereAsked()`` before all else.
  package init(path: String) { self.path = path }

  /// The program that runs, where that calls ``helpWhereAsked()`` itself.
  package static let ownProgram = OwnProgram.path.map(DrawingHelper.init)

  /// Who tries drawings for this process: who was set, else whom `SNAPLINE_HELPER` names.
  package static var current: DrawingHelper? {
    get { chosen.withLock { $0 } ?? named }
    set { chosen.withLock { $0 = newValue } }
  }

  private static let chosen = Mutex<DrawingHelper?>(nil)

  private static var named: DrawingHelper? {
    let path = ProcessInfo.processInfo.environment["SNAPLINE_HELPER"] ?? ""
    return path.isEmpty ? nil : DrawingHelper(path: path)
  }

  /// Tries a drawing and ends the process, where it was started for that.
  package static func helpWhereAsked() {
    unsafe crsvg_help(CommandLine.argc, CommandLine.unsafeArgv)
  }
}
