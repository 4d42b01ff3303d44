import Synchronization

/// What tells a content from all others of the program, also from those that are gone.
///
/// Painters keep what they have drawn under it. The address of an object would not do: another one
/// gets it later.
package struct ContentIdentity: Hashable, Sendable {
  /// Above zero, and given once.
  package let number: UInt64

  private static let last = Atomic<UInt64>(0)

  /// An identity that nothing has yet.
  package init() {
    number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
