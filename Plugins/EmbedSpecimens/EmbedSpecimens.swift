import Foundation
import PackagePlugin

/// Puts the text of the gallery's specimens into the program that runs them.
@main
struct EmbedSpecimens: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let specimens = module.sourceFiles(withSuffix: "swift").map(\.url)
      .filter { $0.pathComponents.contains("Specimens") }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "SpecimenTexts.swift")
    return [
      .buildCommand(
        displayName: "Embedding the text of \(specimens.count) specimens",
        executable: try context.tool(named: "SpecimenEmbedder").url,
        arguments: [output.path] + specimens.map(\.path),
        inputFiles: specimens, outputFiles: [output])
    ]
  }
}
