import CSession
import Foundation
import GlissandoDesktop
import GlissandoDrawing
import GlissandoSession
import GlissandoWindowing
import Testing

@Suite("Launch options")
struct LaunchOptionsTests {
  @Test("Flags are read, with and without an equals sign")
  func flags() throws {
    let options = try LaunchOptions(
      arguments: [
        "program", "--frames", "12", "--scale=2", "--color-scheme", "dark", "--size", "800x500",
        "--unpaced", "--its-own", "x",
      ], environment: [:])
    #expect(options.frames == 12)
    #expect(options.scale == 2)
    #expect(options.colorScheme == .dark)
    #expect(options.size == CGSize(width: 800, height: 500))
    #expect(options.isUnpaced)
    #expect(options.reduceMotion == nil)
  }

  @Test("Variables are read, and flags win over them")
  func variables() throws {
    let environment = ["GLISSANDO_REDUCE_MOTION": "1", "GLISSANDO_FRAMES": "5"]
    let options = try LaunchOptions(arguments: ["--frames", "6"], environment: environment)
    #expect(options.reduceMotion == true)
    #expect(options.frames == 6)
  }

  @Test("The memory of pictures is a number of megabytes")
  func memory() throws {
    #expect(LaunchOptions().pictureMemory == nil)
    let options = try LaunchOptions(arguments: [], environment: ["GLISSANDO_MEMORY": "64"])
    #expect(options.pictureMemory == 67_108_864)
  }

  @Test("The presenter is chosen by flag or variable, and by what the machine has otherwise")
  func presenter() throws {
    #expect(LaunchOptions().presenter == .auto)
    let environment = ["GLISSANDO_PRESENTER": "gl"]
    #expect(try LaunchOptions(arguments: [], environment: environment).presenter == .gl)
    let options = try LaunchOptions(arguments: ["--presenter=auto"], environment: environment)
    #expect(options.presenter == .auto)
  }

  @Test(
    "Values that cannot be used are refused by name",
    arguments: [
      ["--frames", "0"], ["--frames", "many"], ["--frames"], ["--scale", "100"],
      ["--scale", "nan"], ["--color-scheme", "blue"], ["--size", "0x100"], ["--size", "800"],
      ["--size", "800x"], ["--fps", "inf"], ["--unpaced=yes"], ["--presenter", "vulkan"],
      ["--memory", "0"], ["--memory", "much"],
    ])
  func refusals(arguments: [String]) throws {
    let error = try #require(throws: OptionError.self) {
      try LaunchOptions(arguments: arguments, environment: [:])
    }
    let flag = arguments[0].prefix { $0 != "=" }
    #expect(error.description.contains(flag))
    #expect(!error.description.contains("\n"))
  }
}

@Suite("The desktop's preferences")
struct DesktopPreferencesTests {
  /// A portal that says nothing.
  private static let silence = glissando_session_settings(
    color_scheme: -1, contrast: -1, reduced_motion: -1, red: -1, green: -1, blue: -1,
    enable_animations: -1, text_scale: -1)

  @Test("What the portal says is understood, and what it does not say is no preference")
  func portal() {
    #expect(DesktopPreferences(Self.silence) == DesktopPreferences())
    var settings = Self.silence
    (settings.color_scheme, settings.contrast, settings.enable_animations) = (1, 1, 0)
    settings.text_scale = 1.5
    let preferences = DesktopPreferences(settings)
    #expect(preferences.colorScheme == .dark && preferences.contrast == .increased)
    #expect(preferences.reduceMotion == true && preferences.textScale == 1.5)
    settings.reduced_motion = 0
    #expect(DesktopPreferences(settings).reduceMotion == false)
  }

  @Test("A colour outside its range is none, and so is a size of text that nobody could read")
  func ranges() {
    var settings = Self.silence
    (settings.red, settings.green, settings.blue) = (0.5, 0, 1)
    #expect(DesktopPreferences(settings).accentColor == Color(red: 0.5, green: 0, blue: 1))
    for part in [-0.1, 1.1, .nan, .infinity] {
      settings.green = part
      #expect(DesktopPreferences(settings).accentColor == nil)
    }
    for scale in [0, -1, 0.1, 40, .nan, .infinity] {
      settings.text_scale = scale
      #expect(DesktopPreferences(settings).textScale == nil)
    }
  }

  @Test(
    "A GTK theme names light or dark",
    arguments: [
      ("Adwaita:dark", ColorScheme.dark), ("Yaru-dark", .dark), ("Adwaita:light", .light),
    ])
  func theme(name: String, scheme: ColorScheme) {
    #expect(DesktopPreferences(environment: ["GTK_THEME": name]).colorScheme == scheme)
  }
}

@Suite("The scale of a display")
struct DisplayScaleTests {
  @Test("The user's wish comes before GDK_SCALE, that before Xft.dpi")
  func order() {
    let environment = ["GDK_SCALE": "2"]
    func scale(_ requested: Double?, _ environment: [String: String], _ dpi: Double?) -> Double {
      DisplayScale.ofPixelWindow(
        requested: requested, environment: environment, dotsPerInch: dpi)
    }
    #expect(scale(1.5, environment, 288) == 1.5)
    #expect(scale(nil, environment, 288) == 2)
    #expect(scale(nil, [:], 288) == 3)
    #expect(scale(nil, [:], nil) == 1)
    #expect(scale(.nan, ["GDK_SCALE": "many"], 0) == 1)
    for (dpi, fraction) in [(120.0, 1.25), (144, 1.5), (168, 1.75), (119.99, 1.25), (105.6, 1.1)] {
      #expect(scale(nil, [:], dpi) == fraction)
    }
    #expect(scale(1.35, environment, 120) == 1.35 && scale(nil, ["GDK_SCALE": "1.75"], 120) == 1.75)
  }

  @Test("Xft.dpi is found among X's resources")
  func resources() {
    let text = "*customization:\t-color\nXft.dpi:\t192\nXft.antialias:\t1\n"
    #expect(DisplayScale.xftResolution(inResources: text) == 192)
    #expect(DisplayScale.xftResolution(inResources: "Xft.dpi: x") == nil)
    #expect(DisplayScale.xftResolution(inResources: "") == nil)
  }

  @Test("Where coordinates are points, pixels over points is the scale")
  func points() {
    #expect(DisplayScale.ofPointWindow(drawableWidth: 1600, windowWidth: 800) == 2)
    #expect(DisplayScale.ofPointWindow(drawableWidth: 0, windowWidth: 0) == 1)
  }

  @Test("It is the same at every size of a window, however its pixels are rounded")
  func fractions() {
    for scale in [1.25, 1.5, 1.75, 2, 121.0 / 120, 160.0 / 120] {
      for width in 240...1300 {
        let pixels = Double(width) * scale
        for drawable in [pixels.rounded(), pixels.rounded(.up), pixels.rounded(.down)] {
          let found = DisplayScale.ofPointWindow(
            drawableWidth: Int(drawable), windowWidth: width)
          #expect(found == scale, "\(width) points, \(drawable) pixels")
        }
      }
    }
    // A display of 2560 pixels has 1707 points at 150 %.
    #expect(DisplayScale.ofPointWindow(drawableWidth: 2560, windowWidth: 1707) == 1.5)
  }
}
