import GlissandoMotion

/// How far each lane's curve, and their order, have come from change to change: at 2.25 a curve is a
/// quarter on its way from what it was after two changes to what it was after three.
///
/// It glides where a change does, and so do the curves; what changes without an animation, such as
/// a number that is dragged, is drawn in the same frame.
struct PlotGlide: Animatable, Hashable {
  private var a = 0.0
  private var b = 0.0
  private var c = 0.0
  private var d = 0.0
  /// The number of the order from back to front.
  var order = 0.0

  /// The number of a lane's curve.
  subscript(letter: Lane.Letter) -> Double {
    get {
      switch letter {
      case .a: a
      case .b: b
      case .c: c
      case .d: d
      }
    }
    set {
      switch letter {
      case .a: a = newValue
      case .b: b = newValue
      case .c: c = newValue
      case .d: d = newValue
      }
    }
  }

  typealias Pair = AnimatablePair<Double, Double>

  /// The numbers, which come to rest only when nobody could see the curves move.
  var animatableData: FineVector<AnimatablePair<Double, AnimatablePair<Pair, Pair>>> {
    get { FineVector(AnimatablePair(order, AnimatablePair(Pair(a, b), Pair(c, d)))) }
    set {
      order = newValue.base.first
      let curves = newValue.base.second
      (a, b) = (curves.first.first, curves.first.second)
      (c, d) = (curves.second.first, curves.second.second)
    }
  }
}
