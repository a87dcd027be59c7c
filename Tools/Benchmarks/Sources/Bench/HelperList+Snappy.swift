import Snapline
import Snappy

extension HelperList {
  /// The constraints of the list by Snappy's maker.
  func addBySnappy(_ row: View, _ parts: [View], below before: View?) {
    root.addSubview(row)
    row.snp_makeConstraints { make in
      make.leading.trailing.equalTo(root)
      if let before {
        make.top.equalTo(before.snp_bottom).offset(1)
      } else {
        make.top.equalTo(root)
      }
      make.height.equalTo(44)
    }
    for part in parts { row.addSubview(part) }
    parts[0].snp_makeConstraints { make in
      make.leading.top.trailing.bottom.equalTo(row)
    }
    parts[1].snp_makeConstraints { make in
      make.leading.top.equalTo(row).offset(8)
      make.size.equalTo(24)
    }
    parts[2].snp_makeConstraints { make in
      make.top.equalTo(row).offset(4)
      make.bottom.equalTo(row).offset(-4)
      make.leading.equalTo(parts[1].snp_trailing).offset(8)
      make.width.equalTo(100)
    }
    parts[3].snp_makeConstraints { make in
      make.top.bottom.trailing.equalTo(row)
      make.leading.equalTo(parts[2].snp_trailing).offset(8)
    }
  }
}
