import Foundation
import GlissandoCompatibility
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Recognizers of the older kind on views.
@MainActor
@Suite("Represented recognizers")
struct RecognizerTests {
  @MainActor
  private final class Log {
    var states: [UIGestureRecognizer.State] = []
    var ways: [CGPoint] = []
    var local: CGPoint?
    var named: CGPoint?
    var made = 0
    nonisolated init() {}
  }

  private struct Pan: UIGestureRecognizerRepresentable {
    let log: Log
    var isEnabled = true
    var isOnlyAcross = false

    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
      let isOnlyAcross: Bool
      init(isOnlyAcross: Bool) { self.isOnlyAcross = isOnlyAcross }

      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isOnlyAcross, let pan = recognizer as? UIPanGestureRecognizer else { return true }
        let way = pan.translation(in: pan.view)
        return abs(way.x) > abs(way.y)
      }
    }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
      Coordinator(isOnlyAcross: isOnlyAcross)
    }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      log.made += 1
      let pan = UIPanGestureRecognizer()
      pan.delegate = context.coordinator
      return pan
    }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      recognizer.isEnabled = isEnabled
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      log.states.append(recognizer.state)
      log.ways.append(recognizer.translation(in: recognizer.view))
      log.local = context.converter.localLocation
      log.named = context.converter.location(in: .named("page"))
    }
  }

  private struct Tap: UIGestureRecognizerRepresentable {
    let log: Log
    func makeUIGestureRecognizer(context: Context) -> some UITapGestureRecognizer {
      UITapGestureRecognizer()
    }
    func handleUIGestureRecognizerAction(
      _ recognizer: UIGestureRecognizerType, context: Context
    ) {
      log.states.append(recognizer.state)
      log.local = context.converter.localLocation
    }
  }

  private func stage(_ pan: Pan) -> Stage {
    Stage(width: 200, height: 200) {
      Color.blue.frame(width: 100, height: 100).gesture(pan)
        .frame(width: 200, height: 200)
        .coordinateSpace(.named("page"))
    }
  }

  @Test("A drag begins, goes on and ends, and says how far it went and where it is")
  func pan() {
    let log = Log()
    let stage = stage(Pan(log: log))
    stage.drag(from: CGPoint(x: 80, y: 80), to: CGPoint(x: 120, y: 110))
    #expect(log.states.first == .began && log.states.last == .ended)
    #expect(log.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    #expect(log.ways.last == CGPoint(x: 40, y: 30))
    #expect(log.local == CGPoint(x: 70, y: 60))
    #expect(log.named == CGPoint(x: 120, y: 110))
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 60, y: 100))
    #expect(log.states.filter { $0 == .began }.count == 2)
    #expect(log.ways.last == CGPoint(x: -40, y: 0))
    #expect(log.made == 1)
  }

  @Test("A drag that the delegate does not want is told to nobody, and the next one is")
  func refused() {
    let log = Log()
    let stage = stage(Pan(log: log, isOnlyAcross: true))
    stage.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 130))
    #expect(log.states.isEmpty)
    stage.drag(from: CGPoint(x: 80, y: 100), to: CGPoint(x: 130, y: 100))
    #expect(log.states.first == .began && log.states.last == .ended)
  }

  @Test("A recognizer that is switched off notices nothing")
  func disabled() {
    let log = Log()
    let stage = stage(Pan(log: log, isEnabled: false))
    stage.drag(from: CGPoint(x: 80, y: 80), to: CGPoint(x: 120, y: 110))
    #expect(log.states.isEmpty)
  }

  @Test("A tap has ended where it was")
  func tap() {
    let log = Log()
    let stage = Stage(width: 200, height: 200) {
      Color.blue.frame(width: 100, height: 100).gesture(Tap(log: log))
    }
    stage.tap(at: CGPoint(x: 60, y: 140))
    #expect(log.states == [.ended])
    #expect(log.local == CGPoint(x: 10, y: 90))
  }

  @Test("What lies beside a shape is none of its recognizer's")
  func besideShape() {
    let log = Log()
    let stage = Stage(width: 200, height: 200) {
      Circle().frame(width: 100, height: 100).gesture(Tap(log: log))
    }
    stage.tap(at: CGPoint(x: 54, y: 54))
    #expect(log.states.isEmpty)
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.states == [.ended])
  }

  private struct Pinch: UIGestureRecognizerRepresentable {
    let steps: (CGFloat) -> Void
    func makeUIGestureRecognizer(context: Context) -> UIPinchGestureRecognizer {
      UIPinchGestureRecognizer()
    }
    func handleUIGestureRecognizerAction(
      _ recognizer: UIPinchGestureRecognizer, context: Context
    ) {
      #expect(recognizer.numberOfTouches == 2)
      steps(recognizer.scale)
      recognizer.scale = 1
    }
  }

  @Test("A pinch whose scale is taken back after each step tells steps, and each pinch anew")
  func pinch() {
    var product: CGFloat = 1
    let stage = Stage(width: 200, height: 200) {
      Color.blue.gesture(Pinch { product *= $0 })
    }
    for _ in 0..<2 {
      product = 1
      stage.pinch(at: CGPoint(x: 100, y: 100), scale: 3)
      #expect(abs(product - 3) < 0.001)
    }
  }

  private struct Press: UIGestureRecognizerRepresentable {
    let log: Log
    func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer {
      UILongPressGestureRecognizer()
    }
    func handleUIGestureRecognizerAction(
      _ recognizer: UILongPressGestureRecognizer, context: Context
    ) {
      log.states.append(recognizer.state)
      log.local = context.converter.localLocation
    }
  }

  @Test("A long press begins after its time, where it is, and ends with the release")
  func longPress() {
    let log = Log()
    let stage = Stage(width: 200, height: 200) {
      Color.blue.frame(width: 100, height: 100).gesture(Press(log: log))
    }
    stage.press(at: CGPoint(x: 60, y: 140))
    stage.advance(by: 0.4)
    #expect(log.states.isEmpty)
    stage.advance(by: 0.2)
    #expect(log.states.first == .began && log.local == CGPoint(x: 10, y: 90))
    stage.release()
    #expect(log.states.last == .ended)
    #expect(log.states.filter { $0 == .began || $0 == .ended }.count == 2)
  }

  private struct Unnoticed<Recognizer: UIGestureRecognizer>: UIGestureRecognizerRepresentable {
    let make: () -> Recognizer
    let log: Log
    func makeUIGestureRecognizer(context: Context) -> Recognizer { make() }
    func handleUIGestureRecognizerAction(_ recognizer: Recognizer, context: Context) {
      log.states.append(recognizer.state)
    }
  }

  @Test("What notices nothing here says so once, and takes no tap or drag from the views around")
  func unnoticed() {
    final class Turn: UIGestureRecognizer {}
    func check<R: UIGestureRecognizer>(_ make: @escaping () -> R) {
      let log = Log()
      var taps = 0
      let warnings = ViewWarning.collecting {
        let stage = Stage(width: 200, height: 200) {
          Color.blue.gesture(Unnoticed(make: make, log: log)).onTapGesture { taps += 1 }
        }
        stage.tap(at: CGPoint(x: 100, y: 100))
        stage.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 100))
      }
      #expect(taps == 1 && log.states.isEmpty)
      #expect(warnings.contains { $0.contains("notices nothing") })
    }
    check { Turn() }
    check {
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      return pan
    }
  }
}
