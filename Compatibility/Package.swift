// swift-tools-version: 6.2
import PackageDescription

// A package of its own: Yams, which the lab and talks read with, takes any module of this name in
// the same build for Apple's.
let package = Package(
  name: "GlissandoCompatibility",
  products: [.library(name: "Combine", targets: ["Combine"])],
  dependencies: [.package(name: "Glissando", path: "..")],
  targets: [
    .target(
      name: "Combine", dependencies: [.product(name: "Glissando", package: "Glissando")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
