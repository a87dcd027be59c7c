/// What is put on a view to make it answer people in some way: UIKit's `UIInteraction`.
///
/// Nobody touches a view here; an interaction is told where it is.
public protocol Interaction: AnyObject {
  var view: View? { get }
  func willMove(to view: View?)
  func didMove(to view: View?)
}

extension View {
  func attach(_ interaction: any Interaction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    changeRare { $0.interactions.append(interaction) }
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any Interaction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    changeRare { $0.interactions.removeAll { $0 === interaction } }
    interaction.didMove(to: nil)
  }
}
