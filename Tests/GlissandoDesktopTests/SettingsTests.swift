import Foundation
import GlissandoDesktop
import GlissandoDrawing
import Testing

@Suite("Launch options")
struct LaunchOptionsTests {
  @Test("Flags are read, with and without an equals sign")
  func flags() throws {
    let options = try LaunchOptions(
      arguments: [
        "program", "--frames", "12", "--scale=2", "--color-scheme", "dark", "--size", "800x500",
        "--unpaced", "--its-own", "x", "--stats", "out.json",
      ], environment: [:])
    #expect(options.frames == 12)
    #expect(options.scale == 2)
    #expect(options.colorScheme == .dark)
    #expect(options.size == CGSize(width: 800, height: 500))
    #expect(options.isUnpaced)
    #expect(options.statisticsFile == "out.json")
    #expect(options.reduceMotion == nil)
  }

  @Test("Variables are read, and flags win over them")
  func variables() throws {
    let environment = ["GLISSANDO_REDUCE_MOTION": "1", "GLISSANDO_FRAMES": "5"]
    let options = try LaunchOptions(arguments: ["--frames", "6"], environment: environment)
    #expect(options.reduceMotion == true)
    #expect(options.frames == 6)
  }

  @Test("The presenter is chosen by flag or variable, and is the processor's otherwise")
  func presenter() throws {
    #expect(LaunchOptions().presenter == .surface)
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
  @Test("The portal's answer is understood")
  func portal() {
    let answer = """
      ({'org.freedesktop.appearance': {'color-scheme': <uint32 1>}, 'org.gnome.desktop.interface': \
      {'color-scheme': <'prefer-dark'>, 'enable-animations': <false>, 'font-name': <'Inter 11'>}},)
      """
    let preferences = DesktopPreferences(portalAnswer: answer)
    #expect(preferences == DesktopPreferences(colorScheme: .dark, reduceMotion: true))
  }

  @Test(
    "An answer that says nothing is no preference",
    arguments: ["", "({},)", "'color-scheme': <", "Error: no such interface"])
  func silence(answer: String) {
    #expect(DesktopPreferences(portalAnswer: answer) == DesktopPreferences())
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
}
