import GlissandoMotion

/// How closed menus look.
///
/// The styles are built in.
public nonisolated protocol MenuStyle: Sendable {}

protocol MenuLooking: MenuStyle {
  var look: MenuLook { get }
}

enum MenuLook {
  /// As the buttons around.
  case button
  /// No surface until the pointer is on it.
  case borderless
}

/// The style for the place where a menu is: that of the buttons around.
public struct DefaultMenuStyle: MenuStyle, MenuLooking {
  /// Makes the style.
  public init() {}
  var look: MenuLook { .button }
}

/// A menu that looks like the buttons around.
public struct ButtonMenuStyle: MenuStyle, MenuLooking {
  /// Makes the style.
  public init() {}
  var look: MenuLook { .button }
}

/// A menu whose surface appears under the pointer.
public struct BorderlessButtonMenuStyle: MenuStyle, MenuLooking {
  /// Makes the style.
  public init() {}
  var look: MenuLook { .borderless }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style for the place where a menu is.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// As the buttons around.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// No surface until the pointer is on it.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private struct MenuLookKey: EnvironmentKey {
  static var defaultValue: MenuLook { .button }
}

extension EnvironmentValues {
  /// The style of closed menus.
  var menuLook: MenuLook {
    get { self[MenuLookKey.self] }
    set { self[MenuLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the closed menus inside look.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuLook, (style as? any MenuLooking)?.look ?? .button)
  }
}
