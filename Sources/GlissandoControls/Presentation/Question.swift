import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// A question with its answers; one that has none is answered by "OK".
nonisolated struct Question<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message
  let isPresented: Binding<Bool>
  /// Whether it can be left without an answer: by "Cancel", where no answer is that.
  var canBeLeft = false

  @MainActor var body: some View {
    VStack(spacing: 14) {
      title.font(.headline).multilineTextAlignment(.center)
      message.foregroundStyle(.secondary).multilineTextAlignment(.center)
      AnswerColumn(actions: actions, canBeLeft: canBeLeft)
        .environment(\.buttonStyle, AnyStyle(behaves: AnswerStyle()))
        .environment(
          \.popupDismissal,
          PopupDismissal { if isPresented.wrappedValue { isPresented.wrappedValue = false } })
    }
    .padding(20)
    .frame(width: 280)
  }
}

/// The answers to a question, one below the other.
private struct AnswerColumn<Actions: View>: View {
  let actions: Actions
  let canBeLeft: Bool
  /// Whether an answer cancels, which they say themselves.
  @State private var hasCancel = true

  var body: some View {
    VStack(spacing: 6) {
      Group(subviews: actions) { answers in
        answers
        if answers.isEmpty, !canBeLeft {
          Button("OK", role: .cancel) {}.keyboardShortcut(.defaultAction)
        }
      }
      .onPreferenceChange(CancelKey.self) { hasCancel = $0 }
      if canBeLeft, !hasCancel { Button("Cancel", role: .cancel) {} }
    }
  }
}

/// Whether an answer cancels.
private struct CancelKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// An answer: a button as wide as the question, which closes it.
nonisolated private struct AnswerStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    AnswerButton(configuration: configuration)
  }
}

private struct AnswerButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.popupDismissal) private var dismissal

  var body: some View {
    Button(role: configuration.role) {
      configuration.trigger()
      dismissal?.run()
    } label: {
      configuration.label.frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered)
    .keyboardShortcut(configuration.role == .cancel ? .cancelAction : nil)
    .preference(key: CancelKey.self, value: configuration.role == .cancel)
  }
}
