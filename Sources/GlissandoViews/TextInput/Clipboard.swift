/// Where text is kept that is cut and copied.
@MainActor
package protocol Clipboard: AnyObject {
  /// The text on the clipboard; nil if there is none.
  var string: String? { get set }
}

/// A clipboard of one window, where there is no desktop to share one with.
@MainActor
final class LocalClipboard: Clipboard {
  var string: String?

  nonisolated init() {}
}
