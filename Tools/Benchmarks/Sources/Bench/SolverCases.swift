import Foundation

/// Problems with their optimum as another solver found it, a JSON object a line.
enum SolverCases {
  /// Checks a file and prints what disagrees.
  ///
  /// - Parameter path: the file.
  /// - Returns: the exit code.
  /// - Throws: what reading the file throws.
  static func check(_ path: String) throws -> Int32 {
    var (agreed, wrong) = (0, 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for (index, line) in text.split(separator: "\n").enumerated() {
      let decoded = try JSONDecoder().decode(SolverCase.self, from: Data(line.utf8))
      if let complaint = decoded.complaint() {
        wrong += 1
        print("line \(index + 1): \(complaint)")
      } else {
        agreed += 1
      }
    }
    print("bench solver cases=\(agreed + wrong) agreed=\(agreed) wrong=\(wrong)")
    return wrong == 0 ? 0 : 1
  }
}
