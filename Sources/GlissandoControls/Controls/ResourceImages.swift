public import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// Controls with images of the program's assets.

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a text and an image of the program's assets.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Makes a label of a string and an image of the program's assets.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Button where Label == GlissandoControls.Label<Text, Image> {
  /// Makes a button with a title, an image of the program's assets, and a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { GlissandoControls.Label(titleKey, image: image) }
  }

  /// Makes a button with a title, an image of the program's assets, and a role.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { GlissandoControls.Label(title, image: image) }
  }
}

extension Toggle where Label == GlissandoControls.Label<Text, Image> {
  /// Makes a toggle with a title and an image of the program's assets.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { GlissandoControls.Label(titleKey, image: image) }
  }
}
