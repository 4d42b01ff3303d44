public import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// The shape of the surfaces of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }

  let kind: Kind

  /// That of all controls.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Round at both ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// Round all the way.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// With corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// The radius of the corners, given that of all controls.
  func radius(_ usual: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: usual
    // More than half of any height.
    case .capsule, .circle: 1_000
    case .roundedRectangle(let radius): radius.map { max(0, $0) } ?? usual
    }
  }
}

extension EnvironmentValues {
  /// The shape of the surfaces of buttons.
  @Entry var buttonBorderShape: ButtonBorderShape = .automatic
}

extension View {
  /// Chooses the shape of the surfaces of the buttons inside.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
