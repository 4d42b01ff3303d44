// swift-tools-version: 6.2
import PackageDescription

// What is fuzzed is visible inside its package only, so this package builds the very same modules itself,
// with libFuzzer's counters: Modules holds nothing but links to the folders in Sources.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-sanitize=fuzzer"]),
]

/// One of the main package's modules.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Modules/\(name)", swiftSettings: settings)
}

let views: [Target.Dependency] = [
  "GlissandoControls", "GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoFiles",
  "GlissandoMotion",
]
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")

let package = Package(
  name: "GlissandoFuzzers",
  dependencies: [.package(url: "https://github.com/jpsim/Yams", from: "6.2.2")],
  targets: [
    .systemLibrary(name: "CSDL2", path: "Modules/CSDL2", pkgConfig: "sdl2"),
    .systemLibrary(name: "CGIO", path: "Modules/CGIO", pkgConfig: "gio-2.0"),
    .systemLibrary(name: "CPangoCairo", path: "Modules/CPangoCairo", pkgConfig: "pangocairo"),
    .target(name: "CBlit", path: "Modules/CBlit"),
    .target(name: "CAccessibility", dependencies: ["CGIO"], path: "Modules/CAccessibility"),
    .target(name: "CSession", dependencies: ["CGIO"], path: "Modules/CSession"),
    module("GlissandoFiles"),
    module("GlissandoAssets"),
    module("GlissandoMotion"),
    module("GlissandoDrawing", ["GlissandoAssets", "GlissandoMotion"]),
    module("GlissandoViews", ["GlissandoDrawing", "GlissandoMotion"]),
    module("GlissandoControls", ["GlissandoViews", "GlissandoDrawing", "GlissandoMotion"]),
    module(
      "GlissandoCompatibility",
      ["GlissandoControls", "GlissandoViews", "GlissandoDrawing", "GlissandoMotion"]),
    module(
      "GlissandoPainting",
      ["GlissandoDrawing", "GlissandoFiles", "GlissandoMotion", "CBlit", "CPangoCairo"]),
    module("GlissandoDesktop", views + ["CAccessibility", "CSDL2", "CSession"]),
    module("GlissandoTools", views + ["GlissandoDesktop"]),
    module(
      "Glissando", views + ["GlissandoCompatibility", "GlissandoTools", "GlissandoDesktop"]),
    module("GlissandoNotation", ["GlissandoMotion"]),
    module(
      "GlissandoLab",
      views + ["Glissando", "GlissandoTools", "GlissandoDesktop", "GlissandoNotation", yams]),
    module(
      "GlissandoDeck",
      ["GlissandoNotation", "GlissandoDrawing", "GlissandoFiles", "GlissandoMotion", yams]),
    .target(
      name: "FuzzTargets",
      dependencies: views + [
        "GlissandoDeck", "GlissandoTools", "GlissandoDesktop", "GlissandoLab",
        "GlissandoNotation",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzTargets"], swiftSettings: settings,
      // The system's other linker fails on the tables of lines in the counters.
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
  ],
  swiftLanguageModes: [.v6]
)
