import Foundation
import GlissandoMotion
public import GlissandoViews

/// A button that opens a page of the stack around; one that leads nowhere, since it has no value or there is
/// no stack around, cannot be used.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let page: LinkedPage?
  /// Says whether the page is open, where a program keeps that itself.
  private var isActive: Binding<Bool>?

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
  @MainActor public var body: some View {
    if let isActive, case .view(let makePage) = page {
      LinkRow(label: label, page: page, isActive: isActive)
        .navigationDestination(isPresented: isActive, destination: makePage)
    } else {
      LinkRow(label: label, page: page, isActive: nil)
    }
  }

  /// Makes a link whose page is open while a binding says so.
  package nonisolated init(
    label: Label, isActive: Binding<Bool>, destination: @escaping () -> Destination
  ) {
    self.label = label
    self.isActive = isActive
    page = .view { AnyView(destination()) }
  }

  fileprivate init(page: LinkedPage?, label: Label) {
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

/// Where a link leads.
private enum LinkedPage {
  case value(AnyHashable)
  case view(() -> AnyView)
}

private struct LinkRow<Label: View>: View {
  let label: Label
  let page: LinkedPage?
  let isActive: Binding<Bool>?
  @State private var source = PageSource()
  @Environment(\.navigation) private var navigation
  @Environment(\.navigationPage) private var containingPage
  @Environment(\.isInRow) private var isInRow
  @Environment(\.selectionType) private var selectionType

  var body: some View {
    if case .view(let make) = page { source.update(make) }
    return row
  }

  @ViewBuilder private var row: some View {
    if let selectedValue {
      rowLabel.tag(selectedValue)
    } else if isInRow {
      Button(action: open) { rowLabel }.buttonStyle(.plain).disabled(leadsNowhere)
    } else {
      Button(action: open) { label }.disabled(leadsNowhere)
    }
  }

  private var leadsNowhere: Bool { page == nil || (navigation == nil && isActive == nil) }

  private var rowLabel: some View {
    HStack {
      label
      Spacer(minLength: 8)
      RowBadge()
      Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(.tertiary)
    }
    .contentShape(Rectangle())
    .takesBadge()
  }

  /// What a click selects, where the list around selects such values and no stack lays a page over it.
  private var selectedValue: AnyHashable? {
    guard isInRow, case .value(let value) = page,
      selectionType == ObjectIdentifier(type(of: value.base)),
      navigation.map({ $0.center.showLinked != nil && containingPage == 0 }) ?? true
    else { return nil }
    return value
  }

  private func open() {
    if let isActive { return isActive.wrappedValue = true }
    switch page {
    case .value(let value): navigation?.center.follow(.value(value), from: containingPage)
    case .view: navigation?.center.follow(.view(source), from: containingPage)
    case nil: break
    }
  }
}
