public import Foundation

// Names of attributes that Foundation has no names for here.

extension NSAttributedString.Key {
  /// The colour of text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour below text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The letters of text, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The room between letters, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
}
