import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineDocuments
import TestSupport
import Testing

@Suite struct `The names in a row of data` {
  /// What is said of a row, where a design has samples, by the ids and subjects of messages.
  private func said(
    of row: String,
    beside samples: String,
    _ rules: RowRules = RowRules()
  ) throws -> [Diagnostic] {
    let design = "version: 1\ndata: \(samples)\nview: view\n"
    let template = DesignTemplate(bytes: Array(design.utf8), named: "d.yaml")
    var data = try DesignData(bytes: Array(row.utf8), named: "row.json")
    data.row = rules
    do throws(DesignError) {
      return try template.design(with: data).diagnostics
    } catch {
      return error.diagnostics
    }
  }

  private func subject(_ path: String) -> String {
    "the row has '\(path)', which the design's data hasn't"
  }

  @Test func `are those of the samples at every depth, and every other is told once`() throws {
    var (faulty, faultless) = (0, 0)
    for seed in Seed.some(400) {
      var random = seed
      let samples = Sample.mapping(of: &random, depth: 0)
      let row = Sample.row(like: [samples], inList: false, &random)
      var told: Set<String> = []
      let strays = row.strays(beside: [samples], told: &told)
      let said = try said(of: row.json, beside: samples.json)
      let subjects = said.filter { $0.id == "unknown-field" }.map(\.subject)
      expectEqual(
        subjects.sorted(),
        strays.map(subject).sorted(),
        "\(seed): \(row.json) beside \(samples.json)"
      )
      #expect(!said.contains { $0.id == "missing-field" }, "\(seed)")
      if strays.isEmpty { faultless += 1 } else { faulty += 1 }
      let loose = try self.said(of: row.json, beside: samples.json, RowRules(isLoose: true))
      #expect(!loose.contains { $0.id == "unknown-field" }, "\(seed)")
    }
    #expect(min(faulty, faultless) > 50, "\(faulty) \(faultless)")
  }

