/// A value that views hand to those around them.
///
/// The values of several views inside are put together by `reduce`, in the order of the views.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view inside sets one.
  static var defaultValue: Value { get }
  /// Adds the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}
