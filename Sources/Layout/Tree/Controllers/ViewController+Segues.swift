import Foundation
import SnaplineDiagnostics

/// What knows the segues of a controller that came from a storyboard.
package protocol SegueSource: AnyObject {
  /// The names by which segues can be performed.
  var segueIdentifiers: [String] { get }

  /// Performs the segue of a name, and says whether there is one.
  func performSegue(named identifier: String, from source: ViewController, sender: Any?) -> Bool
}

extension ViewController {
  func startSegue(named identifier: String, sender: Any?) {
    let source = attachments.values.lazy.compactMap { $0 as? any SegueSource }.first
    if source?.performSegue(named: identifier, from: self, sender: sender) ?? false { return }
    view.report(.noSegue(identifier, of: self, known: source?.segueIdentifiers))
  }
}

extension Diagnostic {
  private static let mostNames = 8

  fileprivate static func noSegue(
    _ identifier: String,
    of controller: ViewController,
    known: [String]?
  ) -> Diagnostic {
    let (cause, remedy): (String, String)
    if let known {
      let names = known.prefix(mostNames).map { "'\($0)'" }.joined(separator: ", ")
      let more = known.count > mostNames ? " and \(known.count - mostNames) more" : ""
      cause =
        known.isEmpty
        ? "its scene in the storyboard has no segue with an identifier"
        : "its scene in the storyboard has \(names)\(more)"
      remedy =
        nearestName(to: identifier, among: known).map { "write '\($0)'" }
        ?? "give a segue of its scene this identifier"
    } else {
      cause = "it wasn't made from a storyboard, which would know its segues"
      remedy = "instantiate it from its storyboard, or show the next screen in code"
    }
    return Diagnostic(
      id: "no-segue",
      severity: .warning,
      subject: "\(type(of: controller)) has no segue '\(identifier)' to perform",
      cause: cause,
      remedy: remedy
    )
  }
}
