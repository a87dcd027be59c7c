import SnapKit
import UIKit

/// All notes, one below the other, the pinned ones first.
public final class NotesController: UIViewController {
  private let scrollView = UIScrollView()
  private let stackView = UIStackView()
  private let addButton = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stackView.axis = .vertical
    stackView.spacing = 12
    addButton.setTitle("New note", for: .normal)
    addButton.setTitleColor(.white, for: .normal)
    addButton.backgroundColor = .systemOrange
    addButton.layer.cornerRadius = 12
    scrollView.addSubview(stackView)
    [scrollView, addButton].forEach(view.addSubview)

    addButton.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(16)
      make.bottom.equalTo(view.safeAreaLayoutGuide).inset(8)
      make.height.equalTo(50)
    }
    scrollView.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide)
      make.leading.trailing.equalToSuperview()
      make.bottom.equalTo(addButton.snp.top).offset(-8)
    }
    stackView.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(16)
      make.width.equalToSuperview().inset(16)
    }
  }

  public func show(_ cards: [NoteCard]) {
    loadViewIfNeeded()
    stackView.arrangedSubviews.forEach { $0.removeFromSuperview() }
    let pinnedFirst = cards.filter(\.isPinned) + cards.filter { !$0.isPinned }
    pinnedFirst.forEach(stackView.addArrangedSubview)
  }
}
