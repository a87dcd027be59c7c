/// Called by libFuzzer with one input after the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  WorkerInput.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
