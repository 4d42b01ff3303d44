import Foundation
import GlissandoMotion

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

  /// The icon and then the title.
  @MainActor public var body: some View {
    HStack(spacing: 6) {
      icon
      title
    }
  }
}
