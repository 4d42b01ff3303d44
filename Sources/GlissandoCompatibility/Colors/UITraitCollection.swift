import GlissandoControls
public import GlissandoDrawing
public import GlissandoViews

// Where a colour of a program's own is used: whether it is light or dark there, and how much room there is.

/// Whether what is shown is light or dark, as programs name it that are written with a system's own
/// controls in mind.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nobody has said.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

extension UIUserInterfaceStyle {
  /// The style of a scheme; nil is that nobody has said.
  public init(_ colorScheme: ColorScheme?) {
    self =
      switch colorScheme {
      case .light: .light
      case .dark: .dark
      case nil: .unspecified
      }
  }
}

extension ColorScheme {
  /// The scheme of a style; nil where nobody has said.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

/// What a colour of a program's own is told of where it is used.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether it is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How much room there is across.
  public var horizontalSizeClass: UserInterfaceSizeClass { .regular }
  /// How much room there is in height.
  public var verticalSizeClass: UserInterfaceSizeClass { .regular }

  /// Makes traits that say whether it is light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Traits of nowhere: what stands in a window asks its `colorScheme`.
  public static let current = UITraitCollection(userInterfaceStyle: .light)
}

/// A kind of trait, by which programs say which changes they want to be told of.
public protocol UITraitDefinition {}

/// Whether it is light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// How much room there is across.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// How much room there is in height.
public struct UITraitVerticalSizeClass: UITraitDefinition {}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// What takes back that somebody wants to be told of changes.
public protocol UITraitChangeRegistration {}

private struct UnusedRegistration: UITraitChangeRegistration {
  /// Says once that nobody is told.
  init() {
    ViewWarning.once(
      "registerForTraitChanges(_:handler:) calls nothing: views of the older kind are brought up to date "
        + "with what is around them",
      key: "registerForTraitChanges")
  }
}

/// What has traits.
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Wants to be told when traits change: nobody is, since views of the older kind are brought up to date
  /// with what is around them; a warning says so.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    UnusedRegistration()
  }

  /// Wants to be told by a closure that says of which type the view is.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    UnusedRegistration()
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
