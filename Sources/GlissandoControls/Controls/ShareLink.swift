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
    self.init(text: item.absoluteString, subject: subject, message: message, label: label())
  }

  /// Makes a button that hands a text on.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: item, subject: subject, message: message, label: label())
  }

  /// Makes a button that hands on what is written of something.
  nonisolated package init(text: String, subject: Text?, message: Text?, label: Label) {
    self.text = text
    self.label = label
    for (name, words) in [("subject", subject), ("message", message)] where words != nil {
      ViewWarning.noteUnchanged(
        by: "ShareLink(\(name):)", "the clipboard takes what is shared, and nothing beside it")
    }
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
    self.init("Share…", item: item, subject: subject, message: message)
  }

  /// Makes a button with the usual title that hands a text on.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item, subject: subject, message: message)
  }

  /// Makes a button with a title that hands an address on.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      GlissandoControls.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }

  /// Makes a button with a title that hands a text on.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      GlissandoControls.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }
}
