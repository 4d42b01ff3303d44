/// What the curves of a plot were before, and in which order they were drawn, so that they can glide
/// from there.
@MainActor
struct PlotPast {
  private var curves: [Lane.Letter: PlotTrail<PlotContent.Curve>] = [:]
  private var orders: PlotTrail<[Lane.Letter]>

  /// A past of nothing but the present.
  ///
  /// - Parameter order: The letters from back to front.
  init(_ present: [PlotContent.Curve], order: [Lane.Letter]) {
    for curve in present { curves[curve.lane.id] = PlotTrail(curve) }
    orders = PlotTrail(order)
  }

  /// Adds what there is now.
  ///
  /// - Parameter known: The letters that were there just now: what was not glides from nowhere.
  mutating func add(
    _ present: [PlotContent.Curve], known: [Lane.Letter], order: [Lane.Letter]
  ) {
    for curve in present {
      let letter = curve.lane.id
      guard let before = curves[letter]?.last.lane else {
        curves[letter] = PlotTrail(curve)
        continue
      }
      if before.looks(like: curve.lane) {
        curves[letter]?.replaceLast(curve)
      } else if known.contains(letter) {
        curves[letter]?.add(curve)
      } else {
        curves[letter]?.restart(curve)
      }
    }
    if orders.last != order { orders.add(order) }
  }

  /// Where the glide goes to.
  var glide: PlotGlide {
    var glide = PlotGlide()
    for letter in Lane.Letter.allCases { glide[letter] = curves[letter]?.number ?? 0 }
    glide.order = orders.number
    return glide
  }

  /// What is shown of a lane's curve.
  func blend(of curve: PlotContent.Curve, at glide: PlotGlide) -> PlotBlend<PlotContent.Curve> {
    let letter = curve.lane.id
    return curves[letter]?.blend(at: glide[letter]) ?? PlotBlend(curve)
  }

  /// The order that is shown, from back to front.
  func order(at glide: PlotGlide) -> PlotBlend<[Lane.Letter]> { orders.blend(at: glide.order) }
}

extension PlottedLane {
  /// Whether another one's curves are the same.
  fileprivate func looks(like other: PlottedLane) -> Bool {
    setting == other.setting && initialVelocity == other.initialVelocity && ghost == other.ghost
  }
}
