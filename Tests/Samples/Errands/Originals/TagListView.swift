//
//  TagListView.swift
//  Tags in rows, as many to a row as fit.
//

import UIKit

@objc public protocol TagListViewDelegate {
  @objc optional func tagList(_ list: TagListView, didSelect title: String, at index: Int)
  @objc optional func tagList(_ list: TagListView, shouldRemove title: String) -> Bool
  @objc optional func tagListDidChange(_ list: TagListView)
}

public class TagButton: UIButton {
  @objc public dynamic var removes = false
  @objc public dynamic var selectedColor: UIColor = .systemBlue

  override public var isSelected: Bool {
    didSet { backgroundColor = isSelected ? selectedColor : .systemGray5 }
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    backgroundColor = .systemGray5
    titleLabel?.font = UIFont.preferredFont(forTextStyle: .footnote)
    setTitleColor(.label, for: .normal)
    setTitleColor(.white, for: .selected)
  }

  required public init?(coder: NSCoder) { super.init(coder: coder) }
}

@IBDesignable
public class TagListView: UIView {
  @IBOutlet public weak var delegate: AnyObject?
  @IBInspectable public dynamic var spacing: CGFloat = 6 { didSet { setNeedsLayout() } }
  @IBInspectable public dynamic var padding: CGFloat = 10 { didSet { setNeedsLayout() } }
  @IBInspectable public dynamic var allowsRemoval: Bool = false

  @objc public private(set) var tagButtons: [TagButton] = []

  @objc public var titles: [String] {
    get { tagButtons.compactMap { $0.title(for: .normal) } }
    set {
      removeAllTags()
      addTags(newValue)
    }
  }

  private var listDelegate: TagListViewDelegate? { delegate as? TagListViewDelegate }
  private var lastWidth: CGFloat = 0

  // MARK: - Tags

  @discardableResult
  @objc public func addTag(_ title: String) -> TagButton {
    let button = TagButton(frame: .zero)
    button.setTitle(title, for: .normal)
    button.removes = allowsRemoval
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    tagButtons.append(button)
    addSubview(button)
    didChange()
    return button
  }

  @objc(addTitles:) public func addTags(_ titles: [String]) { titles.forEach { addTag($0) } }

  @objc public func removeTag(_ title: String) {
    guard let index = titles.firstIndex(of: title) else { return }
    tagButtons.remove(at: index).removeFromSuperview()
    didChange()
  }

  @objc public func removeAllTags() {
    tagButtons.forEach { $0.removeFromSuperview() }
    tagButtons.removeAll()
    didChange()
  }

  private func didChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    listDelegate?.tagListDidChange?(self)
  }

  @objc private func tapped(_ sender: TagButton!) {
    guard let title = sender.title(for: .normal), let index = tagButtons.firstIndex(of: sender)
    else { return }
    if sender.removes, listDelegate?.tagList?(self, shouldRemove: title) ?? true {
      return removeTag(title)
    }
    sender.isSelected.toggle()
    listDelegate?.tagList?(self, didSelect: title, at: index)
  }
}

// MARK: - Layout

extension TagListView {
  public override func layoutSubviews() {
    super.layoutSubviews()
    var origin = CGPoint.zero
    var rowHeight: CGFloat = 0
    for button in tagButtons {
      let size = buttonSize(button)
      if origin.x > 0, origin.x + size.width > bounds.width {
        origin = CGPoint(x: 0, y: origin.y + rowHeight + spacing)
        rowHeight = 0
      }
      button.frame = CGRect(origin: origin, size: size)
      origin.x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
    }
    guard lastWidth != bounds.width else { return }
    lastWidth = bounds.width
    invalidateIntrinsicContentSize()
  }

  public override var intrinsicContentSize: CGSize {
    let height = tagButtons.map { $0.frame.maxY }.max() ?? 0
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  private func buttonSize(_ button: TagButton) -> CGSize {
    let text = (button.title(for: .normal) ?? "") as NSString
    let font = button.titleLabel?.font ?? .systemFont(ofSize: 13)
    let size = text.size(withAttributes: [.font: font])
    return CGSize(width: ceil(size.width) + 2 * padding, height: ceil(size.height) + 8)
  }
}
