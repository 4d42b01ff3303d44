public import Foundation
import GlissandoControls
public import GlissandoViews

// Previews: the room in which they are shown, and what several share.

/// A preview.
///
/// SwiftUI: no tool here shows previews; only the name that their traits go by is here.
public enum Preview {
  /// The kind of traits that a preview of a view takes.
  public enum ViewTraits {}
}

/// In what room a preview is shown.
public struct PreviewTrait<Trait>: Hashable, Sendable {
  private enum Room: Hashable, Sendable {
    case window
    case fitting
    case fixed(width: CGFloat, height: CGFloat)
    case turned(InterfaceOrientation)
    case modified
  }

  private let room: Room
}

extension PreviewTrait where Trait == Preview.ViewTraits {
  /// As large as a window.
  public static var defaultLayout: PreviewTrait { PreviewTrait(room: .window) }

  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(room: .fitting) }

  /// As large as the numbers say, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(room: .fixed(width: width, height: height))
  }

  /// As a device held upright shows it.
  public static var portrait: PreviewTrait { PreviewTrait(room: .turned(.portrait)) }

  /// As a device held upside down shows it.
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait(room: .turned(.portraitUpsideDown))
  }

  /// As a device turned to the left shows it.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(room: .turned(.landscapeLeft)) }

  /// As a device turned to the right shows it.
  public static var landscapeRight: PreviewTrait { PreviewTrait(room: .turned(.landscapeRight)) }

  /// With what a modifier puts around it.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(room: .modified)
  }
}

/// What several previews share: a model that is made once, and what is put around each of them.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// What is put around a preview.
  associatedtype Body: View
  /// A preview, as `body` gets it.
  typealias Content = AnyView

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context
  /// Puts something around a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Shares nothing.
  public static func makeSharedContext() async throws {}
}
