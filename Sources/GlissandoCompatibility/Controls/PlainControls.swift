// Controls of which programs set no more than what all views have.

/// A switch.
@MainActor @preconcurrency
public class UISwitch: UIView {
  /// Its colour when it is on.
  public var onTintColor: UIColor?
  /// The colour of its knob.
  public var thumbTintColor: UIColor?

  /// Stands for all of the kind.
  public class func appearance() -> UISwitch { shared { UISwitch() } }
}

/// A stepper.
@MainActor @preconcurrency
public class UIStepper: UIView {
  /// Stands for all of the kind.
  public class func appearance() -> UIStepper { shared { UIStepper() } }
}

/// A bar of progress.
@MainActor @preconcurrency
public class UIProgressView: UIView {
  /// Stands for all of the kind.
  public class func appearance() -> UIProgressView { shared { UIProgressView() } }
}

/// A control for dates.
@MainActor @preconcurrency
public class UIDatePicker: UIView {
  /// Stands for all of the kind.
  public class func appearance() -> UIDatePicker { shared { UIDatePicker() } }
}

/// A button.
@MainActor @preconcurrency
public class UIButton: UIView {
  /// Stands for all of the kind.
  public class func appearance() -> UIButton { shared { UIButton() } }
}
