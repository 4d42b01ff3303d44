public import Foundation
public import GlissandoDrawing
public import GlissandoMotion
public import GlissandoViews

// Functions in Metal, which are not run here: code that names them compiles, and is told so once.

/// A library of functions in Metal.
///
/// SwiftUI: such functions are not run here. Views that are drawn through them look as they would
/// without, and a warning says so once.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  private let name: String

  /// The library of the program.
  public static let `default` = ShaderLibrary(name: "")
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(name: bundle.bundlePath)
  }

  private init(name: String) { self.name = name }
  /// Names a library in a file.
  public init(url: URL) { name = url.absoluteString }
  /// Names a library by what it is made of.
  public init(data: Data) { name = "\(data.count) bytes" }

  /// A function of the program's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A function in Metal, by name; called with arguments it is a ``Shader``.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// Where it is found.
  public var library: ShaderLibrary
  /// What it is called.
  public var name: String

  /// Names a function.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The function with its arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A function in Metal with its arguments.
///
/// SwiftUI: as a style it paints nothing.
public struct Shader: Hashable, Sendable, ShapeStyle {
  /// What a function in Metal is called with.
  public struct Argument: Hashable, Sendable {
    private let numbers: [Double]
    private init(_ numbers: [Double] = []) { self.numbers = numbers }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument([Double(x)]) }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument([Double(x), Double(y)])
    }
    /// Two numbers.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// Two numbers.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// Two numbers.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument([Double(x), Double(y), Double(z)])
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument {
      Argument([Double(x), Double(y), Double(z), Double(w)])
    }
    /// Any number of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array.map(Double.init)) }
    /// The rectangle of what is drawn.
    public static var boundingRect: Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument(data.map(Double.init)) }
  }

  /// What a shader is used for.
  public struct UsageType: Hashable, Sendable {
    private let name: String
    /// As a style.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// For the colour of each pixel.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// For the place of each pixel.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// For pixels that depend on others.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// The function.
  public var function: ShaderFunction
  /// What it is called with.
  public var arguments: [Argument]
  /// Whether colours are rounded with some noise.
  public var dithersColor = false

  /// Makes a function with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Prepares the function ahead of its use: there is nothing to prepare.
  public func compile(as type: UsageType) async throws {}

  /// Nothing at all.
  public func resolve(in environment: EnvironmentValues) -> Color {
    noteNotRun("the style of a shader")
    return .clear
  }

  func noteNotRun(_ use: String) {
    ViewWarning.once(
      "\(use) changes nothing: functions in Metal, such as \(function.name), are not run here",
      key: "shader \(use)")
  }
}

extension View {
  /// Draws the view through a function of each pixel's colour: it is drawn as it is.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    if isEnabled { shader.noteNotRun(".colorEffect") }
    return self
  }

  /// Draws the view through a function of each pixel's place: it is drawn as it is.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    if isEnabled { shader.noteNotRun(".distortionEffect") }
    return self
  }

  /// Draws the view through a function of its whole picture: it is drawn as it is.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    if isEnabled { shader.noteNotRun(".layerEffect") }
    return self
  }
}

extension VisualEffect {
  /// Draws through a function of each pixel's colour: what is drawn stays as it is.
  public nonisolated func colorEffect(
    _ shader: Shader, isEnabled: Bool = true
  ) -> some VisualEffect {
    if isEnabled { shader.noteNotRun(".colorEffect") }
    return self
  }

  /// Draws through a function of each pixel's place: what is drawn stays as it is.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    if isEnabled { shader.noteNotRun(".distortionEffect") }
    return self
  }

  /// Draws through a function of the whole picture: what is drawn stays as it is.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    if isEnabled { shader.noteNotRun(".layerEffect") }
    return self
  }
}

extension GraphicsContext.Shading {
  /// A function of each pixel's place: the colour that stands for shaders.
  public static func shader(
    _ shader: Shader, bounds: CGRect = .zero
  ) -> GraphicsContext.Shading { style(shader) }
}

extension GraphicsContext.Filter {
  /// Draws through a function of each pixel's colour: what is drawn stays as it is.
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter {
    notRun(shader, ".colorShader")
  }

  /// Draws through a function of each pixel's place: what is drawn stays as it is.
  public static func distortionShader(
    _ shader: Shader, maxSampleOffset: CGSize
  ) -> GraphicsContext.Filter { notRun(shader, ".distortionShader") }

  /// Draws through a function of the whole picture: what is drawn stays as it is.
  public static func layerShader(
    _ shader: Shader, maxSampleOffset: CGSize
  ) -> GraphicsContext.Filter { notRun(shader, ".layerShader") }

  private static func notRun(_ shader: Shader, _ name: String) -> GraphicsContext.Filter {
    shader.noteNotRun(name)
    return .unchanged
  }
}
