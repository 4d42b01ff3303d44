import GlissandoMotion
package import GlissandoViews

// Makes a control of a view whose gestures and keys change a value.

extension View {
  /// Makes the view a control for a value that gestures and keys of its own change.
  ///
  /// What is inside reads from ``EnvironmentValues/controlInteraction`` whether the pointer is on it
  /// and whether it shows that it has the keyboard.
  ///
  /// - Parameters:
  ///   - name: What it is called, where no label inside says so.
  ///   - value: What it is set to, for those who do not see it.
  ///   - range: The number that it is set to, for those who set it without pointer and keys.
  ///   - setNumber: Sets that number, which is within its bounds.
  ///   - handleKey: Handles a key while the control has the keyboard; answers whether it did.
  nonisolated package func adjustable(
    name: String? = nil, value: String, range: AccessibleRange? = nil,
    setNumber: (@MainActor (Double) -> Void)? = nil,
    handleKey: @escaping @MainActor (KeyPress) -> Bool
  ) -> some View {
    modifier(
      ControlModifier(
        description: AccessibleDescription(.slider, value: value, range: range), name: name,
        focus: .edit,
        handleKey: handleKey, setNumber: setNumber))
  }
}
