import Foundation
import GlissandoMotion
import GlissandoViews

/// A picker with its label.
struct PickerRow<SelectionValue: Hashable, Content: View>: View {
  @Binding var selection: SelectionValue
  let content: Content
  let label: ControlLabel?
  @State private var options = OptionList<SelectionValue>()
  /// The options of the open list.
  @State private var rows = OptionList<SelectionValue>()
  @State private var isOpen = false
  @Environment(\.popupDismissal) private var dismissal
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isInRow) private var isInRow
  @Environment(\.pickerLook) private var look
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { OneElement(shown) }

  @ViewBuilder private var shown: some View {
    if !isInMenu {
      control
    } else if look == .menu {
      submenu
    } else {
      // Whatever its style says of marks and segments, it is some of the menu's rows.
      list { chooseInMenu($0) }.layoutValue(key: IsMenuRowKey.self, value: true)
    }
  }

  /// A row that opens the options beside the menu.
  private var submenu: some View {
    MenuRow(label: label ?? ControlLabel(chosen), isSubmenu: true, isOpen: isOpen)
      // Who does not see the menu hears what is chosen.
      .background {
        OptionsView(selection: selection, look: .menu, list: options, content: content)
          .frame(width: 0, height: 0).clipped().allowsHitTesting(false)
      }
      .modifier(
        ControlModifier(
          description: AccessibleDescription(.menu, value: "\(selection)"), activate: open)
      )
      .popup(isPresented: isOpen, side: .beside, dismiss: close) {
        list { chooseInMenu($0) }.frame(minWidth: ControlMetrics.menuWidth)
      }
  }

  /// The chosen option, where nothing says what is chosen from.
  private var chosen: some View {
    Group(subviews: content) { views in
      if let view = views.first(where: { $0.containerValues.hasTag(selection) }) {
        view
      } else {
        Text(verbatim: "\(selection)")
      }
    }
  }

  /// Takes an option and closes all of the menu.
  private func chooseInMenu(_ chosen: SelectionValue) {
    dismissal?.run()
    selection = chosen
  }

  private var control: some View {
    HStack(alignment: look == .list ? .top : .center, spacing: ControlMetrics.labelSpacing) {
      if let label, !isLabelHidden {
        label
          .environmentDefault(\.font, ControlMetrics.labelFont(size))
          .frame(minHeight: ControlMetrics.height(look == .list ? .small : size))
        if isInRow { Spacer(minLength: 0) }
      }
      field
    }
    .dimmed(unless: isEnabled)
    .modifier(
      ControlModifier(
        description: AccessibleDescription(.picker, value: "\(selection)"),
        name: isLabelHidden ? label?.name : nil, focus: .edit,
        activate: look == .menu ? open : nil, handleKey: handle)
    )
    .environment(\.holdTime, look == .menu ? ControlMetrics.menuHold : nil)
  }

  /// The options as rows of an open list.
  private func list(_ choose: @escaping (SelectionValue) -> Void) -> some View {
    OptionsView(selection: selection, look: .popup, list: rows, content: content, choose: choose)
      .foregroundStyle(.primary)
      .gesture(press(in: rows, choose))
  }

  private func open() { isOpen = true }
  private func close() { isOpen = false }

  private var field: some View {
    OptionsView(
      selection: selection, look: look, list: options, content: content,
      choose: { selection = $0 }
    )
    .environmentDefault(
      \.font, look == .list ? ControlMetrics.labelFont(size) : ControlMetrics.font(size)
    )
    .lineLimit(look == .list ? nil : 1)
    .overlay {
      if look != .list {
        FocusRing(shape: RoundedRectangle(cornerRadius: ControlMetrics.radius(size)))
      }
    }
    .gesture(press(in: options) { selection = $0 }, isEnabled: look != .menu)
    .popup(isPresented: isOpen, dismiss: close) {
      list { chosen in
        close()
        selection = chosen
      }
    }
  }

  private func press(
    in options: OptionList<SelectionValue>, _ choose: @escaping (SelectionValue) -> Void
  ) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { options.press(at: $0.location) }
      .onEnded { event in
        options.press(at: nil)
        if let value = options.value(at: event.location) { choose(value) }
      }
      .onCancelled { _ in options.press(at: nil) }
  }

  private func handle(_ press: KeyPress) -> Bool {
    let step: Int
    switch press.key {
    case .upArrow where look == .menu, .downArrow where look == .menu:
      if press.phase != .up { open() }
      return true
    case .leftArrow, .upArrow: step = -1
    case .rightArrow, .downArrow: step = 1
    case .home: step = -options.values.count
    case .end: step = options.values.count
    default: return false
    }
    if press.phase != .up { move(by: step) }
    return true
  }

  private func move(by step: Int) {
    let values = options.values
    guard !values.isEmpty else { return }
    guard let index = values.firstIndex(of: selection) else {
      selection = values[0]
      return
    }
    let next = min(max(index + step, 0), values.count - 1)
    if next != index { selection = values[next] }
  }
}
