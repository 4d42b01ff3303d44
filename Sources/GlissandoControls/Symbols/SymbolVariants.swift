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
/// SwiftUI: the symbols here have one layer, which is painted in the foreground style in every mode.
public struct SymbolRenderingMode: Sendable {
  /// In one colour.
  public static let monochrome = SymbolRenderingMode()
  /// In their own colours.
  public static let multicolor = SymbolRenderingMode()
  /// In several strengths of one colour.
  public static let hierarchical = SymbolRenderingMode()
  /// In several styles.
  public static let palette = SymbolRenderingMode()
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

  /// Chooses in which colours the symbols inside are painted.
  ///
  /// SwiftUI: here they are painted in the foreground style.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    unchanged(by: "symbolRenderingMode", "symbols are painted in the foreground style")
  }
}

extension Image {
  /// The image; which colours symbols are painted in is the foreground style.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    ViewWarning.noteUnchanged(
      by: "symbolRenderingMode", "symbols are painted in the foreground style")
    return self
  }

  /// The image; edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    if !isAntialiased {
      ViewWarning.noteUnchanged(by: "antialiased(false)", "edges are always smooth")
    }
    return self
  }
}
