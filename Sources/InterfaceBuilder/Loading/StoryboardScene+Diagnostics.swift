import SnaplineDiagnostics
import SnaplineLayout

/// What is wrong with segues, told by the view of their source.
extension Diagnostic {
  static func leadsNowhere(_ identifier: String?, of source: ViewController) -> Diagnostic {
    Diagnostic(
      id: "segue-to-nowhere",
      severity: .warning,
      subject: "\(called(identifier)) of \(type(of: source)) leads to a screen that can't be made",
      cause: "the storyboard, or the one that it refers to, doesn't have it",
      remedy: "connect the segue to another screen"
    )
  }

  static func unknownKind(of segue: XMLElement, from source: ViewController) -> Diagnostic {
    let kind = segue["kind"].map { "has the kind '\($0)'" } ?? "has no kind"
    return Diagnostic(
      id: "unknown-segue-kind",
      severity: .warning,
      subject: "\(called(segue["identifier"])) of \(type(of: source)) \(kind)",
      cause: "no segue of such a kind is known; it is performed as one of the kind 'show'",
      remedy: "choose a kind such as 'show', 'presentation' or 'custom'"
    )
  }

  static func noSegueClass(
    _ name: String?,
    from source: ViewController,
    isCustom: Bool
  ) -> Diagnostic {
    Diagnostic(
      id: "no-segue-class",
      severity: .warning,
      subject: name.map { "there is no segue class '\($0)'" } ?? "a custom segue names no class",
      cause: isCustom
        ? "what a custom segue of \(type(of: source)) does is in its class; it shows nothing"
        : "a segue of \(type(of: source)) names it; what its kind says happens",
      remedy: "name a subclass of StoryboardSegue, with its module, or choose another kind"
    )
  }

  static func noCreation(_ name: String, by source: ViewController) -> Diagnostic {
    missing(
      "\(type(of: source)) has no method '\(name)' that makes a screen from a coder",
      remedy: "mark the method with @IBSegueAction, with the plugin SnaplineForIOS; or override "
        + "action(named:)"
    )
  }

  static func nobodyUnwinds(_ action: Selector, from source: ViewController) -> Diagnostic {
    missing(
      "no controller around or below \(type(of: source)) has the action '\(action)'",
      remedy: "mark the method of the one to go back to with @IBAction, with the plugin "
        + "SnaplineForIOS; or override action(named:)"
    )
  }

  static func takesNoSegue(_ action: Selector, of destination: ViewController) -> Diagnostic {
    missing(
      "\(type(of: destination)) has no action '\(action)' that takes a segue",
      remedy: "let it take a sender of type StoryboardSegue"
    )
  }

  private static func called(_ identifier: String?) -> String {
    identifier.map { "the segue '\($0)'" } ?? "a segue"
  }

  private static func missing(_ subject: String, remedy: String) -> Diagnostic {
    Diagnostic(
      id: "missing-action",
      severity: .warning,
      subject: subject,
      cause: "the document connects a segue with it",
      remedy: remedy
    )
  }
}
