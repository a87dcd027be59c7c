internal import Glibc
internal import SnaplineDiagnostics
internal import SnaplineLive

/// The way back to who asked.
struct AnswerWriter {
  let file: CInt

  func write(_ answer: LiveAnswer, _ bytes: [UInt8] = []) {
    var left = (answer.line + bytes)[...]
    while !left.isEmpty {
      let count = unsafe left.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count > 0 {
        left = left.dropFirst(count)
      } else if errno != EINTR {
        // Nobody hears any more.
        _exit(0)
      }
    }
  }

  /// Says why the file's library can't be used, in place of its list.
  func fail(_ reason: String) {
    var answer = LiveAnswer()
    answer.previews = []
    answer.messages = [
      LiveMessage(
        Diagnostic(
          id: "swift-load",
          severity: .error,
          subject: "what was compiled can't be loaded",
          cause: reason
        )
      )
    ]
    write(answer)
  }
}
