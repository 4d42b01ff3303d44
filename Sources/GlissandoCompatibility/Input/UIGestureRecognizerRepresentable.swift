public import Foundation
import GlissandoControls
import GlissandoMotion
public import GlissandoViews

// Recognizers of the older kind on views.

/// What a represented recognizer is told of where it is.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What the recognizer tells its program by.
  public let coordinator: Representable.Coordinator
  /// Takes places to the coordinates of the views around.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A recognizer of the older kind on a view.
///
/// SwiftUI: those that notice drags of one finger, taps, long presses and pinches notice them; one of another
/// kind notices nothing, and a warning says so. Properties such as `@Environment` are not filled.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The kind of recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What the recognizer tells its program by.
  associatedtype Coordinator = Void
  /// What the recognizer is told of where it is.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Takes places to the coordinates of the views around.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// Makes the recognizer.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the recognizer up to date.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Is told that the gesture has come further.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what the recognizer tells its program by.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension View {
  /// Adds a recognizer of the older kind; gestures of the views inside come first, unless its delegate
  /// lets both go on.
  nonisolated public func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable
  ) -> some View {
    modifier(RecognizerModifier(representable: representable))
  }
}

/// Takes places of a gesture to the coordinates of the view that it is on, and of those around.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let place: RecognizedPlace

  private func local(_ point: CGPoint) -> CGPoint {
    let origin = place.proxy?.frame(in: .global).origin ?? .zero
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Where the gesture is, in the view's own points.
  public var localLocation: CGPoint { local(place.recognizer?.location(in: nil) ?? .zero) }
  /// How far it has moved, in the view's own points; nil where it is none that moves.
  public var localTranslation: CGPoint? { pan?.translation(in: nil) }
  /// How fast it moves, in the view's own points per second; nil where it is none that moves.
  public var localVelocity: CGPoint? { pan?.velocity(in: nil) }

  private var pan: UIPanGestureRecognizer? { place.recognizer as? UIPanGestureRecognizer }

  /// Takes a point of the window to the view's own coordinates.
  public func convert(globalPoint: CGPoint) -> CGPoint { local(globalPoint) }

  /// Takes a point of the window to the coordinates of a view around.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    convert(localPoint: local(globalPoint), to: coordinateSpace)
  }

  /// Takes a point of the view to the coordinates of a view around.
  public func convert(
    localPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    let origin = place.proxy?.frame(in: coordinateSpace).origin ?? .zero
    return CGPoint(x: localPoint.x + origin.x, y: localPoint.y + origin.y)
  }

  /// Where the gesture is, in the coordinates of a view around.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(localPoint: localLocation, to: coordinateSpace)
  }

  /// How far it has moved, in the coordinates of a view around; nil where it is none that moves.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localTranslation
  }

  /// How fast it moves, in the coordinates of a view around; nil where it is none that moves.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localVelocity
  }
}

/// Where a recognizer is: its view, and the recognizer itself.
@MainActor
final class RecognizedPlace {
  var proxy: GeometryProxy?
  weak var recognizer: UIGestureRecognizer?
  nonisolated init() {}
}
