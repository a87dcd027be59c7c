internal import Foundation
internal import SnaplineRuns
internal import SnaplineScene

/// A report that is one file: data stand in it as blocks that nothing runs, and pictures in the data.
final class ReportFile: ReportPlace {
  // Parts are written by one thread alone; pictures don't go through it.
  private nonisolated(unsafe) let sink: ReportSink

  init(_ sink: ReportSink) { unsafe self.sink = sink }

  func write(_ json: [UInt8], asPart name: String, _ number: Int) throws {
    let sink = unsafe sink
    try sink.write("<script type=\"application/json\" id=\"part-\(name)-\(number)\">")
    try sink.write(json)
    try sink.write("</script>\n")
  }

  func picture(_ bytes: [UInt8], kind: String) throws -> String {
    let type = kind == "svg" ? "image/svg+xml" : "image/png"
    return "data:\(type);base64," + Data(bytes).base64EncodedString()
  }
}

extension ReportFolder: ReportPlace {
  func write(_ json: [UInt8], asPart name: String, _ number: Int) throws {
    // Browsers read no files for a page that is one, but they run its scripts.
    let start = "snapline.part(\"\(name)\",\(number),"
    let file = name == "run" ? ReportNames.run : "data/\(name)-\(number).js"
    try write(Array(start.utf8) + json + Array(")\n".utf8), to: file)
  }

  func picture(_ bytes: [UInt8], kind: String) throws -> String {
    let name = "pictures/\(ContentKey(bytes)).\(kind)"
    try writeOnce(bytes, to: name)
    return name
  }
}
