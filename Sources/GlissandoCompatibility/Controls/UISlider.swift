/// A slider.
@MainActor @preconcurrency
public class UISlider: UIView {
  /// The colour of its knob.
  public var thumbTintColor: UIColor?
  /// The colour of its track before the knob.
  public var minimumTrackTintColor: UIColor?
  /// The colour of its track behind the knob.
  public var maximumTrackTintColor: UIColor?

  /// Shows a picture as the knob: it is not shown.
  public func setThumbImage(_ image: UIImage?, for state: UIControlState) {}

  /// Stands for all of the kind.
  public class func appearance() -> UISlider { shared { UISlider() } }
}
