import Foundation
import TestSupport
import Testing

/// A drawing that costs much is first tried by a process that the worker starts, for some seconds.
///
/// A worker that has such a process is at the row that shows the drawing.
@Suite(.mustEnd) struct `A row that ends its worker` {
  private static func picture(_ body: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">\(body)</svg>"
  }

  private static let design = """
    version: 1
    canvas: 30x30
    data: {pic: plain.svg}
    view: {image: "{{pic}}", size: 9, centeredIn: superview}
    """

  private static let rows = """
    {"id":"row1","pic":"plain.svg"}
    {"id":"row2","pic":"costly.svg"}
    {"id":"row3","pic":"other.svg"}
    {"id":"row4","pic":"plain.svg"}

    """

  private let files = [
    "badge.yaml": Self.design,
    "rows.jsonl": Self.rows,
    "plain.svg": Self.picture("<rect width=\"9\" height=\"9\"/>"),
    "other.svg": Self.picture("<rect width=\"4\" height=\"9\"/>"),
    "costly.svg": Self.picture(
      "<filter id=\"f\"><feTurbulence baseFrequency=\"0.9\" numOctaves=\"10000000\"/></filter>"
        + "<rect width=\"9\" height=\"9\" filter=\"url(#f)\"/>"
    ),
  ]

  @Test func `twice is told as lost, and the others are drawn`() throws {
    try withFolder(files) { folder in
      let shell = """
        $snapline batch badge.yaml --data rows.jsonl -o 'o/{{id}}.png' -j 1 >r.jsonl &
        pid=$! last=
        for turn in 1 2; do
          trial=
          until [ -n "$trial" ] || ! kill -0 $pid; do
            sleep 0.01
            for worker in $(cat /proc/$pid/task/$pid/children); do
              # One that was killed may take a moment to end.
              [ $worker = "$last" ] || trial=$(cat /proc/$worker/task/*/children)
            done
          done 2>/dev/null
          last=$worker
          kill -9 $worker $trial && echo killed
        done
        wait $pid; echo $?
        """
      let run = try Built(shell: shell, in: folder)
      expectEqual(run.output, "killed\nkilled\n1\n", "\(run.error)")
      let results = Badge.results(folder.text(of: "r.jsonl") ?? "")
      expectEqual(results.compactMap { $0["id"] as? String }, ["row1", "row2", "row3", "row4"])
      let failed = results.filter { $0["error"] != nil }
      expectEqual(failed.compactMap { $0["row"] as? Int }, [2])
      let error = "the worker that drew the row ended, twice: by signal 9"
      #expect((failed.first?["error"] as? String)?.contains(error) == true, "\(failed)")
      let diagnostics = failed.first?["diagnostics"] as? [[String: Any]]
      expectEqual(diagnostics?.compactMap { $0["id"] as? String }, ["row-lost"])
      #expect(run.error.contains(error), "\(run.error)")
      expectEqual(folder.tree("o").keys.sorted(), ["row1.png", "row3.png", "row4.png"])
    }
  }
}
