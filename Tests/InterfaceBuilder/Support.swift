import Foundation
import SnaplineEnvironment
import SnaplineInterfaceBuilder

/// A document of views, around some elements.
func document(
  _ objects: String,
  tools: String = "23504",
  device: String = #"<device id="retina6_12" orientation="portrait" appearance="light"/>"#,
  resources: String = ""
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  \(device)
  <objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
  \(objects)
  </objects>
  <resources>\(resources)</resources>
  </document>
  """
}
