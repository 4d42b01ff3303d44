public import Foundation
import GlissandoControls
import GlissandoViews

/// What is copied and pasted, as programs name it that know telephones.
///
/// SwiftUI: what is written there stays within the program; fields copy and paste by themselves.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  /// The one that all share.
  public static let general = UIPasteboard()

  /// The text.
  public var string: String? {
    get { ProgramPasteboard.text }
    set { ProgramPasteboard.put(newValue) }
  }
  /// Whether there is text.
  public var hasStrings: Bool { string != nil }

  private override init() { super.init() }
}
