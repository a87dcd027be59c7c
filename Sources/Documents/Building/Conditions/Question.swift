import SnaplineDesigns
import SnaplineEnvironment
import SnaplineHelpers
import SnaplineLayout

/// A condition that only a tree of views can answer, asked of one.
struct Question {
  /// Which condition of which element it is.
  struct Identity: Hashable {
    var element: Int
    var place: Int
  }

  /// A question before there is a view that it is about.
  struct Asked {
    var condition: ConditionValue
    var identity: Identity
  }

  let condition: ConditionValue
  let identity: Identity
  /// The view that is meant where none is named.
  let view: View

  init(_ asked: Asked, of view: View) {
    (condition, identity) = (asked.condition, asked.identity)
    self.view = view
  }
}

/// What a tree is asked, and what is taken for its answers while it isn't there yet.
struct Questions {
  /// Those that hold.
  let answers: Set<Question.Identity>
  var asked: [Question] = []
}

extension TreeBuilder {
  // MARK: What doesn't depend on the tree

  /// Whether a view is there at all, in a superview.
  func isThere(_ element: Element, in superview: View) -> Bool {
    guard let condition = element.values.existence else { return true }
    var asked: [Question.Asked] = []
    let answer = holds(condition, for: element, &asked)
    questions.asked += asked.map { Question($0, of: superview) }
    return answer
  }

  /// The element with the keys of its branches that hold in place of its own, and what has to be asked
  /// of the tree.
  func settled(_ element: Element) -> (element: Element, asked: [Question.Asked]) {
    var (settled, asked) = (element, [Question.Asked]())
    settled.answers = settle(element.values, of: element, into: &settled.values, &asked)
    if let turn = settled.values[StackWords.adjusts]?.turn {
      let isTurned = holds(turn.condition, for: element, &asked)
      settled.isTurned = isTurned
      if isTurned {
        for key in StackTurn.replaced where turn.values.says(key) {
          settled.values.take(key, from: turn.values)
        }
      } else {
        settled.values.remove(StackWords.adjusts.name)
      }
    }
    return (settled, asked)
  }

  /// Takes the keys of branches that hold, and tells which choices do.
  @discardableResult private func settle(
    _ written: Values,
    of element: Element,
    into values: inout Values,
    _ asked: inout [Question.Asked]
  ) -> [Bool] {
    var answers: [Bool] = []
    for choice in written.choices {
      guard let condition = choice[ConditionWords.condition] else { continue }
      let answer = holds(condition, for: element, &asked)
      answers.append(answer)
      guard let branch = choice[answer ? ConditionWords.then : ConditionWords.otherwise]?.values
      else {
        continue
      }
      values.replace(by: branch)
      settle(branch, of: element, into: &values, &asked)
    }
    return answers
  }

  /// The answer to a condition: from what surrounds the view, or taken from what a tree told.
  private func holds(
    _ condition: ConditionValue,
    for element: Element,
    _ asked: inout [Question.Asked]
  ) -> Bool {
    let answer = answer(to: condition, for: element, &asked)
    answered.append(AnsweredCondition(condition, holds: answer))
    return answer
  }

  private func answer(
    to condition: ConditionValue,
    for element: Element,
    _ asked: inout [Question.Asked]
  ) -> Bool {
    let asking = self.condition(condition.condition, of: nil)
    if let answer = asking.holds(for: traits) { return answer }
    let identity = Question.Identity(
      element: element.number,
      place: condition.span.range.lowerBound
    )
    asked.append(Question.Asked(condition: condition, identity: identity))
    return questions.answers.contains(identity)
  }

  // MARK: What the tree tells

  /// The questions that the tree, as it is laid out, answers with yes.
  var told: Set<Question.Identity> {
    let held = questions.asked.filter { question in
      condition(question.condition.condition, of: question.view).holds(for: question.view)
    }
    return Set(held.map(\.identity))
  }
}
