import GlissandoMotion
public import GlissandoViews

// Labels of a text and an image.

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a text and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a string and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a text and the image of a name.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label of a string and the image of a name.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}
