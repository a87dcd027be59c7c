import Foundation
import FuzzedRuns

/// Called by libFuzzer with one input after the other.
///
/// Any file as the results of a run or as a blob: it is reported in each form, and unpacked below its folder.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Data(bytes: start, count: count)
  let path = folder.appending(path: "in.blob").path
  guard FileManager.default.createFile(atPath: path, contents: bytes),
    let results = IndexedResults(path: path)
  else { return 0 }
  let run = KeptRun([results])
  let json = report(by: JSONReporter(), run)
  precondition((try? JSONSerialization.jsonObject(with: json)) != nil, "the JSON isn't valid")
  _ = report(by: NDJSONReporter(), run)
  _ = report(by: JUnitReporter(), run)
  _ = report(by: BlobReporter(), run)
  if results.isBlob {
    let target = folder.appending(path: "out")
    try? results.unpack(into: target.path)
    try? FileManager.default.removeItem(at: target)
    let left = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    precondition(left == ["in.blob"], "a blob wrote beside its folder: \(left)")
  }
  return 0
}

private func report(by reporter: some DocumentReporter, _ run: KeptRun) -> Data {
  var made = Data()
  let sink = ReportSink { made += $0 }
  try? reporter.write(run, to: sink)
  try? sink.flush()
  return made
}

private let folder: URL = {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "snapline-fuzz-results-\(ProcessInfo.processInfo.processIdentifier)")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}()
