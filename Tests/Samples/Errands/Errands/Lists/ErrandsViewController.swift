import UIKit

#if os(iOS)
  class ErrandsViewController: UIViewController, UITableViewDataSource {
    static let changed = Notification.Name("ErrandsChanged")

    private(set) var titles = ["Bread", "Two lemons", "A candle"]
    private(set) var refreshes = 0
    var undone: Int?
    @IBOutlet private(set) weak var table: UITableView!
    @IBOutlet private weak var addButton: UIButton!
    private var timer: Timer?
    private(set) var ticks = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      NotificationCenter.default.addObserver(
        self,
        selector: #selector(ErrandsViewController.changed(note:)),
        name: Self.changed,
        object: nil
      )
      table.register(
        UINib(nibName: "ErrandCell", bundle: .errands),
        forCellReuseIdentifier: "errand"
      )
      table.register(PlainCell.self, forCellReuseIdentifier: "plain")
      timer = Timer.scheduledTimer(
        timeInterval: 0.01,
        target: self,
        selector: #selector(tick),
        userInfo: nil,
        repeats: false
      )
    }

    func tapAdd() { addButton.sendActions(for: .touchUpInside) }

    @IBAction private func add() {
      titles.append("Errand \(titles.count + 1) at line \(#line)")
      table.reloadData()
    }

    @IBAction private func refresh(_ item: UIBarButtonItem) { refreshes += 1 }

    @objc func changed(note: NSNotification) { titles = note.object as? [String] ?? titles }

    /// Named like a method of UIKit's.
    @IBAction func dismiss() { refreshes = 0 }
    @IBAction func dismiss(_ sender: UIButton!) { refreshes = 0 }

    @objc private func tick() { ticks += 1 }

    @IBAction private func press(_ gesture: UILongPressGestureRecognizer) {
      guard gesture.state == .began else { return }
      undone = titles.count - 1
      askToDelete()
    }

    private func askToDelete() {
      guard let last = titles.last else { return }
      let alert = UIAlertController(
        title: "Delete “\(last)”?",
        message: nil,
        preferredStyle: .alert
      )
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
          self?.titles.removeLast()
          self?.table.reloadData()
          UINotificationFeedbackGenerator().notificationOccurred(.success)
        }
      )
      present(alert, animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
      (cell as? ErrandCell)?.titleLabel.text = titles[indexPath.row]
      return cell
    }

    // MARK: Waiting

    /// What is under way; a screen is on the main actor without saying so.
    func sync(with store: ErrandStore) -> Task<Void, Never> {
      Task {
        do {
          try await show(store.fetch())
        } catch {
          titles = [error.localizedDescription]
        }
        MainActor.preconditionIsolated()
        undone = store.fetches
      }
    }

    private func show(_ titles: [String]) async {
      MainActor.preconditionIsolated()
      await Task.yield()
      self.titles = titles
      table.reloadData()
    }
  }
#endif

#if !targetEnvironment(simulator)
  #error("a picture is no device")
#endif
