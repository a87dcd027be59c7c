import UIKit

#if os(iOS)
  class ErrandsViewController: UIViewController, UITableViewDataSource {
    static let changed = Notification.Name("ErrandsChanged")

    private(set) var titles = ["Bread", "Two lemons", "A candle"]
    private(set) var refreshes = 0
    var undone: Int?
    let table = UITableView(frame: .zero, style: .plain)

    private lazy var addButton: UIButton = {
      let button = UIButton(type: .system)
      button.setTitle("Add", for: .normal)
      button.addTarget(self, action: #selector(add), for: .touchUpInside)
      return button
    }()

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .refresh,
        target: self,
        action: #selector(refresh(_:))
      )
      NotificationCenter.default.addObserver(
        self,
        selector: #selector(ErrandsViewController.changed(note:)),
        name: Self.changed,
        object: nil
      )
      let longPress = UILongPressGestureRecognizer(target: self, action: #selector(press))
      table.addGestureRecognizer(longPress)
      table.register(
        UINib(nibName: "ErrandCell", bundle: .errands),
        forCellReuseIdentifier: "errand"
      )
      table.register(PlainCell.self, forCellReuseIdentifier: "plain")
      table.dataSource = self
      for view in [table, addButton] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: view.topAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        addButton.topAnchor.constraint(equalTo: table.bottomAnchor),
        addButton.heightAnchor.constraint(equalToConstant: 44),
        addButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        addButton.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    func tapAdd() { addButton.sendActions(for: .touchUpInside) }

    @objc private func add() {
      titles.append("Errand \(titles.count + 1) at line \(#line)")
      table.reloadData()
    }

    @objc private func refresh(_ item: UIBarButtonItem) { refreshes += 1 }

    @objc func changed(note: NSNotification) { titles = note.object as? [String] ?? titles }

    @objc private func press(_ gesture: UILongPressGestureRecognizer) {
      if gesture.state == .began { undone = titles.count - 1 }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
      (cell as? ErrandCell)?.titleLabel.text = titles[indexPath.row]
      return cell
    }
  }
#endif

#if !targetEnvironment(simulator)
  #error("a picture is no device")
#endif
