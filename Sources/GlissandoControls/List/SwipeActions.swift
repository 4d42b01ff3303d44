import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// Actions of a row that come into sight as it is dragged aside.

extension View {
  /// Gives a row of a list actions that come into sight when a person drags the row aside.
  ///
  /// The first action lies at the edge; a row that is dragged far enough runs it at once.
  ///
  /// - Parameters:
  ///   - edge: The side at which the actions lie.
  ///   - allowsFullSwipe: Whether dragging far runs the first action.
  ///   - content: Lists the actions: buttons, with a `tint` of their own or for something destructive.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}

/// Puts actions beside a row, which are seen where it is dragged aside.
@usableFromInline
nonisolated struct SwipeActionsModifier<Actions: View>: ViewModifier {
  @usableFromInline @MainActor static var actsOnEachElement: Bool { true }
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions

  /// How far the row lies aside, in points; never below 0.
  @State private var distance: CGFloat = 0
  /// How far it lay aside when the drag began; nil between drags.
  @State private var start: CGFloat?
  /// Whether the drag is about something else, such as moving the row.
  @State private var isOtherDrag = false
  @State private var width: CGFloat = 0
  @State private var rowWidth: CGFloat = 0
  /// Counts the times that the first action is run by dragging far.
  @State private var fullSwipes = 0

  /// Which side of the row lies open: its sides know of each other.
  @State private var ownSwipes = RowSwipes()
  @Environment(\.rowSwipes) private var outerSwipes
  @Environment(\.openRow) private var openRow

  /// The part of a row's width from which on dragging is far.
  private static var fullSwipeShare: CGFloat { 0.55 }
  /// How much further than its actions a row can be dragged that runs none, as a part of the way.
  private static var resistance: CGFloat { 0.2 }
  /// The distance of an open row to its actions, in points.
  private static var gap: CGFloat { 8 }

  @usableFromInline @MainActor func body(content: Content) -> some View {
    swipes.offers[edge] = AnyView(actions)
    return
      WithRowBadge(content: content)
      .environment(\.cancelsPresses, start != nil)
      .frame(maxWidth: .infinity, alignment: .leading)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        rowWidth = $0
      }
      .offset(x: direction * distance)
      .background(alignment: edge == .leading ? .leading : .trailing) { buttons }
      .contentShape(Rectangle())
      .simultaneousGesture(
        DragGesture(minimumDistance: 8).onChanged { moved($0) }.onEnded { letGo($0) }
          .onCancelled { _ in stopFollowing() }
      )
      .onWheel(perform: { turned($0) }, end: { settle() })
      .environment(\.rowSwipes, swipes)
      .layoutValue(key: RowSwipesKey.self, value: swipes)
  }

  private var direction: CGFloat { edge == .leading ? 1 : -1 }
  private var isFar: Bool { allowsFullSwipe && distance > rowWidth * Self.fullSwipeShare }

  @MainActor private var buttons: some View {
    HStack(spacing: 6) {
      Group(subviews: actions) { subviews in
        let first = subviews.first?.id
        let ordered = edge == .leading ? Array(subviews) : subviews.reversed()
        ForEach(ordered) { subview in
          subview.buttonStyle(
            SwipeActionStyle(fullSwipes: subview.id == first ? fullSwipes : 0) { close() })
        }
      }
    }
    .tint(.gray)
    .fixedSize(horizontal: true, vertical: false)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .opacity(min(Double(distance / max(width, 1)), 1))
    .allowsHitTesting(distance > 0)
  }

  private var swipes: RowSwipes { outerSwipes ?? ownSwipes }

  /// Whether the other side does not lie open.
  @MainActor private var mayOpen: Bool { swipes.openEdge == nil || swipes.openEdge == edge }

  @MainActor private func lie(_ distance: CGFloat) {
    self.distance = distance
    if distance > 0 {
      swipes.openEdge = edge
      openRow?.adopt(swipes, lying: $distance)
    } else if swipes.openEdge == edge {
      swipes.openEdge = nil
    }
  }

  @MainActor private func moved(_ drag: DragGesture.Value) {
    let way = drag.translation
    if start == nil, !isOtherDrag {
      // What goes up or down, or opens the actions of the other side, is not for this one.
      let opens = (way.width * direction > 0 || distance > 0) && mayOpen
      isOtherDrag = abs(way.height) > abs(way.width) || !opens
      if !isOtherDrag { start = distance }
    }
    guard let start, !isOtherDrag else { return }
    let wanted = max(start + way.width * direction, 0)
    let free = allowsFullSwipe ? wanted : min(wanted, width)
    lie(free + (wanted - free) * Self.resistance)
  }

