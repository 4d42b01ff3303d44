import GlissandoMotion
package import GlissandoViews

extension View {
  /// Makes the view a control for a value that gestures and keys of its own change.
  ///
  /// What is inside reads from ``EnvironmentValues/controlInteraction`` whether the pointer is on it
  /// and whether it shows that it has the keyboard.
  ///
  /// - Parameters:
  ///   - value: What it is set to, for those who do not see it.
  ///   - handleKey: Handles a key while the control has the keyboard; answers whether it did.
  nonisolated package func adjustable(
    value: String, handleKey: @escaping @MainActor (KeyPress) -> Bool
  ) -> some View {
    modifier(
      ControlModifier(
        description: ControlDescription(.slider, value: value), focus: .edit,
        handleKey: handleKey))
  }
}
