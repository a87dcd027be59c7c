import Foundation
import SnaplineDiagnostics
import SnaplineRuns
import TestSupport
import Testing

@testable import SnaplineHTMLReport

@Suite struct `Names of a report` {
  @Test func `are those of its own files alone`() {
    let own = ["index.html", "report.js", "data/run.js", "data/failed-0.js", "data/details-12.js"]
    for name in own { #expect(ReportNames.isOwn(name), "\(name)") }
    let others = [
      "notes.txt", "data/run.js/x", "data/other.js", "data/failed-.js", "pictures/a.svg",
      "x/run.js",
      "data/../index.html", "pictures/" + String(repeating: "g", count: 32) + ".svg",
    ]
    for name in others { #expect(!ReportNames.isOwn(name), "\(name)") }
    #expect(ReportNames.isOwn("pictures/" + String(repeating: "a1", count: 16) + ".png"))
  }
}

@Suite struct `The folder of a report` {
  /// A rename gets around the permission of what it replaces.
  @Test func `isn't replaced where it is read-only`() async {
    await #expect(processExitsWith: .success) {
      // The superuser may write anywhere.
      if getuid() == 0 { #expect(setuid(65_534) == 0) }
      let folder = FileManager.default.temporaryDirectory.path + "/report-" + UUID().uuidString
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let report = HTMLReport(KeptRun([]), root: folder)
      _ = try report.write(toFolder: folder + "/page")
      unsafe chmod(folder + "/page", 0o555)
      #expect {
        _ = try report.write(toFolder: folder + "/page/")
      } throws: { error in
        let told = (error as? ReportFailure)?.diagnostic
        return told?.subject == "can't be written" && told?.cause == "Permission denied"
      }
      expectEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["page"])
      unsafe chmod(folder + "/page", 0o755)
      try FileManager.default.removeItem(atPath: folder)
    }
  }
}
