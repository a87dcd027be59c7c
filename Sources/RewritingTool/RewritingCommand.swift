import Glibc
import SnaplineRewriting

/// What the plugin starts for each file: it reads one, and writes what the compiler gets in its place.
///
/// Foundation isn't asked for anything, as it would take longer to load than a file takes to rewrite.
enum RewritingCommand {
  /// Each message is handed to `tell`, whole.
  ///
  /// - Returns: 0 when the file is written; 1 when something in it can't be rewritten, and 2 when it can't be
  ///   read or written. Nothing is written then.
  static func run(_ arguments: [String], tell: (String) -> Void = write) -> Int32 {
    let isOnMainActor = arguments.count == 3 && arguments[2] == "--main-actor"
    guard arguments.count == 2 || isOnMainActor else {
      tell(
        "SnaplineRewritingTool: takes a file of Swift, the place of the rewritten one, and '--main-actor' for "
          + "a target that is on it, not \(arguments.count) arguments\n"
      )
      return 2
    }
    do throws(FileError) {
      let bytes = try FileAccess.read(arguments[0])
      let file = RewrittenFile(bytes, path: arguments[0], isOnMainActor: isOnMainActor)
      for refusal in file.refusals {
        let place = "\(arguments[0]):\(refusal.line):\(refusal.column)"
        tell("\(place): error: \(refusal.message)\n\(place): note: \(refusal.remedy)\n")
      }
      guard file.refusals.isEmpty else { return 1 }
      // What comes out the same keeps its time, so that nothing is compiled for it again.
      if (try? FileAccess.read(arguments[1])) != file.bytes {
        try FileAccess.write(file.bytes, to: arguments[1])
      }
      return 0
    } catch {
      tell("\(error.path):1:1: error: \(error.reason)\n")
      return 2
    }
  }

  private static func write(_ text: String) {
    FileAccess.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}
