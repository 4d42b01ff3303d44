/// One animation that runs, as a listing shows it.
public struct RunningAnimation: Sendable {
  /// What it moves.
  public let label: String
  /// What moves it.
  public let animation: Animation
  /// The components of the value from which it started.
  public let from: [Double]
  /// The components of the value to which it goes.
  public let to: [Double]
  /// Seconds since its start.
  public let elapsed: Double
  /// How much of its own interval is done: 0 at the start, 1 at the end, beyond in an overshoot.
  public let progress: Double
  /// The components of the velocity that it contributes, in units per second.
  public let velocity: [Double]
  /// The animation that it took over from; nil where it added or nothing ran.
  public let replaced: Animation?
}

extension RunningAnimation: CustomStringConvertible {
  /// All of it on one line.
  public var description: String {
    let replacement = replaced.map { ", replaced \($0)" } ?? ""
    return "\(label): \(animation) from \(from) to \(to), \(elapsed) s, progress \(progress), "
      + "velocity \(velocity)\(replacement)"
  }
}

extension LiveAnimations {
  /// Everything that runs, attribute by attribute, several animations of one in the order of their
  /// start.
  ///
  /// - Complexity: O(*n*) in the number of attributes; it allocates.
  package var running: [RunningAnimation] {
    attributes.filter(\.isRunning).flatMap { $0.listing(at: time) }
  }
}

extension LayerStack {
  func listing(label: String, at t: Double) -> [RunningAnimation] {
    layers.filter { !$0.law.isHold && !$0.hasEnded(at: t) }.map { layer in
      RunningAnimation(
        label: label, animation: layer.animation,
        from: VectorComponents.of(target - layer.interval), to: VectorComponents.of(target),
        elapsed: t - layer.start, progress: layer.progress(at: t),
        velocity: VectorComponents.of(layer.state(at: t).velocity), replaced: layer.law.replaced)
    }
  }
}

/// The numbers in a vector.
enum VectorComponents {
  /// All Doubles, Floats and CGFloats in a value, in the order of its fields.
  static func of<V: VectorArithmetic>(_ value: V) -> [Double] {
    var components: [Double] = []
    collect(value, into: &components)
    return components
  }

  private static func collect(_ value: Any, into components: inout [Double]) {
    if let number = value as? any BinaryFloatingPoint {
      components.append(Double(number))
    } else if let vector = value as? any SIMD {
      components += scalars(of: vector)
    } else {
      for child in Mirror(reflecting: value).children { collect(child.value, into: &components) }
    }
  }

  /// The numbers of a SIMD vector, whose mirror shows none.
  private static func scalars<V: SIMD>(of vector: V) -> [Double] {
    vector.indices.compactMap { index in
      (vector[index] as? any BinaryFloatingPoint).map { Double($0) }
    }
  }
}
