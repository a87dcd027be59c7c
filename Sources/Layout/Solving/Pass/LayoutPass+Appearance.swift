extension LayoutPass {
  /// Has a controller told in the next pass that its view appears.
  func awaitAppearance(of controller: ViewController) {
    guard !appearing.contains(where: { $0 === controller }) else { return }
    appearing.append(controller)
  }

  /// Tells the controllers whose views have their frames already, before anything is laid out.
  func announceAppearing() {
    for controller in appearing
    where controller.loadedView?.translatesAutoresizingMaskIntoConstraints ?? false {
      controller.appearIfAwaited()
    }
  }

  /// Tells all waiting controllers that their views have appeared, and answers whether there were
  /// any.
  func finishAppearing() -> Bool {
    guard !appearing.isEmpty else { return false }
    let controllers = appearing
    appearing = []
    for controller in controllers { controller.finishAutomaticTransition() }
    return true
  }
}
