// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation
import GlissandoDrawing
public import GlissandoMotion
public import GlissandoViews

/// What ``View/scaleEffect(_:anchor:)`` puts on a view, as a modifier that programs make themselves to give it an
/// animation of its own.
public struct _ScaleEffect: ViewModifier {
  /// How large the view is drawn.
  public var scale: CGSize
  /// What stays where it is.
  public var anchor: UnitPoint

  /// Makes the effect.
  public nonisolated init(scale: CGSize, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  /// The view, scaled.
  public func body(content: Content) -> some View { content.scaleEffect(scale, anchor: anchor) }
}

extension EnvironmentValues {
  /// The material below a view; nil is none.
  ///
  /// SwiftUI: views that a material lies below are told of it; here only programs that write it are.
  @Entry public var backgroundMaterial: Material?
}
