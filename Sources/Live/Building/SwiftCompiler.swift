internal import Foundation
internal import Glibc

/// The programs and files of a Swift toolchain that are needed to compile one file and to run it.
package struct SwiftCompiler: Hashable, Sendable {
  let frontend: String
  let linker: String
  /// The folder of Swift's libraries.
  let libraries: String
  /// Swift Package Manager's program that describes packages.
  let packager: String
  /// Tells the lines that places in a library stand for, where the toolchain has it.
  let symbolizer: String?
  private let plugins: [String]

  /// The toolchain whose `swiftc` stands first on the search path.
  package static func onPath(_ path: String?) -> SwiftCompiler? {
    let folders = (path ?? "").split(separator: ":").map(String.init)
    let found = folders.lazy.map { $0 + "/swiftc" }.first {
      unsafe access($0, X_OK) == 0
    }
    guard let found else { return nil }
    let real = URL(filePath: found).resolvingSymlinksInPath().deletingLastPathComponent()
    return SwiftCompiler(binaries: real.path) ?? asked(found)
  }

  private init?(binaries: String) {
    let root = URL(filePath: binaries).deletingLastPathComponent().path
    frontend = binaries + "/swift-frontend"
    linker = binaries + "/ld.lld"
    packager = binaries + "/swift-package"
    libraries = root + "/lib/swift/linux"
    let symbolizer = binaries + "/llvm-symbolizer"
    self.symbolizer = unsafe access(symbolizer, X_OK) == 0 ? symbolizer : nil
    let host = root + "/lib/swift/host"
    plugins = [
      "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so",
      "-plugin-path", host + "/plugins",
    ]
    for file in [frontend, linker] {
      guard unsafe access(file, X_OK) == 0 else { return nil }
    }
  }

  /// A `swiftc` may be a program that chooses among toolchains: it is asked which one it means.
  private static func asked(_ program: String) -> SwiftCompiler? {
    guard let ran = try? ProgramRun(program, ["-print-target-info"]).run(),
      let said = try? JSONDecoder().decode(TargetInfo.self, from: Data(ran.output))
    else { return nil }
    let resources = URL(filePath: said.paths.runtimeResourcePath)
    return SwiftCompiler(binaries: resources.appending(path: "../../bin").standardizedFileURL.path)
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }

  /// What it says of its version, without the line of the machine.
  var version: String? {
    guard let ran = try? ProgramRun(frontend, ["-frontend", "-version"]).run() else { return nil }
    let lines = String(decoding: ran.output, as: UTF8.self).split(separator: "\n")
    // A warning may stand before it.
    return lines.first { $0.contains("Swift version") }.map(String.init)
  }

  /// The words that compile `files` as one module to `object`.
  func compiling(
    _ files: [String],
    as module: SwiftSources,
    to object: String,
    _ toolkit: Toolkit,
    _ cache: String
  ) -> [String] {
    [
      "-frontend", "-c", "-Onone", "-wmo", "-parse-as-library", "-D", "DEBUG", "-swift-version",
      module.settings.language,
      "-target", Self.target, "-disable-objc-interop", "-gline-tables-only",
      "-no-color-diagnostics", "-diagnostic-style=llvm",
      "-module-name", module.module, "-module-cache-path", cache, "-I", toolkit.modules,
      "-Xcc", "-fmodule-map-file=" + toolkit.libraries, "-Xcc", "-I" + toolkit.headers,
    ] + module.settings.flags + plugins + files + ["-o", object]
  }

  /// The words that link objects to a library that the helper loads.
  ///
  /// What it takes from Snapline's library is found when it is loaded; of Swift's libraries those are named
  /// that it needs.
  func linking(_ objects: [String], to library: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: libraries)) ?? []
    let others = ["XCTest", "Testing", "Mirror", "Interop", "RemoteInspection"]
    let needed = names.filter { name in
      name.hasPrefix("lib") && name.hasSuffix(".so") && !others.contains { name.contains($0) }
    }
    return ["-shared", "--eh-frame-hdr", "-o", library] + objects + [
      libraries + "/\(Self.machine)/swiftrt.o"
    ]
      + ["--as-needed", "-L" + libraries]
      + needed.sorted().map { "-l" + $0.dropFirst(3).dropLast(3) }
  }

  #if arch(arm64)
    private static let machine = "aarch64"
  #else
    private static let machine = "x86_64"
  #endif
  private static let target = machine + "-unknown-linux-gnu"
}
