internal import Foundation

/// What Swift Package Manager says of a package, as far as it is needed to compile one of its targets.
struct PackageDescription: Decodable, Hashable {
  struct Target: Decodable, Hashable {
    struct Resource: Decodable, Hashable {
      var path: String
    }

    var name: String
    /// The name of the module.
    var c99name: String
    var type: String
    /// The kind of module, such as `SwiftTarget`.
    var moduleType: String?
    /// Relative to the package's folder.
    var path: String
    /// Relative to the target's own.
    var sources: [String]
    var resources: [Resource]?
    var targetDependencies: [String]?
    var productDependencies: [String]?

    private enum CodingKeys: String, CodingKey {
      case name, c99name, type, path, sources, resources
      case moduleType = "module_type"
      case targetDependencies = "target_dependencies"
      case productDependencies = "product_dependencies"
    }
  }

  var name: String
  var path: String
  var targets: [Target]
  var languages: [String]?
  var tools: String?

  private enum CodingKeys: String, CodingKey {
    case name, path, targets
    case languages = "swift_languages_versions"
    case tools = "tools_version"
  }

  /// The language mode that its modules are compiled in.
  var language: String {
    let major = tools.flatMap { $0.split(separator: ".").first }.flatMap { Int($0) } ?? 5
    return languages?.last ?? (major >= 6 ? "6" : "5")
  }

  /// A target with those that it is built on, each behind its own; nothing where one isn't there.
  func targets(for name: String) -> [Target]? {
    var found: [Target] = []
    var begun: Set<String> = []
    func add(_ name: String) -> Bool {
      guard let target = targets.first(where: { $0.name == name }) else { return false }
      if !begun.insert(name).inserted { return true }
      for below in target.targetDependencies ?? [] where !add(below) { return false }
      found.append(target)
      return true
    }
    return add(name) ? found : nil
  }
}
