public import GlissandoMotion
public import GlissandoViews

/// A variant of symbols: filled, in a circle and so on.
public struct SymbolVariants: Hashable, Sendable {
  private var parts: [String]

  private init(_ parts: [String]) { self.parts = parts }

  /// The symbols as they are named.
  public static let none = SymbolVariants([])
  /// In a circle.
  public static let circle = SymbolVariants(["circle"])
  /// In a square.
  public static let square = SymbolVariants(["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(["fill"])
  /// With a line through.
  public static let slash = SymbolVariants(["slash"])

  /// The variant, in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// The variant, in a square.
  public var square: SymbolVariants { adding("square") }
  /// The variant, in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// The variant, filled.
  public var fill: SymbolVariants { adding("fill") }
  /// The variant, with a line through.
  public var slash: SymbolVariants { adding("slash") }

  private func adding(_ part: String) -> SymbolVariants {
    parts.contains(part) ? self : SymbolVariants(parts + [part])
  }

  /// The variant with everything of another one.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    other.parts.reduce(self) { $0.adding($1) }
  }

  /// Whether the variant has everything of another one.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.parts.allSatisfy(parts.contains)
  }

  /// The name of the variant of a symbol; the symbol's own where there is no such variant.
  @MainActor func name(of symbol: String) -> String {
    // As in names: the shape around, a line through, the filling.
    let order = ["circle", "square", "rectangle", "slash", "fill"]
    let own = symbol.split(separator: ".").map(String.init)
    let wanted = order.filter { parts.contains($0) && !own.contains($0) }
    guard !wanted.isEmpty else { return symbol }
    let stem = own.last == "fill" ? own.dropLast() : own[...]
    let ending = own.last == "fill" && !wanted.contains("fill") ? ["fill"] : []
    let name = (stem + wanted + ending).joined(separator: ".")
    return SymbolLibrary.contains(name) ? name : symbol
  }
}

/// In which colours symbols are painted.
///
/// SwiftUI: there symbols have up to three layers. Here those have two that are enclosed by a circle, a square
/// and the like: what is enclosed, and what encloses it. All others have one, which is painted in the foreground style.
public struct SymbolRenderingMode: Sendable {
  fileprivate let layering: OutlineLayering
  fileprivate var hasOwnColors = false

  /// In one style.
  public static let monochrome = SymbolRenderingMode(layering: .one)
  /// In their own colours, which the symbols here do not have: in one style.
  public static let multicolor = SymbolRenderingMode(layering: .one, hasOwnColors: true)
  /// In several strengths of the foreground style.
  public static let hierarchical = SymbolRenderingMode(layering: .faint)
  /// In several styles, as `foregroundStyle(_:_:)` sets them; with those no mode is needed.
  public static let palette = SymbolRenderingMode(layering: .palette)

  /// How layers are painted, with a warning for what the symbols here do not have.
  fileprivate static func layering(of mode: SymbolRenderingMode?) -> OutlineLayering? {
    if mode?.hasOwnColors == true {
      ViewWarning.noteUnchanged(
        by: "symbolRenderingMode(.multicolor)", "symbols have no colours of their own")
    }
    return mode?.layering
  }
}

extension EnvironmentValues {
  /// The variant in which symbols are shown.
  @Entry public var symbolVariants: SymbolVariants = .none
}

extension View {
  /// Shows the symbols inside in a variant, where they have it, along with those that are said further out.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }

  /// Chooses in which styles the layers of the symbols inside are painted; nil is as many as the foreground has.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.outlineLayering, SymbolRenderingMode.layering(of: mode))
  }
}

extension Image {
  /// The image with the layers of a symbol painted in certain styles; nil is as around.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    layered(SymbolRenderingMode.layering(of: mode))
  }

  /// The image; edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    if !isAntialiased {
      ViewWarning.noteUnchanged(by: "antialiased(false)", "edges are always smooth")
    }
    return self
  }
}
