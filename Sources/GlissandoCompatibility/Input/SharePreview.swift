import Foundation
public import GlissandoControls
public import GlissandoViews

/// What is shown of something that is handed on: here, what is written of it where it is no text itself.
public nonisolated struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: String

  /// Shows a title, a picture and a sign.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    title = Text(titleKey).string
  }

  /// Shows a title, a picture and a sign.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.title = String(title)
  }

  /// Shows a title, a picture and a sign.
  nonisolated public init(_ title: Text, image: Image, icon: Icon) { self.title = title.string }
}

extension SharePreview where Icon == Never {
  /// Shows a title and a picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {
    title = Text(titleKey).string
  }

  /// Shows a title and a picture.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) {
    self.title = String(title)
  }

  /// Shows a title and a picture.
  nonisolated public init(_ title: Text, image: Image) { self.title = title.string }
}

extension SharePreview where Image == Never {
  /// Shows a title and a sign.
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    title = Text(titleKey).string
  }

  /// Shows a title and a sign.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.title = String(title)
  }

  /// Shows a title and a sign.
  nonisolated public init(_ title: Text, icon: Icon) { self.title = title.string }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Shows a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey).string }

  /// Shows a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) { self.title = String(title) }

  /// Shows a title.
  nonisolated public init(_ title: Text) { self.title = title.string }
}

extension ShareLink {
  /// Makes a button that hands something on.
  ///
  /// SwiftUI: what is neither a text nor an address is put on the clipboard by the title of its preview.
  nonisolated public init<I: Transferable, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    if PreviewImage.self != Never.self || PreviewIcon.self != Never.self {
      ViewWarning.noteUnchanged(
        by: "SharePreview(image:icon:)", "what goes to the clipboard has a title at most")
    }
    self.init(
      text: item as? String ?? (item as? URL)?.absoluteString ?? preview.title, subject: subject,
      message: message, label: label())
  }
}

extension ShareLink where Label == GlissandoControls.Label<Text, Image> {
  /// Makes a button with the usual title that hands something on.
  nonisolated public init<I: Transferable, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init("Share…", item: item, subject: subject, message: message, preview: preview)
  }

  /// Makes a button with a title that hands something on.
  nonisolated public init<I: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(Text(titleKey), item: item, subject: subject, message: message, preview: preview)
  }

  /// Makes a button with a title that hands something on.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: Transferable, PreviewImage, PreviewIcon>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
  }

  /// Makes a button with a title that hands something on.
  nonisolated public init<I: Transferable, PreviewImage, PreviewIcon>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      GlissandoControls.Label {
        title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      }
    }
  }
}
