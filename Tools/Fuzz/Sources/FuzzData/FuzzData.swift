import SnaplineDocuments
import SnaplineEnvironment

/// Called by libFuzzer with one input after the other.
///
/// A file of data fills a design with each of its entries, or is refused with a reason.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for name in ["fuzz.yaml", "fuzz.json"] {
    do throws(DesignError) {
      let entries = try DesignData.entries(bytes: bytes, named: name, environment: environment)
      for entry in entries.prefix(3) {
        _ = try? Design(bytes: design, named: "card.yaml", environment: environment, data: entry)
          .drawing()
      }
    } catch {
      precondition(!error.diagnostics.isEmpty, "it is refused without a word")
    }
  }
  return 0
}

private let design = Array(
  """
  version: 1
  canvas: 200x100
  data: {name: Ada, points: 12, items: [{sum: 1}]}
  view:
    vstack:
    - label: "{{name | upper}}"
    - {label: "{{points | number}}", if: "{{points}} > 3"}
    - {each: item in items, label: "{{item.sum | currency(EUR)}}"}
  """.utf8
)

private let environment: Environment = {
  var environment = Environment()
  environment.limits.documentNodes = 2_000
  environment.limits.views = 200
  environment.limits.layoutSteps = 20_000
  return environment
}()
