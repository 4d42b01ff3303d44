import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// How the rows of a menu are stacked, and what separates its sections.

extension SectionLook {
  /// A line between sections, and small titles; the menu's layout leaves out the lines that separate nothing.
  static let menu = SectionLook(line: Divider()) {
    $0.font(ControlMetrics.menuTitleFont).foregroundStyle(.secondary)
  }
}

/// Whether a view is a row of a menu, which has the room around its label itself.
struct IsMenuRowKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Stacks the rows of a menu, with room around the lines between them.
///
/// What is no row, such as a text, stands where the labels of rows do. A line at an end or after
/// another one separates nothing and is left out.
struct MenuLayout: GuidelessLayout {
  /// What is lower than this is a line, in points.
  private static let line: CGFloat = 2
  /// The room above and below a line, and how far it stays away from the sides.
  private static let room: CGFloat = 4
  private static let inset: CGFloat = 8

  /// A view of the menu, and the room around it.
  private struct Row {
    var size = CGSize.zero
    var insets = EdgeInsets()
    var width: CGFloat { insets.leading + size.width + insets.trailing }
    var height: CGFloat { insets.top + size.height + insets.bottom }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let rows = rows(subviews)
    let widest = rows.map(\.width).max() ?? 0
    return CGSize(
      width: max(widest, proposal.width ?? 0), height: rows.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    var y = bounds.minY
    for (subview, row) in zip(subviews, rows(subviews)) {
      let insets = row.insets
      let width = row.height > 0 ? max(bounds.width - insets.leading - insets.trailing, 0) : 0
      subview.place(
        at: CGPoint(x: bounds.minX + insets.leading, y: y + insets.top),
        proposal: ProposedViewSize(width: width, height: row.size.height))
      y += row.height
    }
  }

  /// The rows; a line that is left out has no size.
  private func rows(_ subviews: LayoutSubviews) -> [Row] {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let last = sizes.lastIndex { $0.height >= Self.line } ?? 0
    var isAfterLine = true
    return zip(subviews, sizes).enumerated().map { index, pair in
      let (subview, size) = pair
      let isLine = size.height < Self.line
      defer { isAfterLine = isLine }
      if isLine, isAfterLine || index > last { return Row() }
      return Row(size: size, insets: isLine ? Self.lineInsets : Self.insets(of: subview, size))
    }
  }

  private static var lineInsets: EdgeInsets {
    EdgeInsets(top: room, leading: inset, bottom: room, trailing: inset)
  }

  private static func insets(of subview: LayoutSubview, _ size: CGSize) -> EdgeInsets {
    if subview[IsMenuRowKey.self] { return EdgeInsets() }
    let slack = max(ControlMetrics.menuRowHeight - size.height, 0)
    return EdgeInsets(
      top: (slack / 2).rounded(), leading: ControlMetrics.menuTextInset,
      bottom: slack - (slack / 2).rounded(), trailing: ControlMetrics.menuPadding)
  }
}

struct MenuItemStyle: PrimitiveButtonStyle {
  /// How what destroys something takes that away; nil for the program's own way.
  var removal: Animation?

  func makeBody(configuration: Configuration) -> some View {
    let isDestructive = configuration.role == .destructive
    MenuItem(
      row: MenuRow(label: configuration.label.content, isDestructive: isDestructive),
      description: AccessibleDescription(.button)
    ) {
      guard isDestructive, let removal else { return configuration.action() }
      withAnimation(removal, configuration.action)
    }
  }
}

/// A toggle in a menu: a row with a tick.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItem(
      row: MenuRow(label: configuration.label.content, isOn: configuration.isOn),
      description: configuration.description, action: { configuration.isOn.toggle() })
  }
}

/// A row of a menu that closes it and does something.
private struct MenuItem: View {
  let row: MenuRow
  let description: AccessibleDescription
  let action: @MainActor () -> Void
  @Environment(\.popupDismissal) private var dismissal

  var body: some View {
    row.modifier(ControlModifier(description: description, activate: run))
  }

  private func run() {
    dismissal?.run()
    action()
  }
}

struct MenuRow: View {
  let label: ControlLabel
  var isDestructive = false
  /// Whether a tick stands before the label; all rows have room for one.
  var isOn = false
  var isSubmenu = false
  var isOpen = false
  @Environment(\.controlInteraction) private var interaction
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut

  private var isLit: Bool {
    isEnabled && (interaction.isFocused || interaction.isPressed || isOpen)
  }

  var body: some View {
    HStack(spacing: ControlMetrics.menuTickSpacing) {
      MenuTick().opacity(isOn ? 1 : 0)
      label
      Spacer(minLength: shortcut == nil ? 12 : 24)
      if let shortcut { Text(shortcut.words).opacity(isLit ? 0.85 : 0.65) }
      if isSubmenu {
        Chevron(direction: .right)
          .stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
          .frame(width: 4.5, height: 8)
      }
    }
    .foregroundStyle(style)
    .padding(.horizontal, ControlMetrics.menuPadding)
    .frame(minHeight: ControlMetrics.menuRowHeight)
    .background { MenuLight(isLit: isLit) }
    .contentShape(Rectangle())
    .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
    .layoutValue(key: IsMenuRowKey.self, value: true)
  }

  private var style: AnyShapeStyle {
    if isLit { return AnyShapeStyle(ProminentLabel()) }
    return isDestructive
      ? AnyShapeStyle(ControlColors.destructive) : AnyShapeStyle(HierarchicalShapeStyle.primary)
  }
}

/// What lies below the row of a menu that keys act on.
struct MenuLight: View {
  let isLit: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 5)
      .fill(ProminentFill())
      .opacity(isLit ? 1 : 0)
  }
}

/// The tick before the chosen row of a menu.
struct MenuTick: View {
  var body: some View {
    Tick()
      .stroke(style: StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round))
      .frame(width: ControlMetrics.menuTick, height: ControlMetrics.menuTick)
  }
}

/// An arrow of two strokes.
struct Chevron: Shape {
  enum Direction { case down, right }

  let direction: Direction

  func path(in rect: CGRect) -> Path {
    var path = Path()
    switch direction {
    case .down:
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    case .right:
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
    return path
  }
}
