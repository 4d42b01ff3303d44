package import Glissando
package import GlissandoDeck

/// A slide at a step, in the points of its canvas.
///
/// All slides of a talk are states of one view: an element keeps its identity from step to step and
/// from slide to slide, so that it moves from whatever it is to whatever it becomes.
package struct SlideView: View {
  private let state: SlideState
  private let canvas: CGSize
  /// The order in which changed elements begin, and the seconds between them.
  private let stagger: SlideStagger

  /// A slide as it is after a step.
  package init(_ state: SlideState, canvas: CGSize, stagger: SlideStagger = .none) {
    self.state = state
    self.canvas = canvas
    self.stagger = stagger
  }

  /// The slide in the size of its canvas.
  package var body: some View {
    ZStack {
      PaintView(paint: state.ground)
        .zIndex(-2e6)
      PaintView(paint: state.background)
        .id(state.background)
        .transition(.opacity)
        .zIndex(-1e6 - 1)
      PartsView(
        arrangement: SlideArrangement(state.elements), parts: SlidePart.all(of: state.elements),
        stagger: stagger)
    }
    .frame(width: canvas.width, height: canvas.height)
    .clipped()
    // Plots and live scenes are seen on the slide, whatever the desktop's appearance is.
    .environment(\.colorScheme, state.background.colorScheme(over: state.ground))
  }
}

/// Elements in their places.
struct PartsView: View {
  let arrangement: SlideArrangement
  let parts: [SlidePart]
  let stagger: SlideStagger

  var body: some View {
    SlideLayout(arrangement: arrangement) {
      ForEach(parts) { PartView(part: $0, stagger: stagger) }
    }
  }
}

/// One element in its place, with how it comes and goes.
private struct PartView: View {
  let part: SlidePart
  let stagger: SlideStagger

  var body: some View {
    ElementView(element: part.element, stagger: stagger)
      .layoutValue(key: PartKey.self, value: part.id)
      .zIndex(part.z)
      .transition(part.element.properties.transition.transition)
      .transaction { transaction in
        let delay = stagger.delay(of: part)
        if delay > 0 { transaction.animation = transaction.animation?.delay(delay) }
      }
  }
}

/// The order in which the elements of a step begin.
package struct SlideStagger: Equatable {
  private var order: [String: Int]
  private var interval: Double

  /// All at once.
  package static let none = SlideStagger(order: [:], interval: 0)

  /// The elements that a step changes, each so many seconds after the one before it.
  package init(_ step: Step) {
    var order: [String: Int] = [:]
    for change in step.changes where order[change.target] == nil {
      order[change.target] = order.count
    }
    self.init(order: order, interval: step.stagger)
  }

  private init(order: [String: Int], interval: Double) {
    self.order = order
    self.interval = interval
  }

  /// The seconds by which an element begins later: by its own turn, else with what it lies in.
  func delay(of part: SlidePart) -> Double {
    guard interval > 0 else { return 0 }
    let turn = order[part.id] ?? part.owners.lazy.compactMap { order[$0] }.first
    return Double(turn ?? 0) * interval
  }
}
