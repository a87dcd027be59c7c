import FuzzedRewriting

/// Called by libFuzzer with one input after the other.
///
/// The tokens of any bytes are these bytes, and what comes of them can be rewritten again. Only of files
/// that the compiler takes does the second time change nothing: tests look at those.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let tokens = SwiftLexer.tokens(of: bytes)
  precondition(tokens.flatMap { bytes[$0.range] } == bytes, "tokens aren't the file")
  let once = RewrittenFile(bytes, path: "fuzz.swift")
  precondition(once.refusals.allSatisfy { $0.line > 0 && $0.column > 0 })
  let places = SwiftLexer.tokens(of: once.bytes)
  precondition(places.last?.end ?? 0 == once.bytes.count, "tokens aren't what was rewritten")
  _ = RewrittenFile(once.bytes, path: "fuzz.swift")
  return 0
}
