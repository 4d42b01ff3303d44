import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// A control that opens a list of actions.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label
  private let primaryAction: (@MainActor () -> Void)?

  /// Makes a menu.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Makes a menu whose label runs an action; the list opens from the arrow beside it.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  init(configuration: MenuStyleConfiguration)
  where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    content = configuration.content
    label = configuration.label
    primaryAction = configuration.primaryAction
  }

  /// The menu, closed.
  @MainActor public var body: some View {
    OwnStyledControl(
      \.ownMenuStyle,
      MenuStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
        primaryAction: primaryAction)
    ) {
      MenuButton(content: content, label: ControlLabel(label), primaryAction: primaryAction)
    }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a title that runs an action; the list opens from the arrow beside it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Makes a menu with a title that runs an action; the list opens from the arrow beside it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

/// What opens a menu: a button, or a row of the menu around.
private struct MenuButton<Content: View>: View {
  let content: Content
  let label: ControlLabel
  let primaryAction: (@MainActor () -> Void)?
  @State private var isOpen = false
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.menuLook) private var look

  var body: some View {
    OneElement(opener)
      .popup(
        isPresented: isOpen, side: isInMenu ? .beside : .below,
        dismiss: { isOpen = false }
      ) {
        MenuList(content: content)
      }
  }

  @ViewBuilder private var opener: some View {
    if isInMenu {
      MenuRow(label: label, isSubmenu: true, isOpen: isOpen)
        .modifier(ControlModifier(description: AccessibleDescription(.menu), activate: open))
    } else if look == .borderless {
      button.buttonStyle(.borderless)
    } else {
      button
    }
  }

  @ViewBuilder private var button: some View {
    if let primaryAction {
      HStack(spacing: 1) {
        Button(action: primaryAction) { label }
        opening(named: "Menu") { MenuArrow() }
      }
    } else {
      opening(named: nil) {
        HStack(spacing: 8) {
          label
          MenuArrow()
        }
      }
    }
  }

  private func opening<Face: View>(
    named name: String?, @ViewBuilder _ face: () -> Face
  ) -> some View {
    Button(action: open, label: face)
      .onKeyPress(.downArrow) {
        open()
        return .handled
      }
      .environment(\.holdTime, ControlMetrics.menuHold)
      .modifier(AccessibilityProperties(label: name, opens: true))
  }

  private func open() { isOpen = true }
}

/// The arrow that tells a menu from a button.
private struct MenuArrow: View {
  @Environment(\.signScale) private var scale

  var body: some View {
    Chevron(direction: .down)
      .stroke(
        HierarchicalShapeStyle.secondary,
        style: StrokeStyle(lineWidth: 1.5 * scale, lineCap: .round, lineJoin: .round)
      )
      .frame(width: 8 * scale, height: 4.5 * scale)
  }
}

extension EnvironmentValues {
  /// Whether the view is one of the items of an open menu.
  @Entry var isInMenu: Bool = false

  /// The environment of what a row of a menu presents: how rows look and what they close is said again as around
  /// the control that has opened the menu.
  func leavingMenu(opened around: EnvironmentValues) -> EnvironmentValues {
    var values = self
    values.isInMenu = around.isInMenu
    values.buttonStyle = around.buttonStyle
    values.toggleStyle = around.toggleStyle
    values.sectionLook = around.sectionLook
    values.foregroundStyle = around.foregroundStyle
    values.font = around.font
    values.lineLimit = around.lineLimit
    values.popupDismissal = around.popupDismissal
    return values
  }
}

/// The items of an open menu.
struct MenuList<Content: View>: View {
  let content: Content

  var body: some View {
    MenuLayout { content }
      .environment(\.buttonStyle, AnyStyle(behaves: MenuItemStyle()))
      .environment(\.toggleStyle, AnyStyle(MenuToggleStyle()))
      .environment(\.isInMenu, true)
      .environment(\.sectionLook, .menu)
      .foregroundStyle(.primary)
      .frame(minWidth: ControlMetrics.menuWidth)
  }
}
