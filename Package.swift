// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Modules with the names that sources written elsewhere import.
let compatibilityModules = [
  "SwiftUI", "CoreGraphics", "UIKit", "QuartzCore", "UniformTypeIdentifiers", "simd",
  "SpaceVectors", "OSLog",
]

/// Modules that read what people, other programs or a broken disk have written.
let fuzzedModules = [
  "GlissandoDeck", "GlissandoTools", "GlissandoLab", "GlissandoNotation", "GlissandoPainting",
  "GlissandoDrawing", "GlissandoFiles", "GlissandoMotion",
]

let package = Package(
  name: "Glissando",
  products: [
    .library(name: "Glissando", targets: ["Glissando"]),
    .library(name: "GlissandoMotion", targets: ["GlissandoMotion"]),
    .library(name: "GlissandoPresenting", targets: ["GlissandoPresenting"]),
    .library(name: "GlissandoTesting", targets: ["GlissandoTesting"]),
    .executable(name: "glissando", targets: ["GlissandoApp"]),
    .plugin(name: "GlissandoAssetNames", targets: ["GlissandoAssetNames"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]),
    .systemLibrary(
      name: "CEpoxy", pkgConfig: "epoxy",
      providers: [.apt(["libepoxy-dev"]), .brew(["libepoxy"])]),
    .systemLibrary(
      name: "CGIO", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),

    // The macros speak with the compiler themselves: a parser of the whole language would take
    // minutes to build, for declarations that are a few words long.
    .target(name: "GlissandoSyntax", swiftSettings: settings),
    .target(
      name: "GlissandoExpansion", dependencies: ["GlissandoSyntax"], swiftSettings: settings),
    .macro(
      name: "GlissandoMacros", dependencies: ["GlissandoExpansion"], swiftSettings: settings),
    .target(name: "CBlit"),
    // What programs are told that read a screen out. ATK itself is loaded only where there are any.
    .target(name: "CAccessibility", dependencies: ["CGIO"]),
    // The session that a person is logged in to: its settings, and what is asked of it.
    .target(name: "CSession", dependencies: ["CGIO"]),
    // When displays show pictures, and what compositors offer, as the window system tells.
    .target(name: "CPresentation"),
    // SVG and PDF files, drawn in a process of their own.
    .target(name: "CVectorPictures", dependencies: ["CPangoCairo"]),
    .target(name: "GlissandoFiles", swiftSettings: settings),
    .target(
      name: "GlissandoMotion", dependencies: ["GlissandoMacros"], swiftSettings: settings),
    // What lies in asset catalogues, and the plugin that names it in a program.
    .target(name: "GlissandoAssets", dependencies: ["GlissandoFiles"], swiftSettings: settings),
    .executableTarget(
      name: "AssetNames", dependencies: ["GlissandoAssets", "GlissandoSyntax"],
      swiftSettings: settings),
    .plugin(name: "GlissandoAssetNames", capability: .buildTool(), dependencies: ["AssetNames"]),
    .target(
      name: "GlissandoDrawing", dependencies: ["GlissandoMotion", "GlissandoAssets"],
      swiftSettings: settings),
    .target(
      name: "GlissandoViews", dependencies: ["GlissandoDrawing", "GlissandoMotion"],
      swiftSettings: settings),
    // What is built on the kernel of the views; then the names by which other people's code knows things.
    .target(
      name: "GlissandoControls",
      dependencies: ["GlissandoViews", "GlissandoDrawing", "GlissandoFiles", "GlissandoMotion"],
      swiftSettings: settings),
    .target(
      name: "GlissandoCompatibility",
      dependencies: [
        "GlissandoControls", "GlissandoViews", "GlissandoDrawing", "GlissandoFiles",
        "GlissandoMotion",
      ],
      swiftSettings: settings),
    .target(
      name: "GlissandoPainting",
      dependencies: [
        "GlissandoDrawing", "GlissandoFiles", "GlissandoMotion", "CBlit", "CPangoCairo",
        "CVectorPictures",
      ],
      swiftSettings: settings),
    // Display lists by OpenGL.
    .target(
      name: "GlissandoGL",
      dependencies: ["GlissandoPainting", "GlissandoDrawing", "CEpoxy"], swiftSettings: settings),
    // What is asked of the session and told to it, whatever the window system.
    .target(
      name: "GlissandoSession",
      dependencies: [
        "GlissandoControls", "GlissandoViews", "GlissandoDrawing", "GlissandoFiles",
        "CAccessibility", "CSession",
      ],
      swiftSettings: settings),
    // Windows and what arrives for them, whoever draws in them and when.
    .target(
      name: "GlissandoWindowing",
      dependencies: [
        "GlissandoControls", "GlissandoViews", "GlissandoDrawing", "GlissandoFiles",
        "GlissandoMotion", "CPresentation", "CSDL2",
      ],
      swiftSettings: settings),
    .target(
      name: "GlissandoDesktop",
      dependencies: [
        "GlissandoWindowing", "GlissandoSession", "GlissandoControls", "GlissandoViews",
        "GlissandoGL", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion",
        "CPresentation", "CSDL2",
      ],
      swiftSettings: settings),
    // Transport, inspector, overlay, statistics, films and recordings of a window.
    .target(
      name: "GlissandoTools",
      dependencies: [
        "GlissandoDesktop", "GlissandoWindowing", "GlissandoControls", "GlissandoViews",
        "GlissandoPainting",
        "GlissandoDrawing",
        "GlissandoFiles", "GlissandoMotion",
      ],
      swiftSettings: settings),
    // What views leave to be done later, taken for a stage.
    .target(name: "CScheduling"),
    .target(
      name: "GlissandoTesting",
      dependencies: [
        "CScheduling", "GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion",
      ],
      swiftSettings: settings),
    .target(
      name: "Glissando",
      dependencies: [
        "GlissandoTools", "GlissandoDesktop", "GlissandoControls", "GlissandoCompatibility",
        "GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoFiles",
        "GlissandoMotion",
      ],
      swiftSettings: settings),
    .target(name: "GlissandoNotation", dependencies: ["GlissandoMotion"], swiftSettings: settings),
    .target(
      name: "GlissandoLab",
      dependencies: [
        "Glissando", "GlissandoTools", "GlissandoWindowing", "GlissandoFiles",
        "GlissandoNotation",
        "GlissandoPainting", "GlissandoViews", "GlissandoDrawing", "GlissandoMotion", "Yams",
      ],
      swiftSettings: settings),
    .target(
      name: "GlissandoDeck",
      dependencies: [
        "GlissandoNotation", "GlissandoDrawing", "GlissandoFiles", "GlissandoMotion", "Yams",
      ],
      swiftSettings: settings),
    .target(
      name: "GlissandoPresenting",
      dependencies: [
        "Glissando", "GlissandoTools", "GlissandoDesktop", "GlissandoWindowing", "GlissandoDeck",
        "GlissandoFiles",
        "GlissandoLab", "GlissandoNotation", "GlissandoPainting", "GlissandoViews",
        "GlissandoDrawing",
        "GlissandoMotion",
      ],
      resources: [
        .embedInCode("Starters/first.yaml"), .embedInCode("Starters/plain.yaml"),
        .embedInCode("Starters/lightning.yaml"),
      ],
      swiftSettings: settings),
    // The gallery shows the code that runs: its text goes into the module when it is built.
    .target(
      name: "GlissandoGallery",
      dependencies: [
        "Glissando", "GlissandoTools", "GlissandoDesktop", "GlissandoDeck", "GlissandoNotation",
        "GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion",
      ],
      swiftSettings: settings, plugins: ["EmbedSpecimens"]),
    .executableTarget(name: "SpecimenEmbedder", swiftSettings: settings),
    .plugin(
      name: "EmbedSpecimens", capability: .buildTool(), dependencies: ["SpecimenEmbedder"]),
    .target(name: "CAllocationCounter"),
    .executableTarget(
      name: "GlissandoApp",
      dependencies: [
        "Glissando", "GlissandoGallery", "GlissandoPresenting", "GlissandoDeck", "GlissandoLab",
        "GlissandoNotation", "GlissandoTools", "GlissandoDesktop", "GlissandoWindowing",
        "GlissandoFiles", "GlissandoViews", "GlissandoPainting", "GlissandoDrawing",
        "GlissandoMotion",
        "CAllocationCounter",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),

    .executableTarget(
      name: "WindowProbe",
      dependencies: [
        "Glissando", "GlissandoTools", "GlissandoDesktop", "GlissandoWindowing", "GlissandoFiles",
        "GlissandoCompatibility", "GlissandoControls", "GlissandoViews", "GlissandoPainting",
        "GlissandoDrawing", "GlissandoMotion", "CAllocationCounter", "CSDL2",
      ],
      path: "Tests/WindowProbe", swiftSettings: settings),
    .executableTarget(
      name: "SurfaceReport", path: "Tests/SurfaceReport", swiftSettings: settings),
    .executableTarget(
      name: "ListingCheck",
      dependencies: ["Glissando", "GlissandoSyntax", "GlissandoTesting", "GlissandoViews"],
      path: "Tests/ListingCheck", exclude: ["Support"], swiftSettings: settings,
      // The libraries that it loads find the modules in it.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .target(
      name: "TestSupport",
      dependencies: ["GlissandoPainting", "GlissandoDrawing", "GlissandoMotion"],
      path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "GlissandoMacrosTests",
      dependencies: [
        "GlissandoExpansion", "GlissandoSyntax", "GlissandoTesting", "GlissandoCompatibility",
        "GlissandoControls", "GlissandoViews",
        "GlissandoDrawing", "GlissandoMotion",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoListingTests",
      dependencies: [
        "GlissandoTesting", "GlissandoControls", "GlissandoViews", "GlissandoPainting",
        "GlissandoDrawing",
        "GlissandoMotion",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoMotionTests", dependencies: ["TestSupport", "GlissandoMotion"],
      resources: [.copy("Goldens")], swiftSettings: settings),
    .testTarget(
      name: "GlissandoFilesTests", dependencies: ["GlissandoFiles"], swiftSettings: settings),
    .testTarget(
      name: "GlissandoDrawingTests",
      dependencies: ["TestSupport", "GlissandoDrawing", "GlissandoMotion"],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoPaintingTests",
      dependencies: [
        "TestSupport", "CBlit", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoGLTests",
      dependencies: [
        "TestSupport", "GlissandoGL", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoViewsTests",
      dependencies: [
        "TestSupport",
        "CScheduling", "GlissandoTesting", "GlissandoCompatibility", "GlissandoControls",
        "GlissandoViews",
        "GlissandoPainting", "GlissandoDrawing",
        "GlissandoMotion",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoDesktopTests",
      dependencies: [
        "CPresentation", "CSDL2", "CSession", "WindowProbe", "TestSupport", "Glissando",
        "GlissandoDesktop",
        "GlissandoWindowing", "GlissandoSession",
        "GlissandoFiles", "GlissandoViews",
        "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoToolsTests",
      dependencies: [
        "GlissandoTools", "GlissandoDesktop", "GlissandoFiles", "GlissandoCompatibility",
        "GlissandoTesting", "GlissandoControls", "GlissandoViews",
        "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoNotationTests", dependencies: ["GlissandoNotation", "GlissandoMotion"],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoLabTests",
      dependencies: [
        "TestSupport",
        "GlissandoLab", "GlissandoNotation", "GlissandoTesting", "Glissando", "GlissandoTools",
        "GlissandoWindowing", "GlissandoViews", "GlissandoPainting", "GlissandoDrawing",
        "GlissandoMotion",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoDeckTests",
      dependencies: ["GlissandoDeck", "GlissandoNotation", "GlissandoDrawing", "GlissandoMotion"],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoPresentingTests",
      dependencies: [
        "GlissandoPresenting", "GlissandoTools", "GlissandoDesktop", "GlissandoWindowing",
        "GlissandoDeck", "GlissandoNotation", "GlissandoTesting", "Glissando", "GlissandoViews",
        "GlissandoPainting",
        "GlissandoDrawing",
        "GlissandoMotion",
      ],
      swiftSettings: settings),
    // What reads files and texts, for tests and for the fuzzer.
    .target(
      name: "FuzzTargets", dependencies: fuzzedModules.map { .target(name: $0) },
      path: "Tests/FuzzTargets", swiftSettings: settings),
    .testTarget(
      name: "GlissandoFuzzTests",
      dependencies: [
        "FuzzTargets", "TestSupport",
        "GlissandoDeck", "GlissandoTools", "GlissandoDesktop", "GlissandoLab", "GlissandoNotation",
        "GlissandoPainting", "GlissandoDrawing", "GlissandoFiles", "GlissandoMotion",
      ],
      resources: [.copy("Corpus")], swiftSettings: settings),
    // Programs as people write them (links), in one module: those that storms are let loose on.
    .target(
      name: "StormPrograms", path: "Tests/StormPrograms", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "GlissandoAppTests",
      dependencies: [
        "TestSupport",
        "StormPrograms", "CAllocationCounter", "GlissandoApp", "GlissandoGallery",
        "GlissandoPresenting", "GlissandoDeck", "GlissandoLab", "GlissandoNotation",
        "GlissandoTesting", "Glissando", "GlissandoTools", "GlissandoDesktop", "GlissandoFiles",
        "GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// Where the originals are these names are theirs.
#if os(Linux)
  let dependencies: [String: [Target.Dependency]] = [
    "SwiftUI": ["Glissando", "QuartzCore", "SpaceVectors"], "UIKit": ["Glissando", "QuartzCore"],
    "simd": ["SpaceVectors"], "SpaceVectors": [], "OSLog": [],
  ]
  let listingCheck = package.targets.first { $0.name == "ListingCheck" }
  package.targets.first { $0.name == "StormPrograms" }?.dependencies.append("SwiftUI")
  for name in compatibilityModules {
    package.products.append(.library(name: name, targets: [name]))
    package.targets.append(
      .target(
        name: name,
        dependencies: dependencies[name] ?? ["Glissando"],
        path: "Sources/Compatibility/\(name)",
        swiftSettings: settings))
    listingCheck?.dependencies.append(.target(name: name))
  }
#endif

// The fuzzer, and libFuzzer's counters in what it looks at: for Scripts/fuzz alone.
if Context.environment["GLISSANDO_FUZZING"] == "1" {
  let counted = ["FuzzTargets"] + fuzzedModules
  for target in package.targets where counted.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer"]))
  }
  package.targets.append(
    .executableTarget(
      name: "Fuzzer", dependencies: ["FuzzTargets"], path: "Tests/Fuzzer",
      swiftSettings: settings + [.unsafeFlags(["-sanitize=fuzzer"])],
      // The system's other linker fails on the tables of lines in the counters.
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]))
}
