import SwiftUI
import UIKit

/// A drag by a recognizer of the system's own, which lets lists go on when it is not sideways.
struct SidewaysPan: UIGestureRecognizerRepresentable {
  struct Value {
    var translation: CGSize
    var velocity: CGSize
  }

  var onChange: (Value) -> Void
  var onEnd: (Value) -> Void

  final class Coordinator: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
      let velocity = pan.velocity(in: pan.view)
      return abs(velocity.x) > abs(velocity.y)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      true
    }
  }

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    pan.delegate = context.coordinator
    return pan
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    let way = recognizer.translation(in: recognizer.view)
    let speed = recognizer.velocity(in: recognizer.view)
    let value = Value(
      translation: CGSize(width: way.x, height: way.y),
      velocity: CGSize(width: speed.x, height: speed.y))
    switch recognizer.state {
    case .began, .changed: onChange(value)
    default: onEnd(value)
    }
  }
}

/// A window through whose ground everything behind it can be reached.
private final class SeeThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), let root = rootViewController?.view else {
      return nil
    }
    return hit == root ? nil : hit
  }
}

struct PanOfTheSystem: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(.teal.gradient)
      .frame(width: 220, height: 80)
      .offset(x: offset)
      .gesture(
        SidewaysPan {
          offset = $0.translation.width
        } onEnd: { value in
          withAnimation(.bouncy) { offset = 0 }
        }
      )
      .onAppear {
        let width = "Swipe".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        UIView.animate(withDuration: 0.4) {
          offset = width
        } completion: { _ in
          offset = 0
        }
      }
  }
}
