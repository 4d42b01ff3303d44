// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What `@Entry`, `@Animatable` and `#Preview` are made of; without the trait it is not even fetched.
func syntax(_ product: String) -> Target.Dependency {
  .product(name: product, package: "swift-syntax", condition: .when(traits: ["Macros"]))
}

let package = Package(
  name: "Glissando",
  products: [
    .library(name: "Glissando", targets: ["Glissando"]),
    .library(name: "GlissandoMotion", targets: ["GlissandoMotion"]),
    .library(name: "GlissandoPresenting", targets: ["GlissandoPresenting"]),
    .library(name: "GlissandoTesting", targets: ["GlissandoTesting"]),
    .executable(name: "glissando", targets: ["GlissandoApp"]),
  ],
  traits: [
    .default(enabledTraits: []),
    .trait(
      name: "Macros",
      description: "@Entry, @Animatable and #Preview; building swift-syntax takes minutes."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),

    .macro(
      name: "GlissandoMacros",
      dependencies: [
        syntax("SwiftCompilerPlugin"), syntax("SwiftDiagnostics"), syntax("SwiftSyntax"),
        syntax("SwiftSyntaxBuilder"), syntax("SwiftSyntaxMacros"),
      ],
      swiftSettings: settings),
    .target(name: "CPrefetch"),
    .target(name: "CBlit"),
    .target(
      name: "GlissandoMotion",
      dependencies: [
        "CPrefetch", .target(name: "GlissandoMacros", condition: .when(traits: ["Macros"])),
      ],
      swiftSettings: settings),
    .target(name: "GlissandoDrawing", dependencies: ["GlissandoMotion"], swiftSettings: settings),
    .target(
      name: "GlissandoViews", dependencies: ["GlissandoDrawing", "GlissandoMotion"],
      swiftSettings: settings),
    .target(
      name: "GlissandoPainting",
      dependencies: ["GlissandoDrawing", "GlissandoMotion", "CBlit", "CPangoCairo"],
      swiftSettings: settings),
    .target(
      name: "GlissandoDesktop",
      dependencies: [
        "GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion", "CSDL2",
      ],
      swiftSettings: settings),
    .target(
      name: "GlissandoTesting",
      dependencies: ["GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion"],
      swiftSettings: settings),
    .target(
      name: "Glissando",
      dependencies: ["GlissandoDesktop", "GlissandoViews", "GlissandoDrawing", "GlissandoMotion"],
      swiftSettings: settings),
    .target(name: "GlissandoNotation", dependencies: ["GlissandoMotion"], swiftSettings: settings),
    .target(
      name: "GlissandoLab",
      dependencies: [
        "Glissando", "GlissandoDesktop", "GlissandoNotation", "GlissandoPainting", "GlissandoViews",
        "GlissandoDrawing", "GlissandoMotion", "Yams",
      ],
      swiftSettings: settings),
    .target(
      name: "GlissandoDeck",
      dependencies: ["GlissandoNotation", "GlissandoDrawing", "GlissandoMotion", "Yams"],
      swiftSettings: settings),
    .target(
      name: "GlissandoPresenting",
      dependencies: [
        "Glissando", "GlissandoDesktop", "GlissandoDeck", "GlissandoLab", "GlissandoNotation",
        "GlissandoPainting", "GlissandoViews", "GlissandoDrawing", "GlissandoMotion",
      ],
      resources: [
        .embedInCode("Starters/first.yaml"), .embedInCode("Starters/plain.yaml"),
        .embedInCode("Starters/lightning.yaml"),
      ],
      swiftSettings: settings),
    .target(name: "CAllocationCounter"),
    .executableTarget(
      name: "GlissandoApp",
      dependencies: [
        "Glissando", "GlissandoPresenting", "GlissandoDeck", "GlissandoLab", "GlissandoNotation",
        "GlissandoTesting", "GlissandoDesktop",
        "GlissandoViews", "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion",
        "CAllocationCounter",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings, plugins: ["EmbedSpecimens"]),
    // The gallery shows the code that runs: its text goes into the program when it is built.
    .executableTarget(name: "SpecimenEmbedder", swiftSettings: settings),
    .plugin(
      name: "EmbedSpecimens", capability: .buildTool(), dependencies: ["SpecimenEmbedder"]),

    .executableTarget(
      name: "WindowProbe",
      dependencies: [
        "GlissandoDesktop", "GlissandoViews", "GlissandoPainting", "GlissandoDrawing",
        "GlissandoMotion", "CAllocationCounter", "CSDL2",
      ],
      path: "Tests/WindowProbe", swiftSettings: settings),
    .executableTarget(
      name: "SurfaceReport", path: "Tests/SurfaceReport", swiftSettings: settings),
    .executableTarget(
      name: "ListingCheck",
      dependencies: [
        "Glissando", "GlissandoTesting", "GlissandoViews", syntax("SwiftParser"),
        syntax("SwiftSyntax"),
      ],
      path: "Tests/ListingCheck", exclude: ["Support"], swiftSettings: settings),
    // The macros are compiled into their tests (Macros is a link): a test target that depends on a
    // macro target makes SwiftPM build all tests as tools, which then do not find the executables.
    .testTarget(
      name: "GlissandoMacrosTests",
      dependencies: [
        "Glissando", "GlissandoTesting", "GlissandoViews", "GlissandoDrawing", "GlissandoMotion",
        syntax("SwiftDiagnostics"), syntax("SwiftParser"), syntax("SwiftSyntax"),
        syntax("SwiftSyntaxBuilder"), syntax("SwiftSyntaxMacroExpansion"),
        syntax("SwiftSyntaxMacros"), syntax("SwiftSyntaxMacrosGenericTestSupport"),
      ],
      exclude: ["Macros/GlissandoPlugin.swift"], swiftSettings: settings),
    .testTarget(
      name: "GlissandoListingTests",
      dependencies: [
        "GlissandoTesting", "GlissandoViews", "GlissandoPainting", "GlissandoDrawing",
        "GlissandoMotion",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoMotionTests", dependencies: ["GlissandoMotion"],
      resources: [.copy("Goldens")], swiftSettings: settings),
    .testTarget(
      name: "GlissandoDrawingTests", dependencies: ["GlissandoDrawing", "GlissandoMotion"],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoPaintingTests",
      dependencies: ["GlissandoPainting", "GlissandoDrawing", "GlissandoMotion"],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoViewsTests",
      dependencies: [
        "GlissandoTesting", "GlissandoViews", "GlissandoPainting", "GlissandoDrawing",
        "GlissandoMotion",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoDesktopTests",
      dependencies: [
        "WindowProbe", "GlissandoDesktop", "GlissandoViews", "GlissandoPainting",
        "GlissandoDrawing",
        "GlissandoMotion",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoNotationTests", dependencies: ["GlissandoNotation", "GlissandoMotion"],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoLabTests",
      dependencies: [
        "GlissandoLab", "GlissandoNotation", "GlissandoTesting", "Glissando", "GlissandoViews",
        "GlissandoPainting", "GlissandoDrawing", "GlissandoMotion",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoDeckTests",
      dependencies: ["GlissandoDeck", "GlissandoNotation", "GlissandoDrawing", "GlissandoMotion"],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoPresentingTests",
      dependencies: [
        "GlissandoPresenting", "GlissandoDesktop", "GlissandoDeck", "GlissandoNotation",
        "GlissandoTesting", "Glissando", "GlissandoViews", "GlissandoPainting", "GlissandoDrawing",
        "GlissandoMotion",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GlissandoAppTests",
      dependencies: [
        "GlissandoApp", "GlissandoPresenting", "GlissandoLab", "GlissandoNotation",
        "GlissandoTesting", "Glissando", "GlissandoDesktop", "GlissandoViews", "GlissandoPainting",
        "GlissandoDrawing", "GlissandoMotion",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
