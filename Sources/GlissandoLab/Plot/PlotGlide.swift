import GlissandoMotion

/// How far each lane's curve, and their order, have come from change to change: at 2.25 a curve is a
/// quarter on its way from what it was after two changes to what it was after three.
///
/// It glides where a change does, and so do the curves; what changes without an animation, such as
/// a number that is dragged, is drawn in the same frame.
struct PlotGlide: Animatable, Hashable {
  /// By letters.
  private var curves = SIMD4<Double>.zero
  /// The number of the order from back to front.
  var order = 0.0

  /// The number of a lane's curve.
  subscript(letter: Lane.Letter) -> Double {
    get { curves[letter.rawValue] }
    set { curves[letter.rawValue] = newValue }
  }

  /// The numbers, which come to rest only when nobody could see the curves move.
  var animatableData: FineVector<AnimatablePair<Double, PlotPresence.Numbers>> {
    get { FineVector(AnimatablePair(order, curves.pairs)) }
    set { (order, curves) = (newValue.base.first, SIMD4(newValue.base.second)) }
  }
}
