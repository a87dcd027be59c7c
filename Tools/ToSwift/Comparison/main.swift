import Foundation
import Snapline
import SnaplineDocuments
import SnaplineInputs

/// What was written of a variant, beside its design.
@MainActor struct Row {
  let path: String
  let variant: String
  let size: CGSize
  let environment: Environment
  let make: () -> [View]

  init(
    _ path: String,
    _ variant: String,
    _ size: CGSize,
    _ environment: Environment,
    make: @escaping () -> [View]
  ) {
    (self.path, self.variant, self.size, self.environment) = (path, variant, size, environment)
    self.make = make
  }

  /// The first line in which the scenes differ; nothing where they are the same.
  var difference: String? {
    get throws {
      var overrides = DesignOverrides()
      overrides.variant = variant.isEmpty ? nil : variant
      let design = try Design(contentsOf: path, overrides: overrides)
      let scenes = try design.pages().scenes
      let views = make()
      guard scenes.count == views.count else { return "\(views.count) pages, not \(scenes.count)" }
      for (scene, view) in zip(scenes, views) {
        let own = try view.scene(size: size, scale: environment.traits.displayScale)
        let (one, other) = (text(of: scene), text(of: own))
        if one == other { continue }
        let pair = zip(one, other).first { $0 != $1 }
        return pair.map { "design: \($0)\n  swift:  \($1)" }
          ?? "\(other.count) lines, not \(one.count)"
      }
      return nil
    }
  }

  private func text(of scene: Scene) -> [Substring] {
    String(decoding: SceneDocument(scene: scene).comparedUTF8, as: UTF8.self).split(separator: "\n")
  }
}

// A comparison that sees nothing would find all equal.
if let row = table.first, let view = row.make().first {
  let one = SceneDocument(scene: try view.scene(size: row.size)).comparedUTF8
  view.alpha = 0.5
  guard one != SceneDocument(scene: try view.scene(size: row.size)).comparedUTF8 else {
    print("blind: another opacity makes no difference")
    exit(1)
  }
}
var equal = 0
for row in table {
  let name = URL(fileURLWithPath: row.path).lastPathComponent
  let label = row.variant.isEmpty ? name : "\(name) [\(row.variant)]"
  do {
    guard let difference = try row.difference else {
      equal += 1
      continue
    }
    print("differs: \(label)\n  \(difference)")
  } catch {
    print("fails: \(label): \(error)")
  }
}
print("equal: \(equal) of \(table.count)")
exit(equal == table.count ? 0 : 1)