  @MainActor private func letGo(_ drag: DragGesture.Value) {
    defer {
      start = nil
      isOtherDrag = false
    }
    guard let start, !isOtherDrag else { return }
    if isFar {
      fullSwipes += 1
      return close()
    }
    let end = start + drag.predictedEndTranslation.width * direction
    withAnimation(RowSwipes.settling) { lie(end > width / 2 ? width + Self.gap : 0) }
  }

  /// The drag is over without having been let go.
  @MainActor private func stopFollowing() {
    if start != nil { settle() }
    start = nil
    isOtherDrag = false
  }

  /// A wheel that turns sideways, or two fingers, open and close; they run nothing.
  @MainActor private func turned(_ delta: CGSize) -> Bool {
    let way = delta.width * direction
    guard abs(delta.width) > abs(delta.height), start == nil, mayOpen, way > 0 || distance > 0
    else {
      return false
    }
    lie(min(max(distance + way, 0), width + Self.gap))
    return true
  }

  @MainActor private func settle() {
    withAnimation(RowSwipes.settling) { lie(distance > width / 2 ? width + Self.gap : 0) }
  }

  @MainActor private func close() {
    withAnimation(RowSwipes.settling) { lie(0) }
  }
}

/// The sides of a row: what they offer, and which of them lies open.
@MainActor
final class RowSwipes {
  /// How a row comes to lie where it is let go.
  fileprivate static let settling = Animation.snappy(duration: 0.3)
  fileprivate var openEdge: HorizontalEdge?
  fileprivate var offers: [HorizontalEdge: AnyView] = [:]

  /// The actions of each side that has any.
  var actions: [AnyView] {
    [.trailing, .leading].compactMap { offers[$0] }
      .filter { !SubviewCollector.subviews(of: $0).isEmpty }
  }

  nonisolated init() {}
}

struct RowSwipesKey: LayoutValueKey {
  static var defaultValue: RowSwipes? { nil }
}

/// The row of a list that lies open: there is one at most.
@MainActor
final class OpenRow {
  private weak var swipes: RowSwipes?
  /// How far the row lies aside, in points.
  private var distance: Binding<CGFloat>?

  nonisolated init() {}

  /// A row is dragged aside: another one that lies open closes.
  fileprivate func adopt(_ swipes: RowSwipes, lying distance: Binding<CGFloat>) {
    if self.swipes !== swipes { close() }
    self.swipes = swipes
    self.distance = distance
  }

  private func close() {
    guard let swipes, swipes.openEdge != nil else { return }
    swipes.openEdge = nil
    withAnimation(RowSwipes.settling) { distance?.wrappedValue = 0 }
  }
}

extension EnvironmentValues {
  /// The open row of the list around; nil outside of lists.
  @Entry var openRow: OpenRow?

  /// Which side of the row around lies open; nil outside of rows with actions.
  @Entry fileprivate var rowSwipes: RowSwipes?
}

/// How an action beside a row looks: a capsule in its colour.
private struct SwipeActionStyle: PrimitiveButtonStyle {
  /// Rises when the action is run by dragging far.
  let fullSwipes: Int
  let close: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeAction(configuration: configuration, fullSwipes: fullSwipes, close: close)
  }
}

/// An action beside a row.
private struct SwipeAction: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let fullSwipes: Int
  let close: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .labelStyle(.iconOnly)
      .lineLimit(1)
      .foregroundStyle(.white)
      .padding(.horizontal, 14)
      .frame(minWidth: 44, maxHeight: .infinity)
      .background(
        configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint),
        in: .rect(cornerRadius: 8)
      )
      .contentShape(Rectangle())
      .dimmed(unless: isEnabled)
      .onTapGesture {
        run()
        close()
      }
      .onChange(of: fullSwipes) { if isEnabled { run() } }
  }

  /// What destroys takes its row away: that glides, as by the delete key.
  private func run() {
    guard configuration.role == .destructive else { return configuration.trigger() }
    withAnimation(ListBehavior.editing) { configuration.trigger() }
  }
}
