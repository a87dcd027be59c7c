/// An object that makes a view respond to users in some way: UIKit's `UIInteraction`.
///
/// No user touches a view here; an interaction is only told which view it is on.
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
