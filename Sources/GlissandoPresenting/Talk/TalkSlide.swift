import Glissando
import GlissandoDeck

/// The slide of the moment with what is drawn on it, as large as it is given room, and under the
/// speaker's tools.
///
/// The audience's window and the speaker's show the same, and in both the tools can be used.
struct TalkSlide: View {
  let model: TalkModel
  let state: SlideState
  /// Points of the window per point of the canvas.
  let scale: Double
  /// Whether what is alive on the slide can be played with: only the audience's slide is.
  var isLive = true

  var body: some View {
    let canvas = model.deck.canvas
    let (tool, pointer) = (model.tools.inHand, model.tools.pointer)
    ZStack {
      SlideView(state, canvas: canvas, stagger: model.stagger)
        // A pen draws over what is alive.
        .allowsHitTesting(isLive && tool != .pen)
      InkLayer(strokes: model.strokes)
    }
    .modifier(Magnifier(canvas: canvas, point: tool == .magnifier ? pointer : nil))
    .overlay {
      if tool == .light, let pointer {
        PointerLight(center: pointer, radius: canvas.height * 0.14).transition(.opacity)
      }
    }
    .frame(width: canvas.width, height: canvas.height)
    .clipped()
    .scaleEffect(scale, anchor: .topLeading)
    .opensGrown(by: scale)
    .frame(width: canvas.width * scale, height: canvas.height * scale, alignment: .topLeading)
    .contentShape(Rectangle())
    .onContinuousHover { phase in
      if case .active(let point) = phase {
        model.movePointer(to: onCanvas(point))
      } else {
        model.movePointer(to: nil)
      }
    }
    .gesture(drawing, including: tool == .pen ? .all : .subviews)
  }

  private func onCanvas(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x / scale, y: point.y / scale)
  }

  private var drawing: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { model.draw(to: onCanvas($0.location)) }
      .onEnded { _ in model.endStroke() }
      .onCancelled { _ in model.endStroke() }
  }
}

/// Shows what is about a point larger; the point itself stays where it is.
private struct Magnifier: ViewModifier {
  let canvas: CGSize
  /// In points of the canvas; nil shows everything as it is.
  let point: CGPoint?

  /// How many times larger.
  private static let factor = 2.2

  func body(content: Content) -> some View {
    let shift = Self.factor - 1
    content
      .scaleEffect(point == nil ? 1 : Self.factor)
      .offset(
        x: point.map { (canvas.width / 2 - $0.x) * shift } ?? 0,
        y: point.map { (canvas.height / 2 - $0.y) * shift } ?? 0)
  }
}
