import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// The bar of a window's menus.

/// A menu of a window's bar.
struct BarMenu {
  let name: String
  let groups: [AnyView]
}

/// A window's content below the bar of its menus.
struct CommandMenus: View {
  let menus: [BarMenu]
  let content: AnyView
  /// The menu that is open.
  @State private var open: Int?
  /// Where the names of the menus are, in window points.
  @State private var places: [Int: CGRect] = [:]
  @Environment(\.menuBarVisibility) private var visibility
  @Environment(\.grownAsWhole.openGrowth) private var growth

  private var isBarShown: Bool { !menus.isEmpty && (visibility != .hidden || open != nil) }

  var body: some View {
    VStack(spacing: 0) {
      if isBarShown { bar }
      OneElement(content).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .modifier(CommandKeys(menus: menus, open: { open = $0 }))
  }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(menus.indices, id: \.self) { index in
        Grown(by: growth) {
          MenuBarTitle(menu: menus[index], isOpen: open == index) { open = $0 ? index : nil }
        }
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          places[index] = $0
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 4)
    .padding(.vertical, 2)
    .background { Rectangle().fill(ControlColors.well) }
    .environment(\.menuBarSteps, MenuBarSteps(step: step, show: show))
    .environment(\.growth, growth)
    .environment(\.textScale, 1)
  }

  private func step(_ step: Int) {
    if let open { self.open = (open + step + menus.count) % menus.count }
  }

  /// Opens the menu whose name is at a point, in the stead of another one.
  private func show(at point: CGPoint) {
    guard open != nil, let index = places.first(where: { $0.value.contains(point) })?.key else {
      return
    }
    if open != index { open = index }
  }

  /// Several items of one name are one menu; those that every program has are where people look for them.
  static func menus(of items: [CommandItems]) -> [BarMenu] {
    let names = items.map(\.menu)
    let first = ["File", "Edit", "View"].filter(names.contains)
    var order = first
    for name in names where !order.contains(name) && name != "Help" { order.append(name) }
    if names.contains("Help") { order.append("Help") }
    return order.map { name in
      BarMenu(name: name, groups: items.filter { $0.menu == name }.map(\.content))
    }
  }
}

/// The name of a menu in a bar, which a press opens.
private struct MenuBarTitle: View {
  let menu: BarMenu
  let isOpen: Bool
  let setOpen: (Bool) -> Void
  @Environment(\.controlSize) private var size
  @State private var isHovered = false

  var body: some View {
    Text(menu.name)
      .font(ControlMetrics.labelFont(size))
      .padding(.horizontal, 9)
      .frame(minHeight: ControlMetrics.menuRowHeight - 2)
      .background {
        RoundedRectangle(cornerRadius: 5).fill(ControlColors.border)
          .opacity(isOpen ? 0.14 : isHovered ? 0.07 : 0)
      }
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .modifier(
        ControlModifier(
          description: AccessibleDescription(.menu), focus: [], activate: { setOpen(true) })
      )
      .environment(\.holdTime, 0)
      .popup(isPresented: isOpen, dismiss: { setOpen(false) }) {
        MenuList(content: BarMenuItems(groups: menu.groups))
      }
  }
}

/// What a menu of the bar holds: its groups, with lines between them.
struct BarMenuItems: View {
  let groups: [AnyView]

  var body: some View {
    ForEach(groups.indices, id: \.self) { index in
      if index > 0 { Divider() }
      groups[index]
    }
  }
}

// MARK: - From one menu to the next

/// Leads from an open menu to the ones beside it.
struct MenuBarSteps: Sendable {
  /// Opens the menu so many further.
  let step: @MainActor @Sendable (Int) -> Void
  /// Opens the menu whose name is at a point of the window.
  let show: @MainActor @Sendable (CGPoint) -> Void
}

/// Opens the menu whose name the pointer comes to while another one is open.
nonisolated struct MenuBarHover: ViewModifier {
  let steps: MenuBarSteps?

  @MainActor func body(content: Content) -> some View {
    if let steps {
      content.onContinuousHover(coordinateSpace: .global) { phase in
        if case .active(let point) = phase { steps.show(point) }
      }
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  /// Leads from a menu of a window's bar to the ones beside it; nil outside of them.
  @Entry var menuBarSteps: MenuBarSteps?

  /// Whether a window shows the bar of its menus.
  @Entry var menuBarVisibility: Visibility = .automatic
}
