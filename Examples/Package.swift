// swift-tools-version: 6.2
// What uses Glissando as programs elsewhere do: each target shows one thing.

import PackageDescription

let glissando = Target.Dependency.product(name: "Glissando", package: "Glissando")

let presenting = Target.Dependency.product(name: "GlissandoPresenting", package: "Glissando")

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "Glissando", path: "..")],
  targets: [
    // The first program of the README.
    .executableTarget(name: "Hello", dependencies: [glissando]),
    // One idea per file.
    .executableTarget(name: "Gallery", dependencies: [glissando]),
    // A talk that is written in Swift.
    .executableTarget(name: "Talk", dependencies: [glissando, presenting]),
    // A source of an Xcode project as it is, with its asset catalogue.
    .executableTarget(
      name: "Ported", dependencies: [.product(name: "SwiftUI", package: "Glissando")],
      resources: [.copy("Assets.xcassets")],
      plugins: [.plugin(name: "GlissandoAssetNames", package: "Glissando")]),
  ],
  swiftLanguageModes: [.v6]
)
