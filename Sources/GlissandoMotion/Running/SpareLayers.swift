/// Layers that have ended, to be used again.
///
/// Asking for memory would be a third of the time in which a curve or a custom animation is added.
struct SpareLayers {
  /// The most that are kept, with half a kilobyte each; what is beyond is asked for again.
  private static let limit = 16_384

  private var layers: [MotionLayer<Lanes>] = []

  /// Keeps the layers of a stack that have ended, without what they keep alive; the stack drops them.
  mutating func keepEnded(of stack: LayerStack<Lanes>, at t: Double) {
    for layer in stack.layers where layers.count < Self.limit && layer.hasEnded(at: t) {
      layer.forget()
      layers.append(layer)
    }
  }

  /// A layer for a curve or a custom animation that is added to what runs.
  ///
  /// `kernel` is nil where a runner moves it.
  @inline(__always)
  mutating func layer(
    id: Int, animation: Animation, start: Double, end: Double, kernel: MotionKernel? = nil,
    runner: MotionRunner<Lanes>? = nil, distance: Lanes = .zero
  ) -> MotionLayer<Lanes> {
    guard let layer = layers.popLast() else {
      return MotionLayer(
        id: id, animation: animation, start: start, vanishes: end, logicalTime: end,
        kernel: kernel ?? .settled, runner: runner, distance: distance, velocity: .zero)
    }
    layer.begin(
      id: id, animation: animation, start: start, end: end, kernel: kernel, runner: runner,
      distance: distance)
    return layer
  }
}
