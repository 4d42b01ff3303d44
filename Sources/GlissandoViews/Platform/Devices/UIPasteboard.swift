public import Foundation

/// What is copied and pasted, as programs name it that know telephones.
///
/// SwiftUI: what is written there stays within the program; fields copy and paste by themselves.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  /// The one that all share.
  public static let general = UIPasteboard()
  private var copied: String?

  /// The text.
  public var string: String? {
    get { copied }
    set {
      copied = newValue
      ViewWarning.once(
        "what UIPasteboard.general is given stays within the program", key: "UIPasteboard")
    }
  }
  /// Whether there is text.
  public var hasStrings: Bool { copied != nil }

  private override init() { super.init() }
}
