import SnaplineDocuments

/// Called by libFuzzer with one input after the other.
///
/// What can be read can be formatted, says the same, and is formatted for good.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for name in ["fuzz.yaml", "fuzz.json"] {
    do {
      let formatted = try Design.formatted(bytes: bytes, named: name)
      let again = try? Design.formatted(bytes: formatted, named: name)
      precondition(again == formatted, "it isn't formatted for good")
    } catch {
      let isRefused = error.diagnostics.contains { $0.id == "not-formatted" }
      precondition(!isRefused, "what can be read isn't formatted")
    }
  }
  return 0
}
