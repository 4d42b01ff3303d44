import Glissando

// Numbers of a specimen that its plot shows.

extension View {
  /// Draws the way of a number into the plot below the specimen.
  ///
  /// The number moves under the transaction of the place where this is written, as what stands
  /// beside it does. One without a name is alone in its plot; nil draws nothing.
  func probe(_ value: Double, _ name: String? = "") -> some View {
    modifier(Probe(value: value, target: value, name: name))
  }
}

/// Tells the log around what a number shows, frame by frame.
private struct Probe: ViewModifier, @MainActor Animatable {
  var value: Double
  let target: Double
  let name: String?
  @Environment(ProbeLog.self) private var log: ProbeLog?

  /// Finer than the value by a factor: a motion ends when it is nearer to its target than a hundredth
  /// of a point, which would show as a step where a value goes from 0 to 1.
  var animatableData: Double {
    get { value * Self.fineness }
    set { value = newValue / Self.fineness }
  }

  nonisolated private static let fineness = 100.0

  func body(content: Content) -> some View {
    content
      .onAppear { if let name { log?.introduce(name, value: value) } }
      .onChange(of: SIMD2(value, target)) {
        if let name { log?.note(name, value: value, target: target) }
      }
  }
}
