import Foundation
import SnaplineDocuments
import SnaplineEnvironment

/// Called by libFuzzer with one input after the other.
///
/// A design of the input is read, filled, laid out and drawn. What is wrong in it is told with a remedy,
/// and takes no longer than reading does.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let input = DesignInput.part.design(of: bytes)
  do throws(DesignError) {
    let design =
      if let bytes = input.bytes {
        try Design(bytes: bytes, named: input.name, environment: environment)
      } else {
        try Design(contentsOf: input.name, environment: environment)
      }
    _ = try design.drawing()
  } catch {
    precondition(!error.diagnostics.isEmpty, "it is refused without a word")
    for said in error.diagnostics
    where said.severity == .error && said.remedy == nil
      && said.id != "more"
    {
      print("no remedy: \(said.id): \(said.subject)")
      fflush(nil)
      fatalError()
    }
  }
  return 0
}

private let environment: Environment = {
  var environment = Environment()
  environment.limits.documentNodes = 2_000
  environment.limits.views = 200
  environment.limits.canvasSide = 1_000
  environment.limits.canvasPixels = 1_000_000
  environment.limits.layoutSteps = 20_000
  return environment
}()
