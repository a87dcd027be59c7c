package import SnaplineDiagnostics

/// Why a Swift file can't be shown.
package struct LiveFault: Error, Sendable {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

extension Diagnostic {
  /// What is missing on this machine before a Swift file can be shown.
  static func missing(_ subject: String, cause: String? = nil, remedy: String) -> Diagnostic {
    Diagnostic(
      id: "swift-missing",
      severity: .error,
      subject: subject,
      cause: cause,
      remedy: remedy
    )
  }

  static var noToolkit: Diagnostic {
    missing(
      "Swift files can't be shown: the modules that they are compiled against aren't installed",
      remedy:
        "run Tools/install, which puts them beside the command, or Tools/live in the repository"
    )
  }

  static var noCompiler: Diagnostic {
    missing(
      "Swift files can't be shown: there is no Swift compiler on PATH",
      remedy: "install Swift from https://www.swift.org/install/linux, and put its 'bin' on PATH"
    )
  }

  static var noHeaders: Diagnostic {
    missing(
      "Swift files can't be compiled: the headers of the C library are missing",
      remedy: "install them, as Swift itself needs them: apt install libc6-dev"
    )
  }

  static var noCache: Diagnostic {
    missing(
      "Swift files can't be shown: no folder for caches can be written",
      cause: "neither XDG_CACHE_HOME, HOME nor the folder of temporary files has room of one's own",
      remedy: "set XDG_CACHE_HOME to a folder that can be written"
    )
  }

  static func otherCompiler(_ own: String?, than built: String) -> Diagnostic {
    missing(
      "the modules were built by another compiler than the one on PATH",
      cause: "they are of '\(built)', and PATH has '\(own ?? "one that doesn't say")'",
      remedy: "put the other one on PATH, or run Tools/install again with this one"
    )
  }

  static func notStarted(_ program: String, _ reason: String) -> Diagnostic {
    missing(
      "'\(program)' can't be started: \(reason)",
      remedy: "look whether the file is there and may be run"
    )
  }
}
