import SnaplineLayout

/// Stands for whoever answers first.
///
/// What lies in a screen asks from itself up, without this object. The bars around a screen aren't in it, so
/// what their items send comes here: the screen is asked, and then whoever stands around it.
final class FirstResponder: Responder {
  weak var screen: ViewController?

  override func action(named name: String) -> Selector? {
    func passing(_ asked: FirstResponder) -> (Any?, Event?) -> Void {
      { sender, event in
        guard let sender else { return }
        TargetAction(nil, Selector(name))
          .send(from: sender as AnyObject, along: asked.screen, event)
      }
    }
    return Selector(name, passing)
  }
}
