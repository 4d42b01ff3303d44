/// A persistent spring without modifiers and without a blend, as numbers: two are compared without
/// counting references.
struct PlainSpring: Equatable {
  let spring: PersistentSpring
  /// The default animation equals only itself.
  let isSystem: Bool
}

extension AnimationStorage {
  /// The spring that the animation is, if it is one and nothing else.
  var plainSpring: PlainSpring? {
    switch self {
    case .system: PlainSpring(spring: Self.systemSpring, isSystem: true)
    case .spring(let spring) where spring.blendDuration <= 0:
      PlainSpring(spring: spring, isSystem: false)
    default: nil
    }
  }
}

extension Transaction {
  /// The spring that moves the change, if it is one and nothing else.
  ///
  /// Never inlined: here the animation is borrowed, which the code around it could not do.
  @inline(never)
  borrowing func plainSpring() -> PlainSpring? { animation?.storage.plainSpring }
}
