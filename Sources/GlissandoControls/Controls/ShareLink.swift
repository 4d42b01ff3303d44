public import Foundation
import GlissandoDrawing
public import GlissandoViews

/// A button that hands something on to other programs.
///
/// SwiftUI: desktops have no sheet for that here. An address or a text is put on the clipboard instead.
public nonisolated struct ShareLink<Label: View>: View {
  private let text: String
  private let label: Label
  @Environment(\.copyText) private var copyText

  /// Makes a button that hands an address on.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    text = item.absoluteString
    self.label = label()
  }

  /// Makes a button that hands a text on.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    text = item
    self.label = label()
  }

  /// Makes a button that hands on what is written of something.
  nonisolated package init(text: String, label: Label) {
    self.text = text
    self.label = label
  }

  /// The button.
  @MainActor public var body: some View {
    Button {
      copyText(text)
    } label: {
      label
    }
  }
}

extension ShareLink where Label == GlissandoControls.Label<Text, Image> {
  /// Makes a button with the usual title that hands an address on.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item)
  }

  /// Makes a button with the usual title that hands a text on.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item)
  }

  /// Makes a button with a title that hands an address on.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) {
      GlissandoControls.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }

  /// Makes a button with a title that hands a text on.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) {
      GlissandoControls.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }
}
