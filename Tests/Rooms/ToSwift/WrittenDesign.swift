import Snapline
import SnaplineDocuments
import SnaplineInputs
import SnaplineToSwift
import TestSupport
import Testing

/// A design of the repository whose Swift is kept here, and compiled with these tests.
///
/// `snapline to-swift Snapshots/Gallery/hello.yaml -o Tests/Rooms/ToSwift/Written/HelloLayout.swift` writes
/// one of them anew.
struct WrittenDesign: Sendable, CustomTestStringConvertible {
  let path: String
  let type: String
  let size: CGSize
  let environment: @Sendable () -> Environment
  let make: @Sendable () -> [View]

  var testDescription: String { path }

  static let all = [
    WrittenDesign(
      path: "Snapshots/Gallery/hello.yaml",
      type: "HelloLayout",
      size: HelloLayout.size,
      environment: { HelloLayout.environment },
      make: { [HelloLayout.makeView()] }
    ),
    WrittenDesign(
      path: "Snapshots/Gallery/settings.yaml",
      type: "SettingsLayout",
      size: SettingsLayout.size,
      environment: { SettingsLayout.environment },
      make: { [SettingsLayout.makeView()] }
    ),
    WrittenDesign(
      path: "Snapshots/Gallery/membership-card.yaml",
      type: "MembershipCardLayout",
      size: MembershipCardLayout.size,
      environment: { MembershipCardLayout.environment },
      make: { [MembershipCardLayout.makeView()] }
    ),
    WrittenDesign(
      path: "Tests/Fixtures/ToSwift/choice.yaml",
      type: "ChoiceLayout",
      size: ChoiceLayout.size,
      environment: { ChoiceLayout.environment },
      make: { [ChoiceLayout.makeView()] }
    ),
  ]

  func design() throws -> Design {
    try Design(contentsOf: Checkout.root.appending(path: path))
  }

  /// What `to-swift` writes of it today.
  func source() throws -> WrittenSwift { try .written(design(), at: path, type: type) }

  /// What is kept.
  var kept: String {
    get throws {
      let file = Checkout.root.appending(path: "Tests/Rooms/ToSwift/Written/\(type).swift")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }
}

extension WrittenSwift {
  /// A design of the repository as Swift.
  static func written(_ design: Design, at path: String, type: String? = nil) throws -> WrittenSwift
  {
    let file = Checkout.root.appending(path: path)
    return WrittenSwift(
      try design.settled(),
      title: Title(
        file: path,
        name: design.name,
        about: design.about,
        folder: file.deletingLastPathComponent().standardizedFileURL.path,
        wayToFolder: "../../../../" + path.split(separator: "/").dropLast().joined(separator: "/"),
        type: type
      ),
      environment: design.environment,
      standard: .current
    )
  }

  /// A text as Swift.
  static func of(_ yaml: String) throws -> WrittenSwift {
    let design = try Design(yaml: yaml)
    return WrittenSwift(
      try design.settled(),
      title: Title(file: "design.yaml", name: design.name),
      environment: design.environment,
      standard: .current
    )
  }
}
