// swift-tools-version: 6.2
import PackageDescription

// A package of its own: Yams, which the lab and talks read with, takes any module Combine in the same
// build for Apple's, and so does swift-argument-parser with a module os.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "GlissandoCompatibility",
  products: [
    .library(name: "Combine", targets: ["Combine"]), .library(name: "os", targets: ["os"]),
  ],
  dependencies: [.package(name: "Glissando", path: "..")],
  targets: [
    .target(
      name: "Combine", dependencies: [.product(name: "Glissando", package: "Glissando")],
      swiftSettings: settings),
    .target(
      name: "os", dependencies: [.product(name: "OSLog", package: "Glissando")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
