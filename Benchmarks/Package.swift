// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The engine's table, the painter and the window are visible inside their package only, and a
// package of benchmarks is another one. So it builds the very same modules itself: Modules holds
// nothing but links to the folders in Sources.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// One of the main package's modules.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], embeds files: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Modules/\(name)",
    resources: files.map { .embedInCode($0) }, swiftSettings: settings)
}

/// A benchmark, with what all of them share.
func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies + ["Measuring"], swiftSettings: settings)
}

let window: [Target.Dependency] = [
  "GlissandoDesktop", "GlissandoControls", "GlissandoViews", "GlissandoPainting",
  "GlissandoDrawing",
  "GlissandoMotion",
]

let yams: Target.Dependency = .product(name: "Yams", package: "Yams")

let package = Package(
  name: "GlissandoBenchmarks",
  dependencies: [.package(url: "https://github.com/jpsim/Yams", from: "6.2.2")],
  targets: [
    .systemLibrary(name: "CSDL2", path: "Modules/CSDL2", pkgConfig: "sdl2"),
    .systemLibrary(name: "CGIO", path: "Modules/CGIO", pkgConfig: "gio-2.0"),
    .systemLibrary(name: "CPangoCairo", path: "Modules/CPangoCairo", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CEpoxy", path: "Modules/CEpoxy", pkgConfig: "epoxy"),
    .target(name: "CAllocationCounter", path: "Modules/CAllocationCounter"),
    .target(name: "CBlit", path: "Modules/CBlit"),
    .target(name: "CAccessibility", dependencies: ["CGIO"], path: "Modules/CAccessibility"),
    .target(name: "CSession", dependencies: ["CGIO"], path: "Modules/CSession"),
    .target(name: "CPresentation", path: "Modules/CPresentation"),
    .target(
      name: "CVectorPictures", dependencies: ["CPangoCairo"], path: "Modules/CVectorPictures"),
    module("GlissandoFiles"),
    module("GlissandoAssets", ["GlissandoFiles"]),
    module("GlissandoSyntax"),
    module("GlissandoExpansion", ["GlissandoSyntax"]),
    .macro(
      name: "GlissandoMacros", dependencies: ["GlissandoExpansion"],
      path: "Modules/GlissandoMacros", swiftSettings: settings),
    module("GlissandoMotion", ["GlissandoMacros"]),
    module("GlissandoDrawing", ["GlissandoAssets", "GlissandoMotion"]),
    module("GlissandoViews", ["GlissandoDrawing", "GlissandoMotion"]),
    module(
      "GlissandoControls",
      ["GlissandoViews", "GlissandoDrawing", "GlissandoFiles", "GlissandoMotion"]),
    module(
      "GlissandoCompatibility",
      [
        "GlissandoControls", "GlissandoViews", "GlissandoDrawing", "GlissandoFiles",
        "GlissandoMotion",
      ]),
    module(
      "GlissandoPainting",
      [
        "GlissandoDrawing", "GlissandoFiles", "GlissandoMotion", "CBlit", "CPangoCairo",
        "CVectorPictures",
      ]),
    module("GlissandoGL", ["GlissandoPainting", "GlissandoDrawing", "CEpoxy"]),
    module(
      "GlissandoSession",
      ["GlissandoControls", "GlissandoViews", "GlissandoDrawing", "CAccessibility", "CSession"]),
    module(
      "GlissandoWindowing",
      [
        "GlissandoControls", "GlissandoViews", "GlissandoDrawing", "GlissandoFiles",
        "GlissandoMotion", "CPresentation", "CSDL2",
      ]),
    module(
      "GlissandoDesktop",
      [
        "GlissandoWindowing", "GlissandoSession", "GlissandoControls", "GlissandoViews",
        "GlissandoGL", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion",
        "CPresentation", "CSDL2",
      ]),
    module("GlissandoTools", window + ["GlissandoWindowing", "GlissandoFiles"]),
    module("Glissando", window + ["GlissandoCompatibility", "GlissandoFiles", "GlissandoTools"]),
    module("GlissandoNotation", ["GlissandoMotion"]),
    module(
      "GlissandoLab",
      window
        + [
          "Glissando", "GlissandoTools", "GlissandoWindowing", "GlissandoFiles",
          "GlissandoNotation", yams,
        ]),
    module(
      "GlissandoDeck",
      ["GlissandoNotation", "GlissandoDrawing", "GlissandoFiles", "GlissandoMotion", yams]),
    module(
      "GlissandoPresenting",
      window
        + [
          "Glissando", "GlissandoTools", "GlissandoWindowing", "GlissandoDeck", "GlissandoFiles",
          "GlissandoLab", "GlissandoNotation",
        ],
      embeds: ["Starters/first.yaml", "Starters/plain.yaml", "Starters/lightning.yaml"]),

    .target(
      name: "Measuring",
      dependencies: [
        "GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion",
        "CAllocationCounter",
      ],
      swiftSettings: settings),
    .executableTarget(name: "Benchmark", swiftSettings: settings),
    program("EngineBenchmark", ["GlissandoMotion", "CAllocationCounter"]),
    program("KeyframesBenchmark", ["GlissandoMotion", "CAllocationCounter"]),
    program("EvaluationBenchmark", ["GlissandoViews", "GlissandoDrawing", "GlissandoMotion"]),
    program(
      "ListBenchmark",
      ["GlissandoControls", "GlissandoViews", "GlissandoDrawing", "GlissandoMotion"]),
    program("ShuffleBenchmark", ["GlissandoViews", "GlissandoDrawing", "GlissandoMotion"]),
    program("TransitionsBenchmark", ["GlissandoViews", "GlissandoDrawing", "GlissandoMotion"]),
    program(
      "PaintBenchmark", ["GlissandoPainting", "GlissandoDrawing", "GlissandoMotion", "CPangoCairo"]),
    .target(name: "CLargeFloor"),
    .target(name: "CGPUFloor", dependencies: ["CEpoxy"]),
    program(
      "LargeBenchmark",
      [
        "GlissandoGL", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion", "CLargeFloor",
        "CGPUFloor",
      ]),
    program(
      "TalkBenchmark", window + ["GlissandoPresenting", "GlissandoDeck", "GlissandoNotation"]),
    program("LabBenchmark", window + ["GlissandoTools", "GlissandoLab", "GlissandoNotation"]),
    program("CirclesBenchmark", window + ["GlissandoTools", "CAllocationCounter"]),
    .executableTarget(
      name: "CirclesFloor", dependencies: ["CSDL2", "CPangoCairo"],
      linkerSettings: [.linkedLibrary("m")]),
    program("StartupBenchmark", window + ["Glissando"]),
    .executableTarget(name: "StartupFloor", dependencies: ["CSDL2", "CPangoCairo"]),
  ],
  swiftLanguageModes: [.v6]
)
