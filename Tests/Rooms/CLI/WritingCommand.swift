import Foundation
import Testing

/// A command that writes files: what it finds, and how it is called.
struct WritingCommand: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The words behind `$snapline`, as the shell reads them.
  let line: String
  var files: [String: String] = [:]
  /// A line of the shell that comes before.
  var before = ""
  /// What the environment has besides, as `env` takes it.
  var variables = ""
  /// How the names of files begin that no two runs write alike, such as those with times.
  var varies: [String] = [".snapline/"]

  private static func ones(_ more: [WritingCommand]...) -> [WritingCommand] {
    more.flatMap(\.self)
  }

  static let all = ones(drawings, baselines, reports, batches)

  private static let red = "version: 1\ncanvas: 60x40\nview: {background: red, size: 20}\n"
  private static let blue = red.replacing("red", with: "blue")

  private static let drawings: [WritingCommand] = [
    WritingCommand(testDescription: "init", line: "init first"),
    WritingCommand(
      testDescription: "render",
      line: "render a.yaml",
      files: ["a.yaml": red, "a.png": "old"]
    ),
    WritingCommand(
      testDescription: "render into folders",
      line: "render a.yaml b.yaml -o sub/x/",
      files: ["a.yaml": red, "b.yaml": blue]
    ),
    WritingCommand(
      testDescription: "render of pages",
      line: "render a.yaml b.yaml -o all.pdf",
      files: ["a.yaml": red, "b.yaml": blue]
    ),
    WritingCommand(
      testDescription: "render with pictures beside it",
      line: "render a.yaml -o sub/ --format svg --images link",
      files: ["a.yaml": "canvas: 20x20\nview: {image: b.png, size: 20}\n", "b.yaml": red],
      before: "$snapline render b.yaml"
    ),
    WritingCommand(
      testDescription: "fmt",
      line: "fmt a.yaml b.json",
      files: [
        "a.yaml": "{version: 1, canvas: 60x40, view: {background: red,   size: 20}}\n",
        "b.json": "{\"version\":1,\"canvas\":\"60x40\",\"view\":{\"size\":20}}\n",
      ]
    ),
    WritingCommand(
      testDescription: "to-swift",
      line: "to-swift a.yaml -o a.swift",
      files: ["a.yaml": red, "a.swift": "old"]
    ),
    WritingCommand(
      testDescription: "diff",
      line: "diff a.yaml b.yaml -o difference.png",
      files: ["a.yaml": red, "b.yaml": blue]
    ),
    WritingCommand(
      testDescription: "lint",
      line: "lint a.yaml --baseline known.json --update-baseline",
      files: [
        "a.yaml": "canvas: 60x40\nview: {label: long words, width: 10, lines: 1}\n"
      ]
    ),
  ]

  /// A package of two designs that were edited since they were recorded.
  private static func package(
    _ name: String,
    _ line: String,
    both: Bool = false,
    before: String = "",
    variables: String = "",
    varies: [String] = []
  ) -> WritingCommand {
    var files = ["Package.swift": "", "d1.yaml": red, "d2.yaml": red]
    if both { files[".snapshots"] = "keep: both" }
    return WritingCommand(
      testDescription: name,
      line: line,
      files: files,
      before: "$snapline test --update; sed -i s/red/blue/ d*.yaml; \(before)",
      variables: variables,
      varies: [".snapline/"] + varies
    )
  }

  private static let baselines: [WritingCommand] = [
    package("test", "test -j 1"),
    package("test that records", "test -j 1 --update", both: true),
    package("review that accepts", "review --accept-all", both: true, before: "$snapline test"),
    package("review that rejects", "review --reject-all", both: true, before: "$snapline test"),
    package(
      "review of a blob",
      "review --from 1.blob --accept-all",
      before: "$snapline test --record never --reporter blob=1.blob"
    ),
    package("prune", "prune --yes", before: "rm d1.yaml"),
  ]

  private static let reports: [WritingCommand] = [
    package(
      "test that reports",
      "test -j 1 --record never --reporter json=r.json --reporter html=page --reporter blob=r.blob",
      varies: ["r.", "page/"]
    ),
    package(
      "test that tells GitHub",
      "test -j 1 --record never --reporter github",
      variables: "GITHUB_STEP_SUMMARY=summary.md",
      varies: ["summary.md"]
    ),
    package("report", "report", before: "$snapline test"),
    package(
      "report in place of another",
      "report -o page",
      before: "$snapline report -o page; $snapline test",
      varies: ["page/"]
    ),
    package(
      "report as one file",
      "report --single-file -o page.html",
      before: "$snapline test",
      varies: ["page.html"]
    ),
    package(
      "merge-reports",
      "merge-reports 1.blob 2.blob --reporter json=r.json --reporter html=page",
      before: "for i in 1 2; do $snapline test --shard $i/2 --reporter blob=$i.blob; done",
      varies: ["r.json", "page/"]
    ),
  ]

  private static func batch(_ name: String, _ words: String, before: String = "") -> WritingCommand
  {
    let line = "batch badge.yaml --data rows.jsonl -j 1 \(words)"
    return WritingCommand(
      testDescription: name,
      line: line,
      files: ["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(3)],
      before: before.isEmpty ? "" : "$snapline \(line); \(before)",
      varies: ["r.jsonl", "o.jsonl"]
    )
  }

  private static let batches: [WritingCommand] = [
    batch("batch", "-o 'out/{{id}}.png' --results r.jsonl"),
    batch(
      "batch that goes on",
      "-o 'out/{{id}}.png' --results r.jsonl --resume",
      before: "head -n 2 r.jsonl >x; mv x r.jsonl"
    ),
    batch("batch into a pack", "-o o.zip"),
    batch("batch into lines", "-o o.jsonl"),
  ]
}
