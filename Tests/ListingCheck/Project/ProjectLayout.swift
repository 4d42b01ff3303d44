import Foundation

/// Which files of a folder make one program.
///
/// A folder with an Xcode project or a package of its own is one, and what lies in none of them
/// another. One that has several entry points (`@main`) is as many: the folders that hold them, each
/// with what lies beside them in the same project.
enum ProjectLayout {
  /// The programs of a folder, by path.
  static func modules(in root: URL) -> [ProjectModule] {
    var found: [ProjectFolder] = []
    let rest = ProjectFolder(root).cut(into: &found)
    return ([rest] + found).flatMap { split($0, isProject: $0.isProject) }
      .filter { !$0.files.isEmpty }.sorted { $0.folder.path < $1.folder.path }
  }

  private static func split(_ folder: ProjectFolder, isProject: Bool) -> [ProjectModule] {
    let programs = folder.folders.filter { $0.entryPoints > 0 }
    guard folder.entryPoints > 1, !programs.isEmpty else { return [folder.whole] }
    var modules = programs.flatMap { split($0, isProject: isProject) }
    let others = folder.folders.filter { $0.entryPoints == 0 }
    guard isProject else { return modules + others.map(\.whole) + [folder.loose] }
    var shared = folder.loose
    for other in others { shared.join(other.whole) }
    for index in modules.indices.dropFirst() { modules[index].share(shared) }
    modules[0].join(shared)
    return modules
  }
}

/// A folder with what lies in it, as far as it belongs to a program.
private struct ProjectFolder {
  private(set) var loose: ProjectModule
  private(set) var folders: [ProjectFolder] = []
  private(set) var isProject = false
  private var isPackage = false
  private var ownEntryPoints = 0

  /// What tools have put into a folder.
  private static let foreignFolders: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build",
  ]

  init(_ url: URL) {
    loose = ProjectModule(folder: url)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") {
      let file = url.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
        continue
      }
      if name.hasSuffix(".xcodeproj") || name == "Package.swift" {
        isProject = true
        noteProject(file)
      } else if isFolder.boolValue, !name.hasSuffix(".xcassets") {
        guard !name.hasSuffix("Tests"), !Self.foreignFolders.contains(name) else { continue }
        loose.folderNames.insert(name)
        if url.lastPathComponent == "Sources" { loose.moduleNames.insert(name) }
        folders.append(ProjectFolder(file))
      } else {
        add(file)
      }
    }
  }

  private mutating func noteProject(_ file: URL) {
    guard file.pathExtension == "swift" else {
      loose.moduleNames.insert(file.deletingPathExtension().lastPathComponent)
      return
    }
    let manifest = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    loose.hasBundle = loose.hasBundle || manifest.contains("resources:")
    isPackage = true
  }

  private mutating func add(_ file: URL) {
    guard file.pathExtension == "swift" else { return loose.resources.append(file) }
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard !text.contains("import XCTest") else { return }
    if text.contains("@main") || text.contains("@UIApplicationMain") { ownEntryPoints += 1 }
    loose.files.append(file)
  }

  /// The number of entry points in it and in the folders in it.
  var entryPoints: Int { folders.reduce(ownEntryPoints) { $0 + $1.entryPoints } }

  /// All files, of this folder and of those in it.
  var whole: ProjectModule {
    var module = loose
    for folder in folders { module.join(folder.whole) }
    // Packages have what lies in catalogues as a resource without saying so.
    if isPackage, module.resources.contains(where: { $0.pathExtension == "xcassets" }) {
      module.hasBundle = true
    }
    return module
  }

  /// The folder without the projects in it, which are found.
  func cut(into found: inout [ProjectFolder]) -> ProjectFolder {
    var rest = self
    rest.folders = []
    for folder in folders {
      let cut = folder.cut(into: &found)
      if cut.isProject { found.append(cut) } else { rest.folders.append(cut) }
    }
    return rest
  }
}
