import SnaplineEnvironment
import SnaplineInterfaceBuilder

/// Called by libFuzzer with one input after the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var environment = Environment()
  environment.limits.documentNodes = 2_000
  environment.limits.views = 200
  environment.limits.canvasSide = 4_096
  environment.limits.layoutSteps = 20_000
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard
    let document = try? InterfaceDocument(
      bytes: bytes,
      named: "fuzz.xib",
      environment: environment
    )
  else { return 0 }
  for name in document.sceneNames { _ = try? document.drawing(of: name) }
  return 0
}
