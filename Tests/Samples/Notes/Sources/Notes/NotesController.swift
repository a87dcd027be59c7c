import SnapKit
import UIKit

/// All notes, one below the other, the pinned ones first.
public final class NotesController: UIViewController {
  private let titleLabel = UILabel()
  private let scrollView = UIScrollView()
  private let stackView = UIStackView()
  private let addButton = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.text = "Notes"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    stackView.axis = .vertical
    stackView.spacing = 12
    addButton.setTitle("New note", for: .normal)
    addButton.setTitleColor(.white, for: .normal)
    addButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    addButton.backgroundColor = .systemIndigo
    addButton.layer.cornerRadius = 16
    scrollView.addSubview(stackView)
    [titleLabel, scrollView, addButton].forEach(view.addSubview)

    titleLabel.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).inset(12)
      make.leading.trailing.equalToSuperview().inset(16)
    }
    addButton.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(16)
      make.bottom.equalTo(view.safeAreaLayoutGuide).inset(8)
      make.height.equalTo(52)
    }
    scrollView.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom)
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
