/// What has views placed, or content moved, by where others lie: a service of the window.
@MainActor
protocol LayoutFollower: AnyObject {
  /// Views have begun to come, to leave, or to be shown in another's place.
  func shownViewsChanged()
  /// Views are about to be measured, if any wait for it.
  func layoutBegins()
  /// A round is over, after which others may follow.
  func layoutChanged()
  /// Everything has its place; what is invalidated now is laid out in a further round.
  func layoutSettled()
}

extension LayoutFollower {
  func shownViewsChanged() {}
  func layoutBegins() {}
  func layoutChanged() {}
  func layoutSettled() {}
}
