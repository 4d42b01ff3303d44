/// A field for text.
@MainActor @preconcurrency
public class UITextField: UIView {
  /// What it says while it is empty.
  public var placeholder: String?
  /// What is written in it.
  public var text: String?
  /// What is shown in place of a keyboard on the screen: nothing is.
  public var inputView: UIView?
  /// Whether what is written is hidden.
  public var isSecureTextEntry: Bool = false
  /// When it shows a button that empties it.
  public var clearButtonMode: ViewMode = .never

  /// When something is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While text is changed.
    case whileEditing
    /// Unless text is changed.
    case unlessEditing
    /// Always.
    case always
  }

  /// Stands for all of the kind.
  public class func appearance() -> UITextField { shared { UITextField() } }
}

/// Text that can be changed.
@MainActor @preconcurrency
public class UITextView: UIScrollView {
  /// Stands for all of the kind.
  public override class func appearance() -> UITextView { shared { UITextView() } }
}

/// A text.
@MainActor @preconcurrency
public class UILabel: UIView {
  /// Stands for all of the kind.
  public class func appearance() -> UILabel { shared { UILabel() } }
}
