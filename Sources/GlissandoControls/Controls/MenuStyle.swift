import GlissandoMotion
public import GlissandoViews

/// How closed menus look.
public nonisolated protocol MenuStyle: Sendable {
  /// The type of the menu's view.
  associatedtype Body: View
  /// What a menu holds.
  typealias Configuration = MenuStyleConfiguration
  /// The view of a menu.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a menu holds.
public struct MenuStyleConfiguration {
  /// The label of a menu.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The items of a menu.
  public struct Content: View {
    let content: AnyView
    /// The items.
    public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes the menu of a style.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration: configuration)
  }
}

extension MenuLooking {
  /// The menu as it is: the style says how its button looks.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

extension AnyStyle where Configuration == MenuStyleConfiguration {
  nonisolated fileprivate init<S: MenuStyle>(_ style: S) {
    self.init(style, \.ownMenuStyle) { $0.makeBody(configuration: $1) }
  }
}

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

extension EnvironmentValues {
  /// The style of closed menus.
  @Entry var menuLook: MenuLook = .button

  /// The style of closed menus where it is somebody's own.
  @Entry var ownMenuStyle: AnyStyle<MenuStyleConfiguration>?
}

extension View {
  /// Sets how the closed menus inside look.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let look = (style as? any MenuLooking)?.look
    return environment(\.menuLook, look ?? .button)
      .environment(\.ownMenuStyle, look == nil ? AnyStyle(style) : nil)
  }
}
