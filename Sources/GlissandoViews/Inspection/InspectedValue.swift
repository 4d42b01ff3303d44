package import GlissandoMotion

// Values that a program moves itself, as inspectors list them.

extension View {
  /// Lists a value that the program moves itself among what the inspector shows, under the name of
  /// this view, which shows it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - property: What of the view it is.
  ///   - time: The time on the value's clock at which this frame shows it.
  ///   - changed: Called after the inspector has changed what is to be seen.
  nonisolated package func inspected<Value: Animatable>(
    _ value: Animated<Value>, as property: String, at time: Double, changed: @escaping () -> Void
  ) -> some View {
    modifier(InspectedValue(value: value, property: property, time: time, changed: changed))
  }
}

/// A value that a view shows, and the time at which it does.
nonisolated private struct InspectedValue<Value: Animatable>: WholeModifier {
  let value: Animated<Value>
  let property: String
  let time: Double
  let changed: () -> Void

  @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    InspectedValueNode(self, context)
  }
}

/// Keeps the value among those that the window's animations show to inspectors.
private final class InspectedValueNode<Value: Animatable>: WholeModifierNode<
  InspectedValue<Value>
>
{
  override init(_ modifier: InspectedValue<Value>, _ context: NodeContext) {
    super.init(modifier, context)
    begin()
  }

  override func modifierChanged(from previous: InspectedValue<Value>) {
    if modifier.value !== previous.value {
      previous.value.endInspection()
      begin()
    }
    modifier.value.show(at: modifier.time)
  }

  private func begin() {
    modifier.value.beginInspection(
      in: tree.animations, label: modifier.property, owner: self, changed: modifier.changed)
    modifier.value.show(at: modifier.time)
  }

  override func willDestroy() {
    modifier.value.endInspection()
    super.willDestroy()
  }
}
