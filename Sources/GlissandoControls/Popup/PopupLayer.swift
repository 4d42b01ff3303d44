import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// All popups of a window.
struct PopupLayer: View {
  /// A popup as it was when the layer was described.
  private struct Entry: Identifiable {
    let popup: Popup
    let revision: Int
    let id: Int
  }

  private let entries: [Entry]
  private let tips: [Tip]

  init(_ popups: [Popup], _ tip: Tip?) {
    entries = popups.map { Entry(popup: $0, revision: $0.revision, id: $0.id) }
    tips = tip.map { [$0] } ?? []
  }

  var body: some View {
    ForEach(entries) { entry in
      PopupContainer(popup: entry.popup, revision: entry.revision)
    }
    ForEach(tips) { TipView(tip: $0) }
  }
}

/// A popup, and around it the rest of the window, where a click closes it.
private struct PopupContainer: View {
  let popup: Popup
  let revision: Int
  @State private var isOpen = false
  @State private var hasRisen = false
  @State private var traits = SheetTraits()
  /// The scheme that its content wants; nil for that of its window.
  @State private var scheme: ColorScheme?
  @State private var detent: PresentationDetent?
  /// The size of the window.
  @State private var window = CGSize.zero

  var body: some View {
    surroundings
      .onGeometryChange(for: CGSize.self, of: \.size) { window = $0 }
      .onAppear { isOpen = true }
      .onChange(of: rises) { hasRisen = rises }
      .onChange(of: isOpenBehind, initial: true) { popup.isOpenBehind = isOpenBehind }
    placed
      .onRemoval { popup.hasGone() }
      .transition(transition)
  }

  @ViewBuilder private var placed: some View {
    if case .popover(let edge) = popup.side {
      PopoverPlacement(anchor: popup.anchor, edge: edge) {
        Grown(by: growth) { scoped(PopoverPanel(content: popup.content)) }
        ForEach(Edge.allCases, id: \.self) { edge in
          PopoverArrow(edge: edge).modifier(EnvironmentReplacement(values: popup.shownEnvironment))
        }
      }
      // It grows out of what it points at, which is known as soon as the window's size is.
      .visualEffect { [size, anchor = popup.anchor] content, window in
        content.scaleEffect(
          size,
          anchor: UnitPoint(
            x: anchor.midX / max(window.size.width, 1), y: anchor.midY / max(window.size.height, 1))
        )
      }
      .animating(around: ControlMetrics.press, value: isOpen)
    } else {
      PopupPlacement(anchor: popup.anchor, side: rises ? .cover : popup.side, growth: growth) {
        Grown(by: growth) { scoped(panel) }
      }
    }
  }

  private var growth: CGFloat { popup.shownEnvironment.openGrowth }

  /// The size of the window in the popup's own points.
  private var room: CGSize {
    CGSize(width: window.width / growth, height: window.height / growth)
  }

  /// How large it is, as a part of what it will be: it grows a little as it comes.
  private var size: CGFloat { isOpen || popup.movesLess ? 1 : 0.95 }

  /// A view with the keyboard and the environment that its popup has.
  private func scoped(_ view: some View) -> some View {
    let scheme = scheme
    return
      view
      .modifier(AccessibilityProperties(role: popup.side.role, isModal: popup.side.isModal))
      .modifier(PopupScope(popup: popup))
      .environment(\.popupDismissal, PopupDismissal(run: dismissal))
      .transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
      .modifier(EnvironmentReplacement(values: popup.shownEnvironment))
      .onPreferenceChange(PreferredColorSchemeKey.self) { self.scheme = $0 }
      .onPreferenceChange(SheetTraitsKey.self) { traits in
        self.traits = traits
        popup.isDismissDisabled = traits.isDismissDisabled
      }
  }

  /// Whether it rises from the lower edge of the window to a height that it says.
  private var rises: Bool {
    popup.side == .sheet && traits.detents?.isEmpty == false && room.height > 0
  }

  private var heights: SheetHeights {
    SheetHeights(traits, chosen: detent, room: room.height)
  }

  private var isOpenBehind: Bool {
    rises && heights.lightensBackground(traits.backgroundInteraction)
  }

