import SnaplineTerminal
import Testing

@Suite(
  .enabled(if: Child.isInstalled("groff"), "groff is not installed")
) struct `The manual page` {
  private func rendered() throws -> String {
    let arguments = ["-man", "-ww", "-Tutf8", "-P-cbou", "-rLL=78n"]
    let child = try Child("groff", arguments, input: Easel.program.manual)
    return try #require(child).output
  }

  @Test func `raises no warning`() throws {
    #expect(try !rendered().contains("warning:"))
  }

  @Test func `says what help says`() throws {
    let text = try rendered().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for sentence in [
      "easel - Paints sketches", "easel paint a.ink b.ink -o wall/ paints two into a folder",
      "-o, --output FILE Where the painting goes.",
      "How large: a sketch of [2] is 'twice' as wide.", "64 The command line is wrong.",
      "NO_COLOR When set, messages are plain.",
    ] {
      #expect(text.contains(sentence), "\(sentence)\n\(text)")
    }
    #expect(!text.contains("probe"))
  }
}
