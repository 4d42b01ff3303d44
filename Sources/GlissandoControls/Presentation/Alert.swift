import GlissandoMotion
public import GlissandoViews

/// A question in the older spelling: a title, an explanation and one or two answers.
public struct Alert {
  fileprivate let question: OldQuestion

  /// Makes a question with one answer; nil is "OK".
  nonisolated public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    question = OldQuestion(
      title: title, message: message, answers: [dismissButton ?? .default(Text("OK"))])
  }

  /// Makes a question with two answers.
  nonisolated public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    question = OldQuestion(
      title: title, message: message, answers: [primaryButton, secondaryButton])
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
  fileprivate let question: OldQuestion

  /// Makes a choice.
  nonisolated public init(
    title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]
  ) {
    question = OldQuestion(title: title, message: message, answers: buttons)
  }

  /// An answer.
  public typealias Button = Alert.Button
}

/// The answers of a question in the older spelling.
nonisolated private struct Answers: View {
  let answers: [Alert.Button]

  @MainActor var body: some View {
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
    asking(.alert, isPresented: isPresented) { content().question }
  }

  /// Asks a question about an item while there is one; the older spelling.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    asking(.alert, item: item) { content($0).question }
  }

  /// Asks what is to be done while a binding says so; the older spelling.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    asking(.sheet, isPresented: isPresented) { content().question }
  }

  /// Asks what is to be done with an item while there is one; the older spelling.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    asking(.sheet, item: item) { content($0).question }
  }

  nonisolated private func asking(
    _ side: PopupSide, isPresented: Binding<Bool>, _ question: @escaping () -> OldQuestion
  ) -> some View {
    modifier(
      Presentation(isPresented: isPresented, side: side, onDismiss: nil) {
        question().view(isPresented)
      })
  }

  nonisolated private func asking<Item: Identifiable>(
    _ side: PopupSide, item: Binding<Item?>, _ question: @escaping (Item) -> OldQuestion
  ) -> some View {
    modifier(
      ItemPresentation(item: item, side: side, onDismiss: nil) {
        question($0).view(item.isThere())
      })
  }
}

/// What is asked in the older spelling.
private struct OldQuestion {
  let title: Text
  let message: Text?
  let answers: [Alert.Button]

  func view(_ isPresented: Binding<Bool>) -> some View {
    Question(
      title: title, actions: Answers(answers: answers), message: message, isPresented: isPresented)
  }
}

extension Binding {
  /// Whether there is an item; writing false takes it away.
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
