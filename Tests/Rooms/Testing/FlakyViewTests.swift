import Foundation
import Snapline
import SnaplineDocuments
import SnaplineRuns
import SnaplineSnapshots
import TestSupport
import Testing

/// Designs of which one thing is another at each time: a run names the view and the property.
@Suite struct `A view that differs every other time` {
  enum Case: String, CaseIterable, Sendable {
    case order, date, identifier

    func yaml(_ attempt: Int) -> String {
      let isOdd = attempt % 2 == 1
      let names = self == .order && isOdd ? ["b", "a"] : ["a", "b"]
      let day = self == .date && isOdd ? 2 : 1
      let id = self == .identifier && isOdd ? "view\(attempt)" : "first"
      return """
        canvas: 160x120
        view:
          vstack:
          - {label: \(names[0]), id: \(names[0])}
          - {label: \(names[1]), id: \(names[1])}
          - {label: "1970-01-0\(day)", id: when}
          - {label: Other, id: \(id)}
          id: list
          filling: superview

        """
    }

    /// What the message says of it, one of these.
    var told: [String] {
      switch self {
      case .order: ["list.order"]
      case .date: ["when.text"]
      case .identifier: ["identifier first → view1", "identifier view1 → first"]
      }
    }
  }

  @Test(arguments: Case.allCases, ["SNAPLINE_REPEAT", "SNAPLINE_RETRIES"])
  func `is flaky by its name and property in each of ten runs, and its baseline stays`(
    _ example: Case,
    _ variable: String
  ) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/flaky-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let scenes = try (0...1).map { attempt in
      try Design(bytes: Array(example.yaml(attempt).utf8), named: "view.yaml").explainedDrawing()
        .scene
    }
    func report(_ mode: RecordMode, _ variables: [String: String], from first: Int)
      -> SnapshotCall.Report
    {
      let site: CallSite = (#fileID, #filePath, #line, #column)
      let call = SnapshotCall("view", at: site, record: mode, folder: folder)
      let strategy = Snapshotting<Scene, Scene>.image
      var attempt = first
      return call.verify(
        {
          defer { attempt += 1 }
          return scenes[attempt % 2]
        },
        as: strategy,
        environment: variables
      )
    }
    _ = report(.all, [:], from: 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    let scene = try #require(names.first { $0.hasSuffix(".scene") })
    let kept = FileManager.default.contents(atPath: folder + "/" + scene)
    for run in 0..<20 {
      // A case that is only retried has to fail at first.
      let found = report(
        run % 2 == 0 ? .pending : .all,
        [variable: "2"],
        from: variable == "SNAPLINE_RETRIES" ? 1 : run
      )
      expectEqual(found.record.outcome, .flaky)
      let message = try #require(found.message)
      #expect(message.contains("is flaky: attempt 2 isn't as attempt 1"), "\(message)")
      #expect(Checkout.article("Snapshots", quotes: "is flaky: attempt 2 isn't as attempt 1"))
      #expect(example.told.contains { message.contains($0) }, "\(message)")
      expectEqual(FileManager.default.contents(atPath: folder + "/" + scene), kept)
    }
  }
}
