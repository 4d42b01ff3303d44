import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// The surface of what stands by itself: a sheet, a question, a cover.
///
/// A sheet with detents lies at the lower edge of the window and is dragged from there. Its views are
/// the same ones as without: what a sheet says of itself is known only when they are there.
struct PresentedPanel: View {
  let popup: Popup
  /// What the popup shows now: the popup itself stays the same.
  let content: AnyView
  let traits: SheetTraits
  let isOpen: Bool
  /// Whether it rises from the lower edge, and whether it has begun to.
  let rises: Bool
  let hasRisen: Bool
  /// The size of the window.
  let room: CGSize
  /// The height that people have chosen, where no program knows of it.
  @Binding var chosen: PresentationDetent?
  /// The way of the pointer that drags it, in points.
  @GestureState private var pull: CGFloat?
  @Environment(\.displayScale) private var scale

  /// The most that a sheet at the lower edge is wide, in points.
  private static let greatestWidth: CGFloat = 640
  private static let radius: CGFloat = 14

  private var fillsWindow: Bool { popup.side == .cover }

  private var heights: SheetHeights {
    SheetHeights(traits, chosen: chosen, room: room.height)
  }

  private var place: SheetPlace {
    guard rises else { return SheetPlace(height: 0) }
    if let pull { return heights.place(pulledBy: pull) }
    return SheetPlace(height: heights.resting, hasRisen: hasRisen)
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: fillsWindow ? 0 : traits.cornerRadius ?? Self.radius)
  }

  var body: some View {
    let place = place
    surface
      .scaleEffect(comes && !fillsWindow ? 0.95 : 1)
      .offset(y: comes && popup.side == .sheet ? 40 : 0)
      .animation(rises ? nil : ControlMetrics.press, value: isOpen)
      // It goes on below the edge of the window, where a spring may lift it for a moment.
      .frame(height: rises ? place.height + SheetPlace.give : nil)
      .padding(.bottom, rises ? -SheetPlace.give : 0)
      .offset(y: rises ? (place.hasRisen || popup.movesLess ? place.drop : place.height) : 0)
      .animation(moves ? SheetPlace.motion : nil, value: place)
      .frame(
        width: rises ? room.width : nil, height: rises ? room.height : nil, alignment: .bottom
      )
      // It was never seen where it is until it says how high it is.
      .transaction(value: rises) { $0.animation = nil }
      .containerMotion()
  }

  /// Whether it is about to come from a little below, and grow.
  private var comes: Bool { !isOpen && !rises && !popup.movesLess }

  /// Whether it goes where it is to be by itself: it neither is held, nor is it there for the first time.
  private var moves: Bool { rises && hasRisen && pull == nil && !popup.standsStill }

  private var surface: some View {
    let fills = fillsWindow || rises
    return OneElement(content.spared(keepingFrames: rises))
      .frame(
        minWidth: 240, maxWidth: fills ? .infinity : nil, minHeight: 80,
        maxHeight: fills ? .infinity : nil
      )
      .padding(.bottom, rises ? SheetPlace.give : 0)
      .frame(maxWidth: rises ? Self.greatestWidth : nil)
      .clipShape(shape)
      .backgroundPreferenceValue(SheetGroundKey.self) { ground($0) }
      .overlay(alignment: .top) { handle }
      .contentShape(Rectangle())
      .gesture(dragging, including: rises ? .all : .subviews)
  }

  private func ground(_ ground: AnyView?) -> some View {
    ZStack {
      if let ground {
        ground.clipShape(shape)
      } else {
        shape.fill(.background)
          .shadow(color: Color(white: 0, opacity: fillsWindow ? 0 : 0.3), radius: 24, y: 10)
      }
      shape.strokeBorder(
        ControlColors.border.opacity(fillsWindow ? 0 : 0.12),
        lineWidth: ControlMetrics.hairline(scale))
    }
    // It is the panel's, not that of a button which is all that there is in it.
    .withoutGround()
  }

  @ViewBuilder private var handle: some View {
    let isUseful = (traits.detents?.count ?? 0) > 1
    if rises, traits.dragIndicator == .visible || (traits.dragIndicator == .automatic && isUseful) {
      Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 6)
        .allowsHitTesting(false)
    }
  }

  private var dragging: some Gesture {
    DragGesture(minimumDistance: 6, coordinateSpace: .global)
      .updating($pull) { value, pull, transaction in
        pull = value.translation.height
        transaction.isContinuous = true
        transaction.tracksVelocity = true
      }
      .onEnded { value in
        let height = heights.resting - value.predictedEndTranslation.height
        guard let detent = heights.detent(thrownTo: height) else { return popup.dismiss() }
        chosen = detent
        traits.selection?.select(detent)
      }
  }
}
