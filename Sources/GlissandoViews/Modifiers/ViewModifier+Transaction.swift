public import GlissandoMotion

extension ViewModifier {
  /// The modifier with an animation for everything that it adds, and for nothing of its content.
  ///
  /// It works also where the transaction has no animation; nil stops motion of what is added. A
  /// transaction that disables animations is left alone.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// The modifier with a changed transaction for everything that it adds, and for nothing of its
  /// content.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    ModifierTransaction(modifier: self, transform: transform)
  }
}

/// A modifier under a transaction of its own.
@usableFromInline
nonisolated struct ModifierTransaction<Inner: ViewModifier>: ViewModifier {
  let modifier: Inner
  let transform: (inout Transaction) -> Void

  @usableFromInline @MainActor func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(modifier) }
  }
}
