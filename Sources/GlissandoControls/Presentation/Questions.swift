import GlissandoMotion
import GlissandoViews

// What alerts and confirmation dialogs have in common: a question, and answers.

extension View {
  /// Asks about a value on a surface above the window, while there is one.
  nonisolated func asking<Actions: View, Message: View, T>(
    _ side: PopupSide, _ title: Text?, isPresented: Binding<Bool>, presenting data: T?,
    actions: @escaping (T) -> Actions, message: @escaping (T) -> Message
  ) -> some View {
    let isShown = Binding(
      get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 })
    return modifier(
      Presentation(isPresented: isShown, side: side, onDismiss: nil) {
        if let data {
          Question(
            title: title, actions: actions(data), message: message(data), isPresented: isPresented,
            canBeLeft: side == .sheet)
        }
      })
  }
}
