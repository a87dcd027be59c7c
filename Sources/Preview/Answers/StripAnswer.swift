import Foundation
import SnaplineAsking
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import SnaplineLayout
import SnaplineScene
import SnaplineServing

/// A design at several widths, text sizes and locales.
struct StripAnswer: Encodable {
  struct Cell: Encodable {
    let width: Double
    let textSize: String
    let locale: String
    /// The first cell in which the same constraints hold.
    var sameAs: Int?
    var svg: String?
    var size: [Double]?
    var findings = 0
    var error: String?

    enum CodingKeys: String, CodingKey {
      case width, locale, sameAs, svg, size, findings, error
      case textSize = "text-size"
    }
  }

  var cells: [Cell] = []
  var fonts: [FontAnswer] = []
}

extension PreviewSession {
  /// Cells beyond these are left out.
  private static let mostCells = 200

  func strip(
    _ request: HTTPRequest,
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices
  ) -> StripAnswer {
    func list(_ name: String) -> [String] {
      (request.query(name) ?? "").split(separator: ",").map(String.init)
    }
    let widths = list("widths").compactMap(Double.init).filter { (1...20_000).contains($0) }
    let sizes = list("text-sizes")
    let locales = list("locales")
    var answer = StripAnswer()
    var known: [[String]: Int] = [:]
    for locale in locales.isEmpty ? [""] : locales {
      for size in sizes.isEmpty ? [""] : sizes {
        for width in widths where answer.cells.count < Self.mostCells {
          var cell = StripAnswer.Cell(width: width, textSize: size, locale: locale)
          fill(&cell, of: request, input, choices, &known, &answer)
          answer.cells.append(cell)
        }
      }
    }
    return answer
  }

  private func fill(
    _ cell: inout StripAnswer.Cell,
    of request: HTTPRequest,
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices,
    _ known: inout [[String]: Int],
    _ answer: inout StripAnswer
  ) {
    var own = choices
    own.width = cell.width
    if !cell.textSize.isEmpty {
      let name = ContentSizeCategory.Name(rawValue: cell.textSize)
      own.overrides.traits.preferredContentSizeCategory = name?.category ?? .unspecified
    }
    if !cell.locale.isEmpty { own.overrides.locale = cell.locale }
    do throws(DesignError) {
      let layout = try layout(input, own, for: .strip)
      cell.findings = layout.messages.count
      cell.size = [layout.scene.size.width, layout.scene.size.height].map { Double($0) }
      let words = words(layout.files)
      let signature = layout.asked.signature
      // Without constraints, frames alone make the shape.
      if !signature.isEmpty {
        if let first = known[signature] {
          cell.sameAs = first
          return
        }
        known[signature] = answer.cells.count
      }
      guard let frame = try? FrameAnswer(layout, of: own, fonts: fonts, words)
      else { return }
      cell.svg = frame.svg
      for font in frame.fonts where !answer.fonts.contains(font) { answer.fonts.append(font) }
    } catch {
      cell.error = error.diagnostics.first { $0.severity == .error }?.subject
    }
  }
}
