package import struct Foundation.CGSize

/// A view of a design whose conditions are answered, with the views inside.
package struct SettledView: Sendable {
  /// The view with the keys of the branches that hold in place of its own.
  package let element: Element
  /// The view as it was written, with all its branches.
  package let written: Element
  package let children: [SettledView]
  /// The numbers that it tells by a format, with their texts.
  package let numbers: [Double: String]

  package init(
    element: Element,
    written: Element,
    children: [SettledView],
    numbers: [Double: String] = [:]
  ) {
    self.element = element
    self.written = written
    self.children = children
    self.numbers = numbers
  }
}

/// A design, or a page of one, whose conditions are answered.
package struct SettledDesign: Sendable {
  package let document: DesignDocument
  package let views: [SettledView]
  /// How large its canvas is.
  package let size: CGSize
  /// The conditions that were answered for it, in the order of the file.
  package let answered: [AnsweredCondition]

  package init(
    document: DesignDocument,
    views: [SettledView],
    size: CGSize,
    answered: [AnsweredCondition]
  ) {
    self.document = document
    self.views = views
    self.size = size
    self.answered = answered
  }
}

/// A condition, and whether it holds.
package struct AnsweredCondition: Sendable {
  package let condition: ConditionValue
  package let holds: Bool

  package init(_ condition: ConditionValue, holds: Bool) {
    self.condition = condition
    self.holds = holds
  }
}
