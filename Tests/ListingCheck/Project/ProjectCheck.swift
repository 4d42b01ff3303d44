import Foundation
import GlissandoSyntax

/// Checks one program: each file is judged with all the others there; those that do not compile are
/// left out, and the rest runs.
final class ProjectCheck {
  private let module: ProjectModule
  private let setup: CompilerSetup
  private let scratch: URL
  private var files: [ProjectSource] = []
  /// Files that a build would have written: the members of asset catalogues, the package's bundle.
  private var generated: [URL] = []
  /// What is wrong with the whole.
  private(set) var failure: String?

  init(_ module: ProjectModule, from root: URL, setup: CompilerSetup, scratch: URL) throws {
    self.module = module
    self.setup = setup
    self.scratch = scratch.appendingPathComponent(module.folder.flatName)
    try? FileManager.default.removeItem(at: self.scratch)
    try FileManager.default.createDirectory(at: self.scratch, withIntermediateDirectories: true)
    for (number, file) in paths.enumerated() {
      // Texts that are no UTF-8 are none that the compiler takes.
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      let prefix = root.path + "/"
      files.append(
        ProjectSource(
          name: file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path,
          source: CheckedSource(text, number: number),
          // Two files of a module cannot have one name.
          copy: self.scratch.appendingPathComponent("\(number)_\(file.lastPathComponent)")))
    }
  }

  private lazy var compiler = ProjectCompiler(setup: setup, module: moduleName)

  /// The name by which the sources call their own module, as in `Garden.Color`, where they do.
  private var moduleName: String {
    let declared = Set(files.flatMap(\.source.declaredNames))
    let called = module.moduleNames.sorted().filter { name in
      !declared.contains(name) && CompilerSetup.identifier(name) == name
        && files.contains { $0.source.qualifiesNames(with: name) }
    }
    return called.first ?? CompilerSetup.identifier(module.folder.lastPathComponent) + "_"
  }

  /// The files, those that are judged first.
  private var paths: [URL] { module.files + module.context }

  /// What is known of the files that are judged.
  var judgedFiles: ArraySlice<ProjectSource> { files[..<module.files.count] }

  /// Judges all files, and runs what compiles unless that is not wanted.
  func check(compilesOnly: Bool) throws {
    try noteMissingModules()
    generated = [try makeAssetMembers(), try makeBundle()].compactMap { $0 }
    for file in files { try file.write() }
    let layers = ProjectLayers(
      names: files.map(\.source.declaredNames),
      folders: paths.map { $0.deletingLastPathComponent().path })
    for (number, layer) in layers.layers.enumerated() {
      // What is shared is judged and run once.
      try check(layer, with: layers.shared, isFirst: number == 0, compilesOnly)
    }
  }

  private func noteMissingModules() throws {
    let imported = Set(files.flatMap { $0.source.imports.map(\.name) })
    let missing = try compiler.missing(of: imported, scratch: scratch)
    for index in files.indices {
      let own = Set(files[index].source.imports.map(\.name)).intersection(missing)
      files[index].source.missingImports = own
      // A module of the same project is compiled into the one module.
      files[index].missingModules = own.subtracting(module.folderNames).sorted()
    }
  }

  /// Names the assets as the build plugin does.
  private func makeAssetMembers() throws -> URL? {
    let catalogues = module.resources.filter { $0.pathExtension == "xcassets" }
    guard !catalogues.isEmpty else { return nil }
    let output = scratch.appendingPathComponent("AssetMembers.swift")
    let tool = setup.products.appendingPathComponent("AssetNames")
    let result = try ChildProcess.run(
      [tool.path, "--output", output.path, "--sources", module.folder.path]
        + catalogues.map(\.path), timeout: 60)
    if let reason = result.failure { failure = "the assets: \(reason): \(result.output)" }
    return result.failure == nil ? output : nil
  }

  /// Writes what SwiftPM does for a package with resources; those lie in the folder in which views run.
  private func makeBundle() throws -> URL? {
    guard module.hasBundle else { return nil }
    let output = scratch.appendingPathComponent("ModuleBundle.swift")
    let text = """
      import Foundation
      extension Foundation.Bundle {
        static let module = Bundle(path: FileManager.default.currentDirectoryPath) ?? .main
      }

      """
    try text.write(to: output, atomically: true, encoding: .utf8)
    return output
  }

  /// What the compiler is given for some files.
  private func sources(of indices: [Int]) -> [URL] { indices.map { files[$0].copy } + generated }

  // MARK: One layer

