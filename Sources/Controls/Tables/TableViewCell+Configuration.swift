import SnaplineLayout

/// Showing a cell's content configuration.
extension TableViewCell {
  func showConfiguration() {
    guard let configuration = contentConfiguration else {
      configured?.removeFromSuperview()
      return configured = nil
    }
    let shown =
      automaticallyUpdatesContentConfiguration
      ? configuration.updated(for: configurationState) : configuration
    setNeedsLayout()
    if let configured, configured.supports(shown) { return configured.configuration = shown }
    configured?.removeFromSuperview()
    let view: any View & ContentView = shown.makeContentView()
    configured = view
    view.translatesAutoresizingMaskIntoConstraints = false
    let content: View = contentView
    content.addSubview(view)
    let bottom = view.bottomAnchor.constraint(equalTo: content.bottomAnchor)
    // Rows are at least as high as a finger.
    bottom.priority = LayoutPriority(999)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      bottom,
    ])
  }

  func stateChanged() {
    setNeedsUpdateConfiguration()
    if automaticallyUpdatesContentConfiguration, contentConfiguration != nil { showConfiguration() }
  }
}
