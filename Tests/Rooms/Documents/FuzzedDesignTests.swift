import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `A design that fuzzing kept` {
  /// All but the files that are imported, which need a folder of their own.
  @Test(arguments: [
    "design", "placeholder", "filter", "condition", "equation", "size", "markup",
  ])
  func `is drawn, or refused with a remedy`(part: String) throws {
    let input = try #require(DesignInput(rawValue: part))
    let kept = try FuzzCorpus.inputs(part)
    #expect(!kept.isEmpty)
    for bytes in kept {
      let design = input.design(of: bytes)
      guard let text = design.bytes else { continue }
      do throws(DesignError) {
        _ = try Design(bytes: text, named: design.name).drawing()
      } catch {
        let errors = error.diagnostics.filter { $0.severity == .error && $0.id != "more" }
        #expect(!error.diagnostics.isEmpty)
        #expect(errors.allSatisfy { $0.remedy != nil }, "\(String(decoding: text, as: UTF8.self))")
      }
    }
  }
}
