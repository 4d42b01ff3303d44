/// What a recorder has to know of a layer to find out what has become of it.
package struct LayerNote {
  let id: Int
  let animation: Animation
  let start: Double
  let end: Double
  let replaced: Animation?
  let isCustom: Bool
  let isFading: Bool
  /// Seconds of a run and of its repetition, for those that never end.
  let period: Double
}

/// Where a run began and where it goes, in the components of the value.
package struct MotionInterval: Equatable, Sendable {
  /// The components of the value from which it started.
  package let from: [Double]
  /// The components of the value to which it goes.
  package let to: [Double]

  /// From one value to another.
  package init(from: [Double], to: [Double]) {
    self.from = from
    self.to = to
  }
}

/// Where a value is and how fast.
package struct MotionComponents: Equatable, Sendable {
  /// The components of the value.
  package var value: [Double] = []
  /// The components of its velocity, in units per second.
  package var velocity: [Double] = []
}

extension LayerStack {
  /// The layers that are animations, in the order of their start.
  func layerNotes() -> [LayerNote] {
    layers.filter { !$0.law.isHold }.map { layer in
      LayerNote(
        id: layer.id, animation: layer.animation, start: layer.start, end: layer.end,
        replaced: layer.law.replaced, isCustom: layer.run != nil, isFading: layer.fade != nil,
        period: layer.law.kernel.period)
    }
  }

  func interval(ofLayer id: Int) -> MotionInterval? {
    guard let layer = layers.first(where: { $0.id == id }) else { return nil }
    return MotionInterval(
      from: VectorComponents.of(target - layer.interval), to: VectorComponents.of(target))
  }

  func progress(ofLayer id: Int, at t: Double) -> Double? {
    guard let layer = layers.first(where: { $0.id == id }) else { return nil }
    return layer.progress(at: t)
  }

  func components(at t: Double) -> MotionComponents {
    MotionComponents(
      value: VectorComponents.of(shown(at: t)), velocity: VectorComponents.of(velocity(at: t)))
  }
}

extension MotionKernel {
  /// How long it takes to do what it then does again: two passes of a repetition, one time there and
  /// back, or, of what swings without an end, four swings.
  var period: Double {
    switch leaf {
    case .factors(let motion) where motion.pass != nil: 2 * firstPass.duration
    case .spring(let solution, _) where solution.frequency > 0:
      4 * 2 * .pi / (solution.frequency * speed)
    default: 2
    }
  }
}
