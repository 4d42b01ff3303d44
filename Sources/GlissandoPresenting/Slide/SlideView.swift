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
      SlideLayout {
        ForEach(state.elements.filter(\.properties.isShown)) { element in
          PlacedElement(element: element, stagger: stagger)
        }
      }
    }
    .frame(width: canvas.width, height: canvas.height)
    .clipped()
    // Plots and live scenes are seen on the slide, whatever the desktop's appearance is.
    .environment(\.colorScheme, state.background.colorScheme(over: state.ground))
  }
}

/// One element in its place, with how it comes and goes.
private struct PlacedElement: View {
  let element: SlideState.Element
  let stagger: SlideStagger

  var body: some View {
    ElementView(element: element)
      .layoutValue(key: PlaceKey.self, value: element.properties.place)
      .zIndex(element.properties.z)
      .transition(element.properties.transition.transition)
      .transaction { transaction in
        let delay = stagger.delay(of: element.id)
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

  /// The seconds by which an element begins later.
  package func delay(of id: String) -> Double { Double(order[id] ?? 0) * interval }
}
