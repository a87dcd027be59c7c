import Foundation

/// Debian's browser, and what of it is here.
enum Chromium {
  static let path = "/usr/bin/chromium"
  static let driver = "/usr/bin/chromedriver"

  /// Whether a browser can be driven here.
  static let isInstalled = [path, driver].allSatisfy(FileManager.default.isExecutableFile)

  /// What a test that needs one says where none is.
  static let absence = "no browser is installed, and 'Tools/setup browser' installs one"

  /// Whether all is tried that takes long.
  static let isAskedForAll =
    isInstalled && ProcessInfo.processInfo.environment["SNAPLINE_BROWSER"] == "all"

  /// What a test that takes long says where it isn't asked for.
  static let brevity = "'Tools/browser' runs it"

  /// How a browser is started.
  struct Options {
    var width = 1_280
    var height = 800
    var scale = 1
    /// Which names of hosts lead where.
    var hosts: String?

    fileprivate var arguments: [String] {
      var all = [
        "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--disable-sync",
        "--disable-breakpad", "--disable-crash-reporter", "--hide-scrollbars",
        "--user-data-dir={folder}/profile", "--window-size=\(width),\(height)",
        "--force-device-scale-factor=\(scale)",
      ]
      if getuid() == 0 { all.append("--no-sandbox") }
      if let hosts { all.append("--host-resolver-rules=\(hosts)") }
      return all
    }

    func capabilities(in folder: URL) -> [String: Any] {
      let arguments = arguments.map { $0.replacing("{folder}", with: folder.path) }
      return [
        "capabilities": [
          "alwaysMatch": [
            "goog:chromeOptions": ["binary": Chromium.path, "args": arguments],
            "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
            "timeouts": ["script": 60_000, "pageLoad": 60_000],
          ]
        ]
      ]
    }
  }
}
