/// A moment at which a display has shown a picture.
package struct Refresh: Hashable, Sendable {
  /// Host seconds.
  package var seconds: Double
  /// Seconds to the next one; nil where the window system does not tell.
  package var interval: Double?
  /// Whether the picture was held back until the display began a new one (vsync), so that it is not torn; nil where it is
  /// not known to be the window's.
  package var isSynchronized: Bool?

  /// A picture that was shown at `seconds` host seconds.
  package init(seconds: Double, interval: Double? = nil, isSynchronized: Bool? = nil) {
    self.seconds = seconds
    self.interval = interval
    self.isSynchronized = isSynchronized
  }
}

/// What has become of the refreshes of a window's display.
package struct RefreshTally: Hashable, Sendable {
  /// How many came and went without a frame although one was wanted.
  package var missed = 0
  /// Of how many the window system has told when they were.
  package var told = 0
  /// For how many of those the picture was held back until the display began a new one; nil where that was not told.
  package var synchronized: Int?
  /// How many there are in a second; as the display states it where none was told of.
  package var rate = RefreshGrid.assumedRate

  /// There were none.
  package init() {}
}