  private var surroundings: some View {
    (popup.side.isModal && !isOpenBehind ? Color.black.opacity(0.28) : Color.clear)
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0).onChanged { _ in clickedAround() })
      .modifier(ExtraClickModifier(.secondary) { _ in clickedAround() })
      .modifier(MenuBarHover(steps: popup.environment.menuBarSteps))
      // A menu that was opened from another one leaves that one at work.
      .allowsHitTesting(!isOpenBehind && popup.side != .beside)
  }

  private func clickedAround() {
    if popup.side != .alert, !traits.isDismissDisabled { popup.dismiss() }
  }

  /// How it comes and goes: what rises from below goes back there, everything else fades.
  private var transition: AnyTransition {
    let motion = popup.standsStill ? nil : SheetPlace.motion
    if popup.side == .cover { return .move(edge: .bottom).animation(motion) }
    guard rises else { return .opacity }
    return .asymmetric(
      insertion: .identity, removal: .offset(y: heights.resting * growth).animation(motion))
  }

  @ViewBuilder private var panel: some View {
    if popup.side.isModal {
      PresentedPanel(
        popup: popup, content: popup.content, traits: traits, isOpen: isOpen, rises: rises,
        hasRisen: hasRisen, room: room, chosen: $detent)
    } else {
      PopupPanel(content: popup.content)
        .scaleEffect(size, anchor: .top)
        .animating(around: ControlMetrics.press, value: isOpen)
    }
  }

  /// A menu that was opened from another one takes that with it, but not what stands by itself around them.
  private func dismissal() {
    if popup.side == .beside, let outer = popup.environment.popupDismissal {
      outer.run()
    } else {
      popup.dismiss()
    }
  }
}

/// Closes the popups around a view: a menu with those that it was opened from.
struct PopupDismissal: Sendable {
  let run: @MainActor () -> Void
}

extension EnvironmentValues {
  /// Closes the popups around; nil outside of any.
  @Entry var popupDismissal: PopupDismissal?
}

/// The surface of a popup.
private struct PopupPanel: View {
  let content: AnyView
  @Environment(\.controlSize) private var size

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: ControlMetrics.radius(size) + 3)
    // It scrolls where the window is too low for it.
    ScrollView { OneElement(content.spared()) }
      .padding(ControlMetrics.panelPadding)
      .font(ControlMetrics.labelFont(size))
      .lineLimit(1)
      .background { PanelGround(shape: shape, shadow: (radius: 10, y: 4)) }
      .contentShape(Rectangle())
  }
}

/// Gives what is shown elsewhere (a popup, an item of a bar) the environment of where it is written.
@usableFromInline
nonisolated struct EnvironmentReplacement: EnvironmentWriter {
  let values: EnvironmentValues

  func write(_ values: inout EnvironmentValues) {
    let place = values
    values = self.values
    // What is around a view by where it is shown is that of the place.
    values.controlInteraction = place.controlInteraction
    values.isInRow = place.isInRow
    values.isCovered = place.isCovered
    values.isInOtherTab = place.isInOtherTab
    values.keyboardShortcut = place.keyboardShortcut
  }

  func isSame(as other: Self) -> Bool { values.isIdentical(to: other.values) }
}

/// Fills the window and places a panel in it.
nonisolated protocol PanelPlacement: GuidelessLayout where Cache == Void {}

extension PanelPlacement {
  /// Points between the panel and the edges of the window.
  static var margin: CGFloat { 6 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// Places a popup at the view that opened it, within the window.
struct PopupPlacement: PanelPlacement {
  let anchor: CGRect
  let side: PopupSide
  /// By how much the popup is shown larger.
  let growth: CGFloat
  /// Points between the popup and its anchor.
  private static let gap: CGFloat = 4
  /// The width in points at which the words of a tip begin another line.
  private static let tipWidth: CGFloat = 280

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard let panel = subviews.first else { return }
    if side == .cover {
      return panel.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
    let room = bounds.shrunk(dx: Self.margin, dy: Self.margin)
    let line = side == .tip ? min(Self.tipWidth * growth, room.width) : nil
    let ideal = panel.sizeThatFits(ProposedViewSize(width: line, height: nil))
    let size = CGSize(
      width: min(max(ideal.width, side == .below ? anchor.width : 0), room.width),
      height: min(ideal.height, room.height))
    panel.place(at: origin(of: size, in: room), proposal: ProposedViewSize(size))
  }

  private func origin(of size: CGSize, in room: CGRect) -> CGPoint {
    var origin: CGPoint
    switch side {
    case .below, .tip:
      origin = CGPoint(x: anchor.minX, y: anchor.maxY + Self.gap)
      // It flips where there is no room below and enough above.
      let above = anchor.minY - Self.gap - size.height
      if origin.y + size.height > room.maxY, above >= room.minY { origin.y = above }
    case .beside:
      let padding = ControlMetrics.panelPadding * growth
      origin = CGPoint(x: anchor.maxX + Self.gap, y: anchor.minY - padding)
      let before = anchor.minX - Self.gap - size.width
      if origin.x + size.width > room.maxX, before >= room.minX { origin.x = before }
    case .sheet, .alert, .cover, .popover:
      origin = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
    }
    return CGPoint(
      x: min(max(origin.x, room.minX), max(room.maxX - size.width, room.minX)).rounded(),
      y: min(max(origin.y, room.minY), max(room.maxY - size.height, room.minY)).rounded())
  }
}

extension PopupSide {
  /// What a popup is for those who do not see it.
  fileprivate var role: AccessibilityRole {
    switch self {
    case .below, .beside: .popupMenu
    case .tip: .tip
    case .popover, .sheet, .alert, .cover: .dialog
    }
  }
}
