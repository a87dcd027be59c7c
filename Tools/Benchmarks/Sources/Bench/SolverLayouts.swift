import Foundation
import Frame
import SnaplineSolver

/// Six layouts in many sizes: ours, the prototype and kiwi, in turns.
struct SolverLayouts {
  private struct Entry {
    let name: String
    let size: Int
    let ours: SolverTimes
    let prototype: SolverTimes?
    let kiwi: SolverTimes?
  }

  let prototype: PrototypePeer?
  let kiwi: KiwiPeer?
  let isQuick: Bool
  private var entries: [Entry] = []

  init(prototype: PrototypePeer?, kiwi: KiwiPeer?, isQuick: Bool) {
    self.prototype = prototype
    self.kiwi = kiwi
    self.isQuick = isQuick
  }

  mutating func measure() throws {
    for name in SolverWorkload.names {
      let middle = name == "c" ? [299, 1000] : [1000]
      for size in [10, 100] + middle + (isQuick ? [10_000] : [10_000, 100_000]) {
        Checkout.tell("layout \(name), \(size) views")
        entries.append(try measure(name, size))
      }
    }
  }

  private func measure(_ name: String, _ size: Int) throws -> Entry {
    let workload = SolverWorkload(name, views: size)
    let isKiwiAble = KiwiPeer.canDo(name, size) && !(isQuick && size > 10)
    var (ours, prototypes, kiwis): ([SolverTimes], [SolverTimes], [SolverTimes]) = ([], [], [])
    for turn in 0..<(isQuick ? 1 : 3) {
      ours.append(.ours(workload))
      if let prototype { prototypes.append(try prototype.measure(name, size)) }
      // Its larger layouts take seconds: one turn tells enough.
      if let kiwi, isKiwiAble, size == 10 || turn == 0 { kiwis.append(try kiwi.measure(workload)) }
    }
    return Entry(
      name: name,
      size: size,
      ours: .medians(ours),
      prototype: prototypes.isEmpty ? nil : .medians(prototypes),
      kiwi: kiwis.isEmpty ? nil : .medians(kiwis)
    )
  }

  func write(_ report: inout Report) {
    addTable(&report, "from nothing", \.cold)
    addTable(&report, "one constant", \.constant)
    addTable(&report, "root width", \.rootWidth)
    addTable(&report, "a row in or out", \.row)
    let colds = entries.filter { $0.kiwi != nil }
    func kiwiRatio(_ name: String, _ size: Int) -> Double {
      guard let entry = colds.first(where: { $0.name == name && $0.size == size }) else {
        return .nan
      }
      return (entry.kiwi?.cold ?? .nan) / entry.ours.cold
    }
    let ratios = ["a", "b", "d", "f"].map { kiwiRatio($0, 1000) }
    report.figure("kiwi_ratio_abdf_min", ratios.contains(where: \.isNaN) ? .nan : least(ratios))
    report.figure("kiwi_ratio_e", kiwiRatio("e", 1000))
    report.figure("kiwi_ratio_c299", kiwiRatio("c", 299))
    let large = [10_000, 100_000]
    report.figure("cold_vs_proto_max", most("abcdf", large, \.cold))
    report.figure("cold_vs_proto_e", most("e", large, \.cold))
    report.figure("edit_vs_proto_max", most("abcdef", [10_000], \.constant))
    report.figure("root_vs_proto_max", most("abcdf", [10_000], \.rootWidth))
    report.figure("root_vs_proto_e", most("e", [10_000], \.rootWidth))
    report.figure("growth_max", "abdef".map { growth(String($0)) }.max() ?? .nan)
    report.figure("growth_c", growth("c"))
  }

  private func least(_ ratios: [Double]) -> Double { ratios.min() ?? .nan }

  /// The largest of our times over the prototype's.
  private func most(
    _ names: String,
    _ sizes: [Int],
    _ path: KeyPath<SolverTimes, Double>
  ) -> Double {
    let ratios = entries.filter { names.contains($0.name) && sizes.contains($0.size) }
      .compactMap { entry in
        entry.prototype.map { entry.ours[keyPath: path] / $0[keyPath: path] }
      }
    return ratios.max() ?? .nan
  }

  /// The exponent of the time between 1,000 views and the largest layout.
  private func growth(_ name: String) -> Double {
    let some = entries.filter { $0.name == name && $0.size >= 1000 }
    guard let first = some.first, let last = some.last, first.size < last.size else { return .nan }
    return log(last.ours.cold / first.ours.cold) / log(Double(last.size) / Double(first.size))
  }

  private func addTable(
    _ report: inout Report,
    _ title: String,
    _ path: KeyPath<SolverTimes, Double>
  ) {
    var table = Table([
      "\(title): layout, views", "µs", "ns a view", "prototype", "against it", "kiwi",
      "kiwi against ours",
    ])
    func cell(_ number: Double?) -> String { number.flatMap { $0.isNaN ? nil : $0.short } ?? "–" }
    for entry in entries {
      let ours = entry.ours[keyPath: path]
      let prototype = entry.prototype?[keyPath: path]
      let kiwi = entry.kiwi?[keyPath: path]
      table.add([
        "\(entry.name) \(entry.size)", cell(ours), cell(1000 * ours / Double(entry.size)),
        cell(prototype), cell(prototype.map { ours / $0 }), cell(kiwi),
        cell(kiwi.map { $0 / ours }),
      ])
    }
    report.add(table)
  }
}
