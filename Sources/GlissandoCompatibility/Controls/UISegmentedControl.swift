public import Foundation

// The segmented control of the older kind.

/// What a control is doing.
public struct UIControlState: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing.
  public static let normal = UIControlState([])
  /// It is pressed.
  public static let highlighted = UIControlState(rawValue: 1)
  /// It takes no input.
  public static let disabled = UIControlState(rawValue: 2)
  /// It is chosen.
  public static let selected = UIControlState(rawValue: 4)
}

/// Segments side by side.
@MainActor @preconcurrency
public class UISegmentedControl: UIView {
  /// The colour of the chosen one.
  public var selectedSegmentTintColor: UIColor?

  /// Says how the segments are written: they are written as all text is.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}

  /// Stands for all of the kind.
  public class func appearance() -> UISegmentedControl { shared { UISegmentedControl() } }
}
