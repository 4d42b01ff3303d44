public import Foundation
import GlissandoMotion

// Modifiers that add gestures to a view.

/// Which gestures a gesture modifier lets through.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a mask from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither the added gesture nor those of the views inside.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds a gesture; those of the views inside come first.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .afterContent, mask: mask))
  }

  /// Adds a gesture that can be switched off.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that has a name and can be switched off.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that comes before those of the views inside, and can be switched off.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that goes on side by side with those of the views inside, and can be switched
  /// off.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that comes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .beforeContent, mask: mask))
  }

  /// Adds a gesture that goes on side by side with those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .withContent, mask: mask))
  }

  /// Runs an action when the view is tapped (clicked) `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Runs an action when the view is tapped (clicked) `count` times, given the place.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
}

/// The order in which an added gesture and those of the views inside are asked.
package enum GesturePrecedence {
  case afterContent, beforeContent, withContent
}

@usableFromInline
nonisolated struct GestureModifier<G: Gesture>: PrimitiveModifier {
  let gesture: G
  let precedence: GesturePrecedence
  let mask: GestureMask

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    GestureNode(self, context)
  }
}

/// A view with a gesture: takes part in presses on anything inside.
final class GestureNode<G: Gesture>: InputNode<GestureModifier<G>>, GestureContestant {
  /// What recognises the gesture; nil until it is first needed.
  private var part: GesturePart<G.Value>?
  private var space: GestureSpace?

  var precedence: GesturePrecedence { modifier.precedence }
  var mask: GestureMask {
    environment.isEnabled ? modifier.mask : modifier.mask.subtracting(.gesture)
  }

  override func modifierChanged(from previous: GestureModifier<G>) {
    part?.adopt(modifier.gesture)
  }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    inspector.operable(
      AccessibleDescription(.gesture), isEnabled: mask.contains(.gesture), identity: serial,
      frame: shownFrame, place)
    super.inspect(place, inspector)
  }

  var standing: GestureStanding { part?.phase.standing ?? .failed }
  var isGoingOn: Bool { part?.phase.isGoingOn ?? false }
  var deadline: Double? { part?.deadline }
  var hasRested: Bool { part?.hasRested ?? false }
  var yieldsToRest: Bool { part?.yieldsToRest ?? false }

  private var madePart: GesturePart<G.Value> {
    if let part { return part }
    let made = GesturePart(modifier.gesture)
    part = made
    return made
  }

  var takesPinches: Bool { madePart.takesPinches }

  func begin() {
    space = gestureSpace
    madePart.reset()
  }

  func track(_ pinch: PinchEvent) { if let space { part?.track(pinch, space) } }
  func track(_ event: PointerEvent) { if let space { part?.track(event, space) } }
  func expire() { if let space { part?.expire(until: .infinity, space) } }
  func deliver() { part?.deliver() }
  func announce() { part?.announce() }
  func cancel() { part?.cancel() }

  func end() {
    part?.reset()
    space = nil
  }

  override func willDestroy() {
    cancel()
    super.willDestroy()
  }
}
