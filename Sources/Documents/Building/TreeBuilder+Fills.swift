import SnaplineControls
import SnaplineDesigns
import SnaplineDrawing
import SnaplineLayout

/// What fills views and figures.
extension TreeBuilder {
  func apply(_ fill: Fill, to view: View) {
    switch fill {
    case .color(let color): view.backgroundColor = palette.color(color)
    case .gradient(let gradient): view.backgroundGradient = self.gradient(gradient, in: view)
    case .picture: view.backgroundFills = fills(fill, in: view)
    case .list(let list):
      let (ground, others) = Self.parted(list)
      if let ground { view.backgroundColor = palette.color(ground) }
      view.backgroundFills = others.flatMap { fills($0, in: view) }
    }
  }

  func apply(_ fill: Fill, to view: ShapeView, direction: DirectionWord?) {
    switch fill {
    case .color(let color): view.fill = palette.color(color)
    case .gradient(let gradient):
      view.fillGradient = self.gradient(gradient, in: view, direction: direction)
    case .picture:
      view.fill = nil
      view.fills = fills(fill, in: view, direction: direction)
    case .list(let list):
      let (ground, others) = Self.parted(list)
      view.fill = ground.map { palette.color($0) }
      view.fills = others.flatMap { fills($0, in: view, direction: direction) }
    }
  }

  /// Lets a view show through a view of its own, as large as it is.
  func apply(_ mask: ViewMaskValue, to view: View) {
    let shown: View
    switch mask {
    case .figure(let figure, let box): shown = ShapeView(self.figure(figure, box: box?.rect))
    case .gradient(let gradient):
      shown = View()
      shown.backgroundGradient = self.gradient(gradient, in: view)
    case .picture(let picture, let mode):
      guard let image = image(picture.content) else { return }
      shown = View()
      shown.backgroundFills = [.image(image, mode: mode.fillMode)]
    }
    view.mask = shown
    view.maskFillsBounds = true
  }

  /// A colour behind all others is the ground, which casts the view's shadow.
  private static func parted(_ list: [Fill]) -> (ground: ColorValue?, others: ArraySlice<Fill>) {
    if case .color(let color) = list.first { (color, list.dropFirst()) } else { (nil, list[...]) }
  }

  private func fills(
    _ fill: Fill,
    in view: View,
    direction: DirectionWord? = nil
  ) -> [BackgroundFill] {
    switch fill {
    case .color(let color): [.color(palette.color(color))]
    case .gradient(let value): [.gradient(gradient(value, in: view, direction: direction))]
    case .picture(let picture, let mode):
      image(picture.content).map { [.image($0, mode: mode.fillMode)] } ?? []
    case .list(let list): list.flatMap { fills($0, in: view, direction: direction) }
    }
  }
}

extension FillMode {
  fileprivate var fillMode: ImageFillMode {
    switch self {
    case .tile: .tile
    case .fill: .fill
    case .fit: .fit
    case .stretch: .stretch
    }
  }
}
