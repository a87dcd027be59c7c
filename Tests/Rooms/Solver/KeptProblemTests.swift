import Foundation
import SnaplineSolver
import TestSupport
import Testing

/// Problems that say something: each file begins with what is expected, in comments.
@Suite struct `A kept problem` {
  @Test func `has the answer that stands at its head`() throws {
    let folder = Checkout.fixture("Problems")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(!names.isEmpty)
    for name in names.sorted() {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      let solver = Solver()
      solver.problem = try Problem(text: text)
      var expected = Solver.Outcome.solved
      var values: [Int32: Double] = [:]
      for line in text.split(separator: "\n") where line.hasPrefix("; expect ") {
        let words = line.split(separator: " ").dropFirst(2).map(String.init)
        if words == ["conflicting"] { expected = .conflicting }
        guard words.count == 2, let index = Int32(words[0].dropFirst()) else { continue }
        values[index] = Double(words[1])
      }
      #expect(solver.solve() == expected, "\(name)")
      #expect(!values.isEmpty, "\(name)")
      for (index, value) in values {
        #expect(solver.value(of: Problem.Variable(index: index)) == value, "\(name), v\(index)")
      }
    }
  }
}
