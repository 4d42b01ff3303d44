/// A view that is looked at again only when it is no longer equal.
///
/// The tree compares what views hold by itself, and by `==` where there is one.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Wraps a view.
  nonisolated public init(content: Content) { self.content = content }

  /// The view.
  @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
  /// Looks at the view again only when it is no longer equal.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
