@available(*, unavailable, message: "there are no selectors on Linux; pass a closure")
public struct Selector {}

@available(*, unavailable, message: "there is no screen on Linux; set displayScale in the traits")
public final class UIScreen {}

@available(
  *,
  unavailable,
  message: "nothing runs by frames here; animations take their end at once"
)
public final class CADisplayLink {}
