import Foundation
import GlissandoMotion

/// A button that opens a page of the stack around.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let page: NavigationEntry.Page?

  /// Makes a link to a view.
  nonisolated public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    page = .view { AnyView(destination()) }
  }

  /// Makes a link to a view.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    page = .view { AnyView(destination) }
  }

  /// The link.
  @MainActor public var body: some View { LinkRow(label: label, page: page) }

  fileprivate init(page: NavigationEntry.Page?, label: Label) {
    self.page = page
    self.label = label
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the page of a value; nil is a link that leads nowhere.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(page: value.map { .value(AnyHashable($0)) }, label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link to the page of a value.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link to the page of a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a view.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link to a view.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

private struct LinkRow<Label: View>: View {
  let label: Label
  let page: NavigationEntry.Page?
  @Environment(\.navigation) private var navigation
  @Environment(\.isInRow) private var isInRow

  var body: some View {
    if isInRow {
      Button(action: open) {
        HStack {
          label
          Spacer(minLength: 8)
          Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(.tertiary)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(page == nil)
    } else {
      Button(action: open) { label }.disabled(page == nil)
    }
  }

  private func open() {
    if let page { navigation?.center.open(NavigationEntry(id: 0, page: page)) }
  }
}

extension View {
  /// Says what the page of a value shows.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      DestinationModifier(type: ObjectIdentifier(data)) { value in
        (value.base as? D).map { AnyView(destination($0)) }
      })
  }

  /// Opens a page while a binding says so.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, destination: destination))
  }
}

/// Tells the stack around how a page is made.
@usableFromInline
nonisolated struct DestinationModifier: ViewModifier {
  let type: ObjectIdentifier
  let make: (AnyHashable) -> AnyView?
  @Environment(\.navigation) private var navigation

  @usableFromInline @MainActor func body(content: Content) -> some View {
    navigation?.center.destinations[type] = make
    return content
  }
}

/// Opens a page when a binding says so, and says when it has been closed.
@usableFromInline
nonisolated struct PresentedDestination<Destination: View>: ViewModifier {
  @Binding var isPresented: Bool
  let destination: () -> Destination
  @Environment(\.navigation) private var navigation

  @usableFromInline @MainActor func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) { _, isPresented in
      guard isPresented else { return }
      navigation?.center.open(
        NavigationEntry(
          id: 0,
          page: .view { AnyView(destination().onDisappear { self.isPresented = false }) }))
    }
  }
}
