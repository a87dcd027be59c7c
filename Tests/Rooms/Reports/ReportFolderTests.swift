import Foundation
import Testing

@testable import SnaplineReports

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
