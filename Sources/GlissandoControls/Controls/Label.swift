import Foundation
import GlissandoMotion
public import GlissandoViews

/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Makes a label.
  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }

  /// The label in the style around.
  @MainActor public var body: some View {
    StyledControl(
      \.labelStyle,
      LabelStyleConfiguration(
        name: name,
        title: LabelStyleConfiguration.Title(content: ControlLabel(title)),
        icon: LabelStyleConfiguration.Icon(content: ControlLabel(icon))))
  }
}

extension Label: TitledLabel {
  nonisolated var name: Text? { title as? Text }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label from the configuration that a style is given.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
