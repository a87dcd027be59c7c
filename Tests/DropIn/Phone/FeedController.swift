import UIKit

struct Post {
  let author: String
  let text: String
  let tags: [String]
}

/// A cell whose height follows from its text, and from whether there are tags.
final class PostCell: UITableViewCell {
  static let reuseIdentifier = String(describing: PostCell.self)

  private let authorLabel = UILabel()
  private let postLabel = UILabel()
  private let tagsStack = UIStackView()

  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    authorLabel.font = .preferredFont(forTextStyle: .headline)
    postLabel.font = .preferredFont(forTextStyle: .body)
    postLabel.numberOfLines = 0
    tagsStack.spacing = 6
    let stack = UIStackView(arrangedSubviews: [authorLabel, postLabel, tagsStack])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    stack.setCustomSpacing(10, after: postLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    tagsStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
  }

  func configure(with post: Post) {
    authorLabel.text = post.author
    postLabel.text = post.text
    tagsStack.isHidden = post.tags.isEmpty
    post.tags.map(TagView.init(text:)).forEach(tagsStack.addArrangedSubview)
  }
}

private final class TagView: UILabel {
  private let insets = UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8)

  convenience init(text: String) {
    self.init(frame: .zero)
    self.text = text
    font = .systemFont(ofSize: 12, weight: .medium)
    textColor = .systemGreen
    backgroundColor = UIColor.systemGreen.withAlphaComponent(0.15)
    layer.cornerRadius = 8
    clipsToBounds = true
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom
    )
  }
}

/// A feed of posts, with a header that is as high as its text asks for.
final class FeedController: UITableViewController {
  private let posts = [
    Post(author: "Harbour office", text: "The ferry runs every hour again.", tags: ["travel"]),
    Post(
      author: "Library",
      text: "From Monday on the reading room stays open until ten in the evening. "
        + "Bring a card, and something warm: the heating goes off at eight.",
      tags: ["hours", "books"]
    ),
    Post(author: "Swimming club", text: "Lost: one blue towel.", tags: []),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Around town"
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    tableView.allowsSelection = false
    tableView.register(PostCell.self, forCellReuseIdentifier: PostCell.reuseIdentifier)
    let header = UILabel()
    header.text = "Three new posts since yesterday"
    header.textAlignment = .center
    header.textColor = .secondaryLabel
    header.frame.size.height = 44
    tableView.tableHeaderView = header
    tableView.tableFooterView = UIView(frame: .zero)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: PostCell.reuseIdentifier,
        for: indexPath
      ) as? PostCell
    else { return UITableViewCell() }
    cell.configure(with: posts[indexPath.row])
    return cell
  }
}
