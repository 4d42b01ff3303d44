// swift-tools-version: 6.2
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
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Modules/\(name)", swiftSettings: settings)
}

let window: [Target.Dependency] = [
  "GlissandoDesktop", "GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion",
]

let package = Package(
  name: "GlissandoBenchmarks",
  targets: [
    .systemLibrary(name: "CSDL2", path: "Modules/CSDL2", pkgConfig: "sdl2"),
    .systemLibrary(name: "CPangoCairo", path: "Modules/CPangoCairo", pkgConfig: "pangocairo"),
    .target(name: "CAllocationCounter", path: "Modules/CAllocationCounter"),
    module("GlissandoMotion"),
    module("GlissandoDrawing", ["GlissandoMotion"]),
    module("GlissandoViews", ["GlissandoDrawing", "GlissandoMotion"]),
    module("GlissandoPainting", ["GlissandoDrawing", "GlissandoMotion", "CPangoCairo"]),
    module(
      "GlissandoDesktop",
      ["GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion", "CSDL2"]),

    .executableTarget(name: "Benchmark", swiftSettings: settings),
    .executableTarget(
      name: "EngineBenchmark", dependencies: ["GlissandoMotion", "CAllocationCounter"],
      swiftSettings: settings),
    .executableTarget(
      name: "KeyframesBenchmark", dependencies: ["GlissandoMotion", "CAllocationCounter"],
      swiftSettings: settings),
    .executableTarget(
      name: "EvaluationBenchmark",
      dependencies: ["GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion"],
      swiftSettings: settings),
    .executableTarget(
      name: "ListBenchmark",
      dependencies: ["GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion"],
      swiftSettings: settings),
    .executableTarget(
      name: "ShuffleBenchmark",
      dependencies: ["GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion"],
      swiftSettings: settings),
    .executableTarget(
      name: "TransitionsBenchmark",
      dependencies: ["GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion"],
      swiftSettings: settings),
    .executableTarget(
      name: "PaintBenchmark",
      dependencies: ["GlissandoPainting", "GlissandoDrawing", "GlissandoMotion", "CPangoCairo"],
      swiftSettings: settings),
    .executableTarget(
      name: "CirclesBenchmark", dependencies: window + ["CAllocationCounter"],
      swiftSettings: settings),
    .executableTarget(
      name: "CirclesFloor", dependencies: ["CSDL2", "CPangoCairo"],
      linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(name: "StartupBenchmark", dependencies: window, swiftSettings: settings),
    .executableTarget(name: "StartupFloor", dependencies: ["CSDL2", "CPangoCairo"]),
  ],
  swiftLanguageModes: [.v6]
)
