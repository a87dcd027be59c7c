import Foundation
import TestSupport
import Testing

@testable import SnaplineCLI

@Suite struct `The table of reporters` {
  @Test func `has for each name one that tells something of a run`() throws {
    try withRun { folder in
      for name in ReporterName.allCases {
        let run = try Built(["test", "--reporter", name.rawValue], in: folder)
        if case .page = name.way {
          #expect(FileManager.default.fileExists(atPath: folder.path + "/.snapline/report"))
        } else {
          #expect(!run.output.isEmpty, "\(name)")
        }
      }
    }
  }
}
