package import SnaplineDiagnostics
package import SnaplineEnvironment
package import SnaplineInterfaceBuilder
package import SnaplineLive
package import SnaplineScene

/// What the one who runs a preview knows: the inputs, what choices mean, and how files are written.
package struct PreviewHost: Sendable {
  /// A design, or a document of Interface Builder.
  package struct Input: Hashable, Sendable {
    package let name: String
    /// From the root, through no link.
    package let path: String
    package let isInterface: Bool
    /// Whether it is Swift, which is compiled.
    package let isSwift: Bool
    /// The target of the package whose manifest the path leads to.
    package let package: SwiftPackage?

    package init(
      name: String,
      path: String,
      isInterface: Bool,
      isSwift: Bool = false,
      package: SwiftPackage? = nil
    ) {
      (self.name, self.path, self.isInterface) = (name, path, isInterface)
      (self.isSwift, self.package) = (isSwift, package)
    }
  }

  /// The inputs as they are now, with what is to be said of those that can't be had, the folders in which new
  /// ones may come, and the links that name some of them.
  package struct Listing: Sendable {
    package var inputs: [Input]
    package var messages: [Diagnostic]
    package var folders: Set<String>

    package init(inputs: [Input], messages: [Diagnostic], folders: Set<String>) {
      (self.inputs, self.messages, self.folders) = (inputs, messages, folders)
    }
  }

  package struct Refusal: Error, Sendable {
    package let sentence: String

    package init(_ sentence: String) { self.sentence = sentence }
  }

  package enum Format: String, Sendable, CaseIterable { case png, svg, pdf }

  package var environment: Environment
  package var tool: String
  package var isReadOnly: Bool
  package var list: @Sendable () -> Listing
  /// What the words of an address mean, over those of the command line.
  package var choices: @Sendable ([(name: String, value: String)]) throws(Refusal) -> PreviewChoices
  /// The values of each choice, by its name.
  package var values: [String: [Choice]]
  /// The exact bytes of a file, as `render` writes them.
  package var paint: @Sendable (Scene, Format, _ title: String, Environment) throws -> [UInt8]
  /// Writes a file whole or not at all.
  ///
  /// The file keeps what it has where that isn't what it was when the new bytes are ready.
  package var write:
    @Sendable ([UInt8], _ path: String, _ isStill: () -> Bool) throws(Refusal) -> Void
  /// The line that draws the same.
  package var command: @Sendable ([(name: String, value: String)], Input) -> String
  /// How documents of Interface Builder are shown.
  package var interface = InterfaceSettings()
  /// Files besides the designs that pictures depend on.
  package var otherFiles: Set<String>
  /// What Swift files are compiled against, where that is installed, and how far their code may go.
  package var toolkit: Toolkit?
  package var limits = LiveLimits()
  /// For how many seconds the places are sought where a layout breaks.
  package var patience = 5
  /// Called when one of these changed, before anything is drawn anew.
  package var reload: @Sendable () -> Void = {}

  package init(
    environment: Environment,
    tool: String,
    isReadOnly: Bool,
    otherFiles: Set<String>,
    values: [String: [Choice]],
    list: @escaping @Sendable () -> Listing,
    choices:
      @escaping @Sendable ([(name: String, value: String)]) throws(Refusal) -> PreviewChoices,
    paint: @escaping @Sendable (Scene, Format, String, Environment) throws -> [UInt8],
    write: @escaping @Sendable ([UInt8], String, () -> Bool) throws(Refusal) -> Void,
    command: @escaping @Sendable ([(name: String, value: String)], Input) -> String
  ) {
    (self.environment, self.tool, self.isReadOnly) = (environment, tool, isReadOnly)
    (self.otherFiles, self.values, self.list, self.choices) = (otherFiles, values, list, choices)
    (self.paint, self.write, self.command) = (paint, write, command)
  }
}

extension PreviewHost {
  /// A value to choose, with what people call it where that is something else.
  package struct Choice: Encodable, Sendable {
    package let value: String
    package var name: String?
    package var group: String?
    package var size: [Double]?

    package init(
      _ value: String,
      name: String? = nil,
      group: String? = nil,
      size: [Double]? = nil
    ) {
      (self.value, self.name, self.group, self.size) = (value, name, group, size)
    }

    private enum CodingKeys: CodingKey { case value, name, group, size }

    /// A text alone where the value says it all.
    package func encode(to encoder: any Encoder) throws {
      guard name != nil || group != nil || size != nil else {
        var single = encoder.singleValueContainer()
        return try single.encode(value)
      }
      var all = encoder.container(keyedBy: CodingKeys.self)
      try all.encode(value, forKey: .value)
      try all.encodeIfPresent(name, forKey: .name)
      try all.encodeIfPresent(group, forKey: .group)
      try all.encodeIfPresent(size, forKey: .size)
    }
  }
}
