/// What most windows have none of: nobody is asked for it before there has been one.
struct RareFeatures: OptionSet {
  let rawValue: UInt8

  /// A view or a layout that may put the guides of edges and centres elsewhere.
  static let guides = RareFeatures(rawValue: 1 << 0)
  /// A layout that may prefer other space around it than the standard distance.
  static let spacing = RareFeatures(rawValue: 1 << 1)
  /// A view that covers edges of others.
  static let safeAreas = RareFeatures(rawValue: 1 << 2)
  /// A group whose elements are delayed by their places.
  static let staggers = RareFeatures(rawValue: 1 << 3)
}
