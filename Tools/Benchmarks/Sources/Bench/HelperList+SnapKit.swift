import SnapKit
import Snapline

extension HelperList {
  /// The constraints of the list by SnapKit's maker.
  func addBySnapKit(_ row: View, _ parts: [View], below before: View?) {
    root.addSubview(row)
    row.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      if let before {
        make.top.equalTo(before.snp.bottom).offset(1)
      } else {
        make.top.equalToSuperview()
      }
      make.height.equalTo(44)
    }
    for part in parts { row.addSubview(part) }
    parts[0].snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview()
    }
    parts[1].snp.makeConstraints { make in
      make.leading.top.equalToSuperview().offset(8)
      make.size.equalTo(24)
    }
    parts[2].snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(4)
      make.leading.equalTo(parts[1].snp.trailing).offset(8)
      make.width.equalTo(100)
    }
    parts[3].snp.makeConstraints { make in
      make.top.bottom.trailing.equalToSuperview()
      make.leading.equalTo(parts[2].snp.trailing).offset(8)
    }
  }
}
