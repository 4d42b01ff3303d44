public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

// Images that are loaded from a URL while they are shown.

/// How far an image is that is loaded.
public enum AsyncImagePhase {
  /// It is not there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It will not come, and why.
  case failure(any Error)

  /// The image, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why it will not come.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that is loaded from a URL while the view is shown.
///
/// SwiftUI: it loads from the network as well. Here URLs of files are loaded; for all others the image
/// fails, with a warning, so that programs show what they show without a network. The scale is that of
/// the file's name.
public nonisolated struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  /// Shows what a closure makes of each phase; phases follow each other under a transaction.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.transaction = transaction
    self.content = content
    guard scale != 1 else { return }
    ViewWarning.noteUnchanged(
      by: "AsyncImage(scale:)", "the name of a file says how many pixels a point has, as in @2x")
  }

  /// Shows the image, and a grey ground before.
  nonisolated public init(url: URL?, scale: CGFloat = 1)
  where Content == ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { image in
      image
    } placeholder: {
      Color(white: 0.5, opacity: 0.2)
    }
  }

  /// Shows what closures make of the image, and before it is there.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// What the closure makes of the phase.
  @MainActor public var body: some View {
    AsyncImageLoader(url: url, transaction: transaction, content: content)
  }
}

/// Why an image was not loaded.
private struct AsyncImageError: LocalizedError {
  let errorDescription: String?
}

private struct AsyncImageLoader<Content: View>: View {
  let url: URL?
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  var body: some View {
    content(phase)
      .onChange(of: url, initial: true) {
        guard let url else { return phase = .empty }
        withTransaction(transaction) { phase = Self.load(url) }
      }
  }

  private static func load(_ url: URL) -> AsyncImagePhase {
    guard url.isFileURL else {
      ViewWarning.once(
        "AsyncImage: \(url) is not loaded: give the URL of a file", key: "async image \(url)")
      return failure("Only files are loaded.")
    }
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      return failure("There is no file \(url.path).")
    }
    return .success(Image(url: url))
  }

  private static func failure(_ description: String) -> AsyncImagePhase {
    .failure(AsyncImageError(errorDescription: description))
  }
}