  @Test(arguments: [
    // A mapping in an entry, and one in that.
    ("{lines: [{tax: {rate: 1}}]}", #"{"lines": [{}, {"tax": {"rte": 2}}]}"#, "lines.1.tax.rte"),
    ("{a: [{b: {c: {rate: 1}}}]}", #"{"a": [{"b": {"c": {"rte": 2}}}]}"#, "a.0.b.c.rte"),
    // Entries of lists in lists, and of lists in mappings of entries.
    ("{a: [[{rate: 1}]]}", #"{"a": [[], [{}, {"rte": 2}]]}"#, "a.1.1.rte"),
    ("{a: [{b: {c: [{rate: 1}]}}]}", #"{"a": [{"b": {"c": [{"rte": 2}]}}]}"#, "a.0.b.c.0.rte"),
    // The samples of two entries are one.
    ("{a: [{b: null}, {b: {rate: 1}}]}", #"{"a": [{"b": {"rte": 2}}]}"#, "a.0.b.rte"),
  ])
  func `are told by the whole path, with the one that was meant`(
    samples: String,
    row: String,
    path: String
  ) throws {
    let said = try said(of: row, beside: samples)
    expectEqual(said.map(\.id), ["unknown-field"])
    expectEqual(said.first?.subject, subject(path))
    expectEqual(said.first?.remedy, "did you mean 'rate'?")
    expectEqual(said.first?.place?.line, 2)
    expectEqual(try self.said(of: row.replacing("rte", with: "rate"), beside: samples), [])
  }

  @Test(arguments: [
    // Samples that say nothing of names.
    ("{a: [{b: {}}]}", #"{"a": [{"b": {"c": 1}}]}"#), ("{a: []}", #"{"a": [{"b": {"c": 1}}]}"#),
    ("{a: [{b: x}]}", #"{"a": [{"b": {"c": 1}}]}"#), ("{a: [x, y]}", #"{"a": [{"b": 1}]}"#),
    // An entry may lack names, and may have those of all samples.
    ("{a: [{b: {c: 1, d: 2}}]}", #"{"a": [{"b": {}}, {"b": {"d": 1}}, {}, null]}"#),
    (
      "{a: [{b: {c: 1}}, {b: {d: 1}}, {e: [{f: 1}]}, {e: [{g: 1}]}]}",
      #"{"a": [{"b": {"c": 1, "d": 1}, "e": [{"f": 1, "g": 1}]}]}"#
    ),
  ])
  func `may be others where no sample says which, and may be those of several`(
    samples: String,
    row: String
  ) throws {
    expectEqual(try said(of: row, beside: samples), [])
  }

  @Test func `that only a late one of many samples has are known`() throws {
    let samples = (0..<40).map { "{n\($0): {m\($0): 1}}" }.joined(separator: ", ")
    let row = #"{"a": [{"n39": {"m39": 2}, "n0": {"m0": 1}}, {"n39": {"m0": 1}}]}"#
    let said = try said(of: row, beside: "{a: [\(samples)]}")
    expectEqual(said.map(\.subject), [subject("a.1.n39.m0")])
  }

  @Test func `are told of a row with many of them as few, and of a long path by its end`() throws {
    let entry = (0..<30).map { "\"x\($0)\": 1" }.joined(separator: ", ")
    let row = String(repeating: #"{"b": {\#(entry)}}, "#, count: 500) + "{}"
    let said = try said(of: "{\"a\": [\(row)]}", beside: "{a: [{b: {c: 1}}]}")
    expectEqual(said.map(\.subject), (0..<20).map { subject("a.0.b.x\($0)") })
    let names = ["customer", "address", "street", "number", "appendix"]
    let start = names.map { "{\"\($0)\": " }.joined()
    let (end, open) = (String(repeating: "}", count: names.count), start.dropFirst())
    let long = try self.said(
      of: "{\(open){\"sufix\": 1}\(end)",
      beside: "{\(open){\"suffix\": 1}\(end)"
    )
    expectEqual(long.map(\.subject), [subject("…address.street.number.appendix.sufix")])
  }

  @Test func `in the deepest row that is read are compared`() throws {
    func nested(_ name: String, _ depth: Int) -> String {
      "{\"a\": [" + String(repeating: "{\"b\": ", count: depth) + "{\"\(name)\": 1}"
        + String(repeating: "}", count: depth) + "]}"
    }
    // Both are read to a depth of 100, and the design has one more around its data.
    let said = try said(of: nested("rte", 96), beside: nested("rate", 96))
    expectEqual(said.map(\.id), ["unknown-field"])
    #expect(said.first?.subject.contains("b.rte'") == true)
    expectEqual(try self.said(of: nested("rate", 96), beside: nested("rate", 96)), [])
  }
}

/// Values without meaning, for what stands where in what.
private indirect enum Sample {
  case text
  case list([Sample])
  case mapping([(name: String, value: Sample)])

  var json: String {
    switch self {
    case .text: "\"x\""
    case .list(let entries): "[" + entries.map(\.json).joined(separator: ", ") + "]"
    case .mapping(let values):
      "{" + values.map { "\"\($0.name)\": \($0.value.json)" }.joined(separator: ", ") + "}"
    }
  }

  static func mapping(of random: inout Seed, depth: Int) -> Sample {
    var values: [(name: String, value: Sample)] = []
    for name in ["a", "b", "c", "d"] where random.chance(0.5) {
      values.append((name, some(&random, depth: depth + 1)))
    }
    return .mapping(values)
  }

  private static func some(_ random: inout Seed, depth: Int) -> Sample {
    guard depth < 5 else { return .text }
    switch random.number(in: 0...4) {
    case 0: return .text
    case 1, 2: return mapping(of: &random, depth: depth)
    default:
      let count = random.number(in: 0...3)
      return .list((0..<count).map { _ in some(&random, depth: depth + 1) })
    }
  }

  /// A value such as rows have it beside samples, sometimes with names that no sample has.
  static func row(like samples: [Sample], inList: Bool, _ random: inout Seed) -> Sample {
    switch samples.randomElement(using: &random) {
    case nil: return random.chance(0.5) ? .text : .mapping([("z", .text)])
    case .text: return random.chance(0.95) ? .text : .mapping([("z", .text)])
    case .list:
      let inner = samples.entries
      let count = random.number(in: 0...3)
      return .list((0..<count).map { _ in row(like: inner, inList: true, &random) })
    case .mapping:
      var values: [(name: String, value: Sample)] = []
      for (name, inner) in samples.values where !inList || random.chance(0.7) {
        values.append((name, row(like: inner, inList: inList, &random)))
      }
      for name in ["y", "z"] where random.chance(0.03) {
        values.append((name, random.chance(0.5) ? .text : .mapping([("a", .text)])))
      }
      return .mapping(values)
    }
  }

  /// The names that none of the samples has, by their paths, each at its first place.
  func strays(
    beside samples: [Sample],
    at path: [String] = [],
    _ place: String = "",
    isEntry: Bool = false,
    told: inout Set<String>
  ) -> [String] {
    var found: [String] = []
    switch self {
    case .text: break
    case .list(let entries):
      let inner = samples.entries
      for (number, entry) in entries.enumerated() {
        found += entry.strays(
          beside: inner,
          at: path + ["\(number)"],
          place + ".*",
          isEntry: true,
          told: &told
        )
      }
    case .mapping(let values):
      let known = samples.values
      guard samples.haveMappings, !isEntry || !known.isEmpty else { break }
      for (name, value) in values {
        let own = path + [name]
        if let inner = known.first(where: { $0.name == name })?.values {
          found += value.strays(
            beside: inner,
            at: own,
            place + "." + name,
            isEntry: isEntry,
            told: &told
          )
        } else if told.insert(place + "." + name).inserted {
          found.append(own.joined(separator: "."))
        }
      }
    }
    return found
  }
}

extension [Sample] {
  fileprivate var haveMappings: Bool {
    contains { if case .mapping = $0 { true } else { false } }
  }

  /// The entries of all lists among them.
  fileprivate var entries: [Sample] {
    flatMap { sample -> [Sample] in
      if case .list(let entries) = sample { entries } else { [] }
    }
  }

  /// The values of all mappings among them, by their names.
  fileprivate var values: [(name: String, values: [Sample])] {
    var found: [(name: String, values: [Sample])] = []
    for case .mapping(let values) in self {
      for (name, value) in values {
        if let place = found.firstIndex(where: { $0.name == name }) {
          found[place].values.append(value)
        } else {
          found.append((name, [value]))
        }
      }
    }
    return found
  }
}
