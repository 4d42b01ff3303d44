import Foundation
import PackagePlugin

/// Writes the members of a target's asset catalogues: `Color(.brand)`, `Image(.hero)`.
@main
struct GlissandoAssetNames: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let catalogues = catalogues(in: target.directoryURL)
    guard !catalogues.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetMembers.swift")
    let descriptions = catalogues.flatMap { files(in: $0) }
    return [
      .buildCommand(
        displayName: "Naming the assets of \(catalogues.count) catalogues",
        executable: try context.tool(named: "AssetNames").url,
        arguments: ["--output", output.path, "--sources", target.directoryURL.path]
          + catalogues.map(\.path),
        inputFiles: descriptions, outputFiles: [output])
    ]
  }

  private func catalogues(in folder: URL) -> [URL] {
    files(in: folder, where: { $0.pathExtension == "xcassets" })
  }

  private func files(in folder: URL) -> [URL] {
    files(in: folder, where: { $0.lastPathComponent == "Contents.json" })
  }

  private func files(in folder: URL, where isWanted: (URL) -> Bool) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = found?.allObjects.compactMap { $0 as? URL } ?? []
    return urls.filter(isWanted).sorted { $0.path < $1.path }
  }
}
