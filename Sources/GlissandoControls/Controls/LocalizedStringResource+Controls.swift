public import GlissandoViews

// Controls whose titles are resources.

extension Button where Label == Text {
  /// Makes a button with a title.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a resource and a symbol.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension View {
  /// Names the page of the stack around.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
