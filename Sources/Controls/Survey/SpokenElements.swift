import Foundation
import SnaplineEnvironment
import SnaplineGeometry
package import SnaplineLayout
package import SnaplineScene

extension View {
  /// What a screen reader reads in this tree, in its order.
  ///
  /// An element is read as one, and nothing within it. What is hidden isn't read. Elements stand in the
  /// order of their places, line by line and from the leading side on, but for those of a view that lists
  /// its own by `accessibilityElements`. The views are given by their places in the scene's tree, parents
  /// first.
  package func spokenElements(in views: [View]) -> [SpokenElement] {
    var survey = SpokenSurvey(root: self)
    for (place, view) in views.enumerated() { survey.add(view, place) }
    return survey.inOrder
  }
}

/// Finds the elements of a tree, view by view, and puts them in order.
private struct SpokenSurvey {
  /// What of a view is read.
  private enum Hearing {
    case open
    /// It is in a view that lists what is read in it, and isn't listed.
    case unlisted
    case silent
  }

  /// Elements that are read one after the other, as they lie or as somebody listed them.
  private struct Block {
    var isListed: Bool
    var entries: [Entry] = []
  }

  private struct Entry {
    enum Content {
      case element(SpokenElement)
      case block(Int)
    }

    var content: Content
    var frame: CGRect
  }

  private let root: View
  private var blocks = [Block(isListed: false)]
  /// Whether and in which block the views inside of a view are read.
  private var inside: [ObjectIdentifier: (hearing: Hearing, block: Int)] = [:]
  private var listed: [ObjectIdentifier: Int] = [:]

  init(root: View) { self.root = root }

  mutating func add(_ view: View, _ place: Int) {
    let around = view.superview.flatMap { inside[ObjectIdentifier($0)] } ?? (.open, 0)
    var (hearing, block) = around
    if hearing != .silent, let own = listed[ObjectIdentifier(view)] {
      (hearing, block) = (.open, own)
    }
    let isSeen = !view.isHidden && view.alpha > 0
    if !isSeen || view.accessibilityElementsHidden { hearing = .silent }
    inside[ObjectIdentifier(view)] = (hearing, block)
    guard hearing != .silent else { return }
    let frame = view.convert(view.bounds, to: root)
    if hearing == .open, let spoken = view.spoken {
      inside[ObjectIdentifier(view)] = (.silent, block)
      let element = element(spoken, of: view, place, frame)
      blocks[block].entries.append(Entry(content: .element(element), frame: frame))
    } else if let elements = view.accessibilityElements {
      let own = blocks.count
      blocks.append(Block(isListed: true))
      if hearing == .open {
        blocks[block].entries.append(Entry(content: .block(own), frame: frame))
      }
      for view in elements.compactMap({ $0 as? View }) where listed[ObjectIdentifier(view)] == nil {
        listed[ObjectIdentifier(view)] = blocks.count
        blocks[own].entries.append(Entry(content: .block(blocks.count), frame: .zero))
        blocks.append(Block(isListed: false))
      }
      inside[ObjectIdentifier(view)] = (.unlisted, own)
    }
  }

  private func element(
    _ spoken: Spoken,
    of view: View,
    _ place: Int,
    _ frame: CGRect
  ) -> SpokenElement {
    SpokenElement(
      node: place,
      role: spoken.role,
      label: spoken.label,
      value: spoken.value,
      hint: view.accessibilityHint,
      traits: spoken.traits.words,
      frame: Edges(left: frame.minX, top: frame.minY, right: frame.maxX, bottom: frame.maxY),
      activationPoint: view.saidActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    )
  }

  /// All elements, one after the other.
  var inOrder: [SpokenElement] {
    var elements: [SpokenElement] = []
    var waiting = sorted(0).reversed() as [Entry]
    while let next = waiting.popLast() {
      switch next.content {
      case .element(let element): elements.append(element)
      case .block(let block): waiting += sorted(block).reversed()
      }
    }
    return elements
  }

  private func sorted(_ block: Int) -> [Entry] {
    let entries = blocks[block].entries
    guard !blocks[block].isListed, entries.count > 1 else { return entries }
    let isLeftward = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let down = entries.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }
    var lines: [[(offset: Int, element: Entry)]] = []
    for entry in down {
      if let top = lines.last?.first?.element.frame.minY,
        entry.element.frame.minY - top < Self.lineHeight
      {
        lines[lines.count - 1].append(entry)
      } else {
        lines.append([entry])
      }
    }
    return lines.flatMap { line in
      line.sorted { one, other in
        let (first, second) = (one.element.frame, other.element.frame)
        let starts = isLeftward ? (-first.maxX, -second.maxX) : (first.minX, second.minX)
        return (starts.0, one.offset) < (starts.1, other.offset)
      }.map(\.element)
    }
  }

  /// Tops that are nearer to each other than this, in points, stand on one line.
  private static let lineHeight = 8.0
}
