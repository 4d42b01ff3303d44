import GlissandoMotion

/// A question in the older spelling: a title, an explanation and one or two answers.
public struct Alert {
  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let answers: [Button]

  /// Makes a question with one answer; nil is "OK".
  nonisolated public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    answers = [dismissButton ?? .default(Text("OK"))]
  }

  /// Makes a question with two answers.
  nonisolated public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    answers = [primaryButton, secondaryButton]
  }

  /// An answer.
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: (@MainActor () -> Void)?

    /// An answer like any other.
    nonisolated public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// An answer that changes nothing.
    nonisolated public static func cancel(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// An answer that changes nothing.
    nonisolated public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// An answer that destroys something.
    nonisolated public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// A choice in the older spelling: a title, an explanation and answers.
public struct ActionSheet {
  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let answers: [Alert.Button]

  /// Makes a choice.
  nonisolated public init(
    title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]
  ) {
    self.title = title
    self.message = message
    answers = buttons
  }

  /// An answer.
  public typealias Button = Alert.Button
}

/// The answers of a question in the older spelling.
private struct Answers: View {
  let answers: [Alert.Button]

  var body: some View {
    ForEach(Array(answers.enumerated()), id: \.offset) { _, answer in
      Button(role: answer.role) {
        answer.action?()
      } label: {
        answer.label
      }
    }
  }
}

extension View {
  /// Asks a question while a binding says so; the older spelling.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(
      Presentation(isPresented: isPresented, side: .alert, onDismiss: nil) {
        let alert = content()
        OldQuestion(
          title: alert.title, message: alert.message, answers: alert.answers,
          isPresented: isPresented)
      })
  }

  /// Asks a question about an item while there is one; the older spelling.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      ItemPresentation(item: item, side: .alert, onDismiss: nil) { value in
        let alert = content(value)
        return OldQuestion(
          title: alert.title, message: alert.message, answers: alert.answers,
          isPresented: item.isThere())
      })
  }

  /// Asks what is to be done while a binding says so; the older spelling.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      Presentation(isPresented: isPresented, side: .sheet, onDismiss: nil) {
        let sheet = content()
        OldQuestion(
          title: sheet.title, message: sheet.message, answers: sheet.answers,
          isPresented: isPresented)
      })
  }

  /// Asks what is to be done with an item while there is one; the older spelling.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      ItemPresentation(item: item, side: .sheet, onDismiss: nil) { value in
        let sheet = content(value)
        return OldQuestion(
          title: sheet.title, message: sheet.message, answers: sheet.answers,
          isPresented: item.isThere())
      })
  }
}

/// A question in the older spelling, with or without an explanation.
nonisolated private struct OldQuestion: View {
  let title: Text
  let message: Text?
  let answers: [Alert.Button]
  let isPresented: Binding<Bool>

  @MainActor var body: some View {
    if let message {
      Question(
        title: title, actions: Answers(answers: answers), message: message,
        isPresented: isPresented)
    } else {
      Question(
        title: title, actions: Answers(answers: answers), message: EmptyView(),
        isPresented: isPresented)
    }
  }
}

extension Binding {
  /// Whether there is an item; writing false takes it away.
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
