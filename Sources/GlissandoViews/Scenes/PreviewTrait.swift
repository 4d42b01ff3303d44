public import Foundation

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
}
