import SnapKit
import UIKit

extension UIView {
  /// What bars leave free, as apps that began before iOS 11 ask for it.
  fileprivate var safeArea: ConstraintBasicAttributesDSL {
    if #available(iOS 11.0, *) { return safeAreaLayoutGuide.snp }
    return snp
  }
}

/// A few pages side by side, with dots and a button, laid out by a maker.
final class OnboardingController: UIViewController, UIScrollViewDelegate {
  private struct Page {
    let symbol: String
    let title: String
    let text: String
  }

  private let pages = [
    Page(symbol: "map.fill", title: "Find a path", text: "Every walk starts where you stand."),
    Page(symbol: "leaf.fill", title: "Name what grows", text: "Point at a leaf to learn its name."),
    Page(symbol: "heart.fill", title: "Keep it", text: "Your finds stay on this phone."),
  ]
  private let scrollView = UIScrollView()
  private let pageControl = UIPageControl()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    pageControl.numberOfPages = pages.count
    pageControl.currentPageIndicatorTintColor = .systemGreen
    pageControl.pageIndicatorTintColor = .systemGray4
    button.setTitle("Continue", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 18, weight: .semibold)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemGreen
    button.layer.cornerRadius = 14
    button.addAction(UIAction { [weak self] _ in self?.showNext() }, for: .touchUpInside)
    [scrollView, pageControl, button].forEach(view.addSubview)

    button.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(24)
      make.bottom.equalTo(view.safeAreaLayoutGuide).inset(16)
      make.height.equalTo(54)
    }
    pageControl.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.bottom.equalTo(button.snp.top).offset(-16)
    }
    scrollView.snp.makeConstraints { make in
      make.top.equalTo(view.safeArea.top)
      make.leading.trailing.equalToSuperview()
      make.bottom.equalTo(pageControl.snp.top).offset(-8)
    }
    addPages()
  }

  private func addPages() {
    var previous: UIView?
    for page in pages {
      let pageView = makeView(of: page)
      scrollView.addSubview(pageView)
      pageView.snp.makeConstraints { make in
        make.top.bottom.equalTo(scrollView.contentLayoutGuide)
        make.size.equalTo(scrollView.frameLayoutGuide)
        if let previous {
          make.leading.equalTo(previous.snp.trailing)
        } else {
          make.leading.equalTo(scrollView.contentLayoutGuide)
        }
      }
      previous = pageView
    }
    previous?.snp.makeConstraints { make in
      make.trailing.equalTo(scrollView.contentLayoutGuide)
    }
  }

  private func makeView(of page: Page) -> UIView {
    let view = UIView()
    let icon = UIImageView(image: UIImage(systemName: page.symbol))
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .systemGreen
    let title = UILabel()
    title.text = page.title
    title.font = .preferredFont(forTextStyle: .largeTitle)
    title.textAlignment = .center
    let text = UILabel()
    text.text = page.text
    text.textColor = .secondaryLabel
    text.textAlignment = .center
    text.numberOfLines = 0
    [icon, title, text].forEach(view.addSubview)
    icon.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.centerY.equalToSuperview().multipliedBy(0.7)
      make.width.height.equalTo(view.snp.width).multipliedBy(0.35)
    }
    title.snp.makeConstraints { make in
      make.top.equalTo(icon.snp.bottom).offset(32)
      make.horizontalEdges.equalToSuperview().inset(24)
    }
    text.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(12)
      make.horizontalEdges.equalTo(title)
    }
    return view
  }

  func showNext() {
    let next = min(pageControl.currentPage + 1, pages.count - 1)
    let offset = CGPoint(x: CGFloat(next) * scrollView.bounds.width, y: 0)
    scrollView.setContentOffset(offset, animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    let isLast = pageControl.currentPage == pages.count - 1
    button.setTitle(isLast ? "Start walking" : "Continue", for: .normal)
  }
}