  private func check(_ layer: [Int], with shared: [Int], isFirst: Bool, _ compilesOnly: Bool) throws
  {
    let all = (shared + layer).sorted()
    let judged = (isFirst ? all : layer).filter { $0 < module.files.count }
    guard !judged.isEmpty else { return }
    let found = try findErrors(among: all)
    for index in judged { files[index].errors = found[index] ?? [] }
    guard !compilesOnly else { return }
    let kept = try leaveOut(
      from: all.filter { found[$0] == nil && files[$0].missingModules.isEmpty }, judging: judged)
    guard kept.contains(where: { judged.contains($0) && !files[$0].source.views.isEmpty }) else {
      return
    }
    let library = scratch.appendingPathComponent("views\(layer.first ?? 0).so")
    let outcome = try compiler.makeLibrary(library, of: sources(of: kept))
    guard outcome.failure == nil, outcome.remarks.isEmpty else {
      let reason = outcome.failure ?? outcome.remarks.first?.message ?? ""
      failure = "what compiles cannot be linked:\n\(reason)"
      return
    }
    try run(judged.filter { kept.contains($0) }, in: library)
  }

  /// The mistakes of files that are compiled together, without those in what the check adds.
  private func findErrors(among all: [Int]) throws -> [Int: [String]] {
    let places = Dictionary(uniqueKeysWithValues: all.map { (files[$0].copy.path, $0) })
    // A view that cannot be made after all is left out, which may show another.
    for _ in 0..<6 {
      let outcome = try compiler.check(
        sources(of: all.filter { files[$0].missingModules.isEmpty }),
        context: all.filter { !files[$0].missingModules.isEmpty }.map { files[$0].copy })
      if let failure = outcome.failure { self.failure = failure }
      var errors: [Int: [String]] = [:]
      var added: [Int: [Int]] = [:]
      for remark in outcome.remarks {
        guard let index = places[remark.path] else { continue }
        let last = files[index].source.lineCount
        // Where nothing is left of what was added, it is the file itself that ends too early.
        if remark.line > last, !files[index].source.views.isEmpty {
          added[index, default: []].append(remark.line)
        } else {
          errors[index, default: []].append("\(min(remark.line, last)): \(remark.message)")
        }
      }
      if added.isEmpty { return errors }
      for (index, lines) in added {
        files[index].refusedViews += files[index].source.dropViews(atLines: lines)
        try files[index].write()
      }
    }
    return [:]
  }

  /// Leaves out what does not compile without the files that do not, until the rest does.
  private func leaveOut(from files: [Int], judging judged: [Int]) throws -> [Int] {
    var kept = files
    while true {
      let found = try findErrors(among: kept)
      if found.isEmpty { return kept }
      for (index, errors) in found where judged.contains(index) {
        self.files[index].reasonNotToRun = "without what does not compile: \(errors[0])"
      }
      kept.removeAll { found[$0] != nil }
    }
  }

  // MARK: Running

  private func run(_ indices: [Int], in library: URL) throws {
    let folder = try makeResources()
    let box = RunBox()
    let jobs = indices.map { ($0, files[$0].source.views.map(\.name)) }
    DispatchQueue.concurrentPerform(iterations: jobs.count) { place in
      let (index, names) = jobs[place]
      box.put(try? ViewRun(library: library, file: index, names: names, in: folder), at: index)
    }
    for (index, run) in box.runs { files[index].run = run }
  }

  /// A folder with all resources side by side, as they lie in a program's bundle: `Bundle.main` is where the program
  /// lies, and so that stands among them.
  private func makeResources() throws -> URL {
    let folder = scratch.appendingPathComponent("Resources")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (number, resource) in module.resources.enumerated() {
      var place = folder.appendingPathComponent(resource.lastPathComponent)
      if (try? place.checkResourceIsReachable()) ?? false {
        place = folder.appendingPathComponent("\(number)-\(resource.lastPathComponent)")
      }
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: resource)
    }
    let program = CompilerSetup.program
    let place = folder.appendingPathComponent(program.lastPathComponent)
    // Another disk has no links to files of this one.
    if (try? FileManager.default.linkItem(at: program, to: place)) == nil {
      try FileManager.default.copyItem(at: program, to: place)
    }
    return folder
  }
}

/// How the views of files ran, by file.
private final class RunBox: @unchecked Sendable {
  // Everything below is read and written under the lock only.
  private let lock = NSLock()
  private var found: [Int: ViewRun] = [:]

  var runs: [Int: ViewRun] { lock.withLock { found } }

  func put(_ run: ViewRun?, at index: Int) { lock.withLock { found[index] = run } }
}
