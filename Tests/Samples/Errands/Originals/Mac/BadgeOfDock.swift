//
//  BadgeOfDock.swift
//  The badge of an app's tile, on a Mac.
//

import AppKit

public enum DockBadge {
  public static func show(_ text: String?) { NSApplication.shared.dockTile.badgeLabel = text }
}
