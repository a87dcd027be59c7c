import Foundation
import SnaplineLint
import SnaplineTerminal
import TestSupport
import Testing

@testable import SnaplineCLI

@Suite struct `Sixty planted faults` {
  /// So many designs at a time, as GitHub shows no more than ten annotations.
  private static let batches = PlantedFault.Axis.allCases.flatMap { axis in
    let own = PlantedFault.all.filter { $0.axis == axis }
    return stride(from: 0, to: own.count, by: 6).map { Array(own[$0..<min($0 + 6, own.count)]) }
  }

  /// The schema of SARIF by OASIS; nothing where `Tools/setup schemas` hasn't fetched it.
  private static let schemaOfSARIF: String? = {
    let file = Checkout.root.appending(path: ".build/schemas/sarif-schema.json").path
    return FileManager.default.fileExists(atPath: file) ? file : nil
  }()

  @Test func `are sixty, of every rule`() {
    expectEqual(PlantedFault.all.count, 60)
    expectEqual(Set(PlantedFault.all.map(\.name)).count, 60)
    let found = Set(PlantedFault.all.flatMap(\.found).map(\.rule))
    #expect(found.isSuperset(of: Lint.Rule.allCases.map(\.rawValue)), "\(found)")
  }

  @Test(arguments: batches)
  func `are found where they are, and nothing else is, in each format`(faults: [PlantedFault])
    throws
  {
    let axis = try #require(faults.first?.axis)
    let files = Dictionary(faults.map { ($0.file, $0.design) }) { first, _ in first }
    try withFolder(files) { (folder: Folder) throws in
      let report = try report(on: folder, sweeping: axis)
      func printed(_ format: LintFormat) -> String {
        report.text(format, on: Console(color: .never)).replacing(folder.path + "/", with: "")
      }
      try look(atJSON: report.text(.json, on: Console()), for: faults)
      look(atText: printed(.text), for: faults)
      try look(atSARIF: printed(.sarif), for: faults)
      look(atAnnotations: printed(.github), for: faults)
    }
  }

  /// What `lint` finds in the designs of a folder, for as many formats as are wanted.
  private func report(on folder: Folder, sweeping axis: PlantedFault.Axis) throws -> LintReport {
    let request = try CommandTable.program.parse(["lint", folder.path, "--sweep", axis.sweep])
    guard case .run(let invocation) = request else { throw NoRun() }
    let designs = DesignList(paths: [folder.path]).designs
    var report = LintReport(plan: try LintPlan(invocation, designs: designs))
    for item in report.plan.designs.flatMap(report.plan.cases) {
      report.add(item.looked(), of: item)
    }
    return report
  }

  private struct NoRun: Error {}

  private func look(atJSON text: String, for faults: [PlantedFault]) throws {
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let findings = try #require(document?["findings"] as? [[String: Any]])
    for fault in faults {
      let own = findings.filter { ($0["design"] as? String)?.hasSuffix("/" + fault.file) == true }
      let told = own.map { finding in
        let circumstances = finding["circumstances"] as? [[String: Any]] ?? []
        let lengths = circumstances.first?["lengths"] as? [[Int]] ?? []
        let names = circumstances.compactMap { $0[fault.axis.rawValue] as? String }
        let line = (finding["place"] as? [String: Any])?["line"] as? Int ?? 0
        return "\(finding["rule"] ?? "") \(line) \(lengths) \(names)"
      }
      let wanted = fault.found.map { found in
        let places = (
          found.places.lengths(on: fault.axis) ?? [], found.places.names(on: fault.axis)
        )
        return "\(found.rule) \(found.line) \(places.0) \(places.1)"
      }
      expectEqual(told, wanted, "\(fault.name)")
    }
  }

  private func look(atText text: String, for faults: [PlantedFault]) {
    for (fault, found) in Self.each(of: faults) {
      let start = "\(fault.file):\(found.line)"
      let own = text.split(separator: "\n", omittingEmptySubsequences: false)
      let heads = own.indices.filter {
        own[$0].hasPrefix(start) && own[$0].hasSuffix("[\(found.rule)]")
      }
      let blocks = heads.map { head in
        own[(head + 1)...].prefix { !$0.contains(".yaml:") && !$0.contains(" layouts") }
      }
      #expect(
        blocks.contains {
          Self.tells($0.map { $0.trimmingCharacters(in: .whitespaces) }, found, on: fault.axis)
        },
        "\(fault.name)"
      )
    }
  }

  private func look(atSARIF text: String, for faults: [PlantedFault]) throws {
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8))
    expectEqual(SARIFShape.faults(in: log), [])
    if let schema = Self.schemaOfSARIF { try Checker.schema(at: schema).check(Data(text.utf8)) }
    let runs = (log as? [String: Any])?["runs"] as? [[String: Any]]
    let results = try #require(runs?.first?["results"] as? [[String: Any]])
    expectEqual(results.count, faults.reduce(0) { $0 + $1.found.count })
    for (fault, found) in Self.each(of: faults) {
      let own = results.filter { result in
        let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
        let place = location as? [String: Any]
        return result["ruleId"] as? String == found.rule
          && (place?["artifactLocation"] as? [String: String])?["uri"]?.hasSuffix(fault.file)
            == true
          && (place?["region"] as? [String: Int])?["startLine"] == found.line
      }
      let texts = own.compactMap { ($0["message"] as? [String: String])?["text"] }
      #expect(
        texts.contains {
          Self.tells($0.split(separator: "\n").map(String.init), found, on: fault.axis)
        },
        "\(fault.name)"
      )
    }
  }

  private func look(atAnnotations text: String, for faults: [PlantedFault]) {
    let lines = text.split(separator: "\n")
    expectEqual(lines.count, faults.reduce(0) { $0 + $1.found.count })
    for (fault, found) in Self.each(of: faults) {
      let start = "::warning file=\(fault.file),line=\(found.line),title="
      let texts = lines.filter { $0.hasPrefix(start) }.compactMap {
        $0.components(separatedBy: "::").last
      }
      #expect(
        texts.contains { Self.tells($0.components(separatedBy: "%0A"), found, on: fault.axis) },
        "\(fault.name)"
      )
    }
  }

  private static func each(
    of faults: [PlantedFault]
  ) -> [(fault: PlantedFault, found: PlantedFault.Found)] {
    faults.flatMap { fault in fault.found.map { (fault, $0) } }
  }

  /// Whether lines say where a fault is found, and say nothing of it where that is everywhere.
  private static func tells(
    _ lines: [String],
    _ found: PlantedFault.Found,
    on axis: PlantedFault.Axis
  ) -> Bool {
    if let words = found.places.words(on: axis) { return lines.contains(words) }
    return !lines.contains { $0.hasPrefix("at ") || $0.hasPrefix("with ") }
  }
}
