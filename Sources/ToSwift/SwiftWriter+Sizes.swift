import SnaplineDesigns
import SnaplineGeometry

/// How large views are.
extension SwiftWriter {
  /// What a size needs to be there.
  private enum Reach { case itself, superview, tree }

  /// One statement of a size.
  private struct Sizing {
    var text: String
    var reach: Reach
  }

  /// Writes what a view says of its size by itself, before it lies in another one.
  func writeSizes(of making: Making) {
    guard switchedChoice(of: making.view) == nil else { return }
    for sizing in sizings(of: making.element, values(of: making.element), as: making.name)
    where sizing.reach == .itself {
      lines.add(sizing.text)
    }
  }

  /// Writes what a view says of its size by others.
  func writeLateSizes(of view: SettledView, as name: String, in holder: Holder) {
    holders[view.element.number] = holder.variable
    guard switchedChoice(of: view) == nil else { return }
    for sizing in sizings(of: view.element, values(of: view.element), as: name) {
      switch sizing.reach {
      case .itself: break
      case .superview: lines.add(sizing.text)
      case .tree: later.append { self.lines.add(sizing.text) }
      }
    }
  }

  /// Writes all that is said of a size, in a place where all views are there.
  func writeAllSizes(of element: Element, _ values: SaidValues, as name: String) {
    for sizing in sizings(of: element, values, as: name) { lines.add(sizing.text) }
  }

  private func sizings(of element: Element, _ values: SaidValues, as name: String) -> [Sizing] {
    var sizings: [Sizing] = []
    if let pair = values[SizeKeys.size] {
      sizings += self.pair(pair.width, pair.height, of: name)
    }
    let widths = values[SizeKeys.width]?.sizes ?? []
    let heights = values[SizeKeys.height]?.sizes ?? []
    if widths.count == 1, heights.count == 1, let width = plain(widths[0]),
      let height = plain(heights[0])
    {
      sizings.append(
        Sizing(text: "\(name).constrain(width: \(width), height: \(height))", reach: .itself)
      )
    } else {
      sizings += widths.map { sizing($0, on: .horizontal, of: name) }
      sizings += heights.map { sizing($0, on: .vertical, of: name) }
    }
    if let aspect = values[SizeKeys.aspect] {
      var call = SwiftCall()
      if let ratio = aspect.ratio {
        call.add(nil, SwiftText.ratio(ratio))
      } else {
        call.add("for", "\(name).image?.size ?? .zero")
      }
      call.add("priority", aspect.priority.map(priority))
      sizings.append(Sizing(text: call.of("\(name).constrainAspectRatio"), reach: .itself))
    }
    return sizings
  }

  private func pair(_ width: SizeValue, _ height: SizeValue, of name: String) -> [Sizing] {
    guard case .length(let one) = width.amount, case .length(let other) = height.amount,
      width.relation == height.relation
    else {
      return [
        sizing(width, on: .horizontal, of: name), sizing(height, on: .vertical, of: name),
      ]
    }
    var call = SwiftCall()
    let (across, down) = (points(one), points(other))
    let priority = width.priority.map(priority)
    if width.relation != .exactly {
      call.add("width", amount(width, across))
      call.add("height", amount(height, down))
    } else if across == down {
      call.add("widthAndHeight", across)
      call.add("priority", priority)
    } else {
      call.add("width", across)
      call.add("height", down)
      call.add("priority", priority)
    }
    return [Sizing(text: call.of("\(name).constrain"), reach: .itself)]
  }

  /// The number of a size that is nothing else.
  private func plain(_ size: SizeValue) -> String? {
    guard case .length(let length) = size.amount, size.relation == .exactly, size.priority == nil
    else { return nil }
    return points(length)
  }

  private func amount(_ size: SizeValue, _ value: String, _ more: [String] = []) -> String {
    let priority = size.priority.map { ["priority: \(self.priority($0))"] } ?? []
    return ".\(size.relation.rawValue)(\(([value] + priority + more).joined(separator: ", ")))"
  }

  private func sizing(_ size: SizeValue, on axis: Axis, of name: String) -> Sizing {
    let side = axis == .horizontal ? "width" : "height"
    switch size.amount {
    case .length(let length):
      let value = plain(size) ?? amount(size, points(length))
      return Sizing(text: "\(name).constrain(\(side): \(value))", reach: .itself)
    case .range(let low, let high):
      let priority = size.priority.map { ", priority: \(self.priority($0))" } ?? ""
      let range = "\(SwiftText.number(low))...\(SwiftText.number(high))"
      return Sizing(text: "\(name).constrain(\(side)Between: \(range)\(priority))", reach: .itself)
    case .part(let part, of: let target):
      let (other, reach) = self.target(target, of: name)
      let more = part == 1 ? [] : ["multiplier: \(SwiftText.number(part))"]
      return Sizing(text: "\(name).constrain(\(side): \(amount(size, other, more)))", reach: reach)
    case .multiple(of: let target, let dimension, let multiplier, let constant):
      let (other, reach) = self.target(target, of: name)
      var more: [String] = []
      if multiplier != 1 { more.append("multiplier: \(SwiftText.ratio(multiplier))") }
      if constant != 0 { more.append("constant: \(SwiftText.number(constant))") }
      let isSame = (dimension == .width) == (axis == .horizontal)
      let label = isSame ? side : axis == .horizontal ? "widthAsHeightOf" : "heightAsWidthOf"
      return Sizing(text: "\(name).constrain(\(label): \(amount(size, other, more)))", reach: reach)
    }
  }

  private func target(_ target: SizeValue.Target, of name: String) -> (String, Reach) {
    switch target {
    case .itself: return (".relative(\(name))", .itself)
    case .canvas: return (".relative(canvas)", .tree)
    case .anchorable(let anchorable):
      let text = self.anchorable(anchorable)
      if case .named = anchorable.base { return (text, .tree) }
      return (text, .superview)
    }
  }
}
