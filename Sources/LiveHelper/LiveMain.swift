internal import Glibc
internal import SnaplineText

/// Makes what a Swift file shows: says what previews there are, and answers one request after the other until
/// nobody asks any more.
///
/// `library` is the file's, which was loaded, or `fault` says why it can't be. `answers` is the file that is
/// answered by.
@_cdecl("snapline_live_main")
package func liveMain(
  _ library: UnsafeMutableRawPointer?,
  _ fault: UnsafePointer<CChar>,
  _ answers: CInt
) -> CInt {
  FontSystem.ignoreSystemFonts()
  let answers = AnswerWriter(file: answers)
  guard let library = unsafe library else {
    answers.fail(unsafe String(cString: fault))
    return 0
  }
  guard let symbol = unsafe dlsym(library, "snapline_previews") else {
    answers.fail("it hands no previews over")
    return 0
  }
  typealias List = @convention(c) () -> UnsafeMutableRawPointer
  let list = unsafe unsafeBitCast(symbol, to: List.self)
  unsafe PreviewServer(list(), answers).run()
  return 0
}
