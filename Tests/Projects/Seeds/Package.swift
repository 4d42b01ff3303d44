// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Seeds",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Seeds", targets: ["Seeds"])],
  targets: [
    .target(name: "Seeds", dependencies: ["SeedNames"], resources: [.process("Resources")]),
    .target(name: "SeedNames"),
  ]
)
