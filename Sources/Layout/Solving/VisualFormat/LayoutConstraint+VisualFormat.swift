public import Foundation

extension LayoutConstraint {
  /// The constraints that a visual format stands for, such as `H:|-[icon(24)]-[title]-|`.
  ///
  /// Where UIKit ends the app, the list is empty, and a diagnostic in the tree of a view among `views` says
  /// why.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any],
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let items = views.mapValues { $0 as AnyObject }
    do {
      return try constraints(
        format,
        opts,
        metrics: (metrics ?? [:]).mapValues(number),
        items,
        Origin(file: file, line: line)
      )
    } catch {
      let hosts = items.sorted { $0.key < $1.key }.compactMap { $0.value as? View }
      hosts.first?.root.report(.visualFormat(error))
      return []
    }
  }

  /// The constraints that a visual format stands for; throws an error that points at a fault in it.
  public class func constraints(
    visualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: CGFloat] = [:],
    views: [String: AnyObject],
    file: StaticString = #fileID,
    line: UInt = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try constraints(
      format,
      options,
      metrics: metrics.mapValues { Double($0) },
      views,
      Origin(file: file, line: line)
    )
  }

  private class func constraints(
    _ format: String,
    _ options: FormatOptions,
    metrics: [String: Double?],
    _ views: [String: AnyObject],
    _ origin: Origin
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var builder = try VisualFormatBuilder(
      format,
      options: options,
      views: views,
      metrics: metrics,
      origin: origin
    )
    return try builder.constraints()
  }

  private class func number(_ value: Any) -> Double? {
    switch value {
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
