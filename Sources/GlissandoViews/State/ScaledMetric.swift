public import GlissandoDrawing
import GlissandoMotion

/// A number that grows with the size of text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  @Environment(\.textScale) private var scale

  /// Makes a number that is as given in the default size of text.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// Makes a number that grows like a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The number for the size of text around.
  public var wrappedValue: Value { base * Value(scale) }
}
