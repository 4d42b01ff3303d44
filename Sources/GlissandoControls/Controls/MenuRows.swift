import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// Stacks the rows of a menu, with room around the lines between them.
struct MenuLayout: Layout {
  /// What is lower than this is a line, in points.
  private static let line: CGFloat = 2
  /// The room above and below a line, and how far it stays away from the sides.
  private static let room: CGFloat = 4
  private static let inset: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    return CGSize(
      width: max(widest, proposal.width ?? 0), height: sizes.reduce(0) { $0 + height($1) })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    var y = bounds.minY
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let isLine = size.height < Self.line
      let inset = isLine ? Self.inset : 0
      subview.place(
        at: CGPoint(x: bounds.minX + inset, y: y + (isLine ? Self.room : 0)),
        proposal: ProposedViewSize(width: bounds.width - 2 * inset, height: size.height))
      y += height(size)
    }
  }

  private func height(_ size: CGSize) -> CGFloat {
    size.height < Self.line ? size.height + 2 * Self.room : size.height
  }
}

/// A button in a menu.
struct MenuItemStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItem(configuration: configuration)
  }
}

private struct MenuItem: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.popupDismissal) private var dismissal

  var body: some View {
    MenuRow(
      label: configuration.label.content, isDestructive: configuration.role == .destructive
    )
    .modifier(ControlModifier(description: ControlDescription(.button), activate: run))
  }

  private func run() {
    dismissal?.run()
    configuration.trigger()
  }
}

/// A toggle in a menu: a row with a tick.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuToggle(configuration: configuration)
  }
}

private struct MenuToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.popupDismissal) private var dismissal

  var body: some View {
    MenuRow(label: configuration.label.content, isOn: configuration.isOn)
      .modifier(
        ControlModifier(
          description: ControlDescription(.toggle, value: configuration.isOn ? "on" : "off"),
          activate: run))
  }

  private func run() {
    dismissal?.run()
    configuration.isOn.toggle()
  }
}

/// A row of a menu.
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
    HStack(spacing: 8) {
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
    .padding(.horizontal, 9)
    .frame(minHeight: ControlMetrics.menuRowHeight)
    .background { MenuLight(isLit: isLit) }
    .contentShape(Rectangle())
    .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
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
