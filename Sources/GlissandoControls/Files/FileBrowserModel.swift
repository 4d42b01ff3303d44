import Foundation
import GlissandoFiles
import Observation

// What people look for files in: a folder, its files, what is chosen, and a name to save under.

/// A file or a folder in a list.
struct FileEntry: Identifiable, Equatable {
  let name: String
  let isFolder: Bool
  /// Bytes of a file.
  let size: Int
  /// Whether it may be chosen, or entered.
  let isEnabled: Bool
  var id: String { name }
}

/// What somebody looks for files in: a folder, what is chosen in it, and a name to save under.
@MainActor @Observable
final class FileBrowserModel {
  let request: FileRequest
  private(set) var folder: URL
  private(set) var entries: [FileEntry] = []
  /// The names that are chosen.
  var selection: Set<String> = [] {
    didSet { if selection != oldValue { choiceChanged() } }
  }
  /// The name to save under.
  var name = "" {
    didSet { if name != oldValue { replaced = nil } }
  }
  /// What is typed as a path.
  var path = ""
  /// Why something did not work, in one sentence; nil where all does.
  private(set) var problem: String?
  /// The file that would be replaced, which is asked about; nil where none would.
  private(set) var replaced: URL?
  /// What is typed to find a name.
  @ObservationIgnored private var word = TypedWord()
  /// Whether names that begin with a point are listed.
  var showsHidden = false {
    didSet { list() }
  }

  init(_ request: FileRequest, folder: URL) {
    self.request = request
    self.folder = folder
    if case .save(let name) = request.kind { self.name = request.completed(name) }
    go(to: folder)
  }

  var isSaving: Bool { if case .save = request.kind { true } else { false } }
  private var wantsFolders: Bool { request.wantsFolders }

  /// What the button does now.
  var confirmation: String {
    if replaced != nil { return "Replace" }
    if entered != nil { return "Open" }
    return request.confirmationWords
  }

  /// Whether there is something to open or to save.
  var canConfirm: Bool {
    if isSaving, entered == nil { return !name.trimmingCharacters(in: .whitespaces).isEmpty }
    return wantsFolders || !chosen.isEmpty
  }

  // MARK: Going somewhere

  /// Lists another folder; one that cannot be listed changes nothing but what is said.
  func go(to url: URL) {
    let url = url.standardizedFileURL
    do {
      _ = try FileManager.default.contentsOfDirectory(atPath: url.path)
    } catch {
      let shown = UserFolders().shown(url.path)
      problem = "“\(shown)” cannot be listed: \(Self.reason(url.path))."
      return
    }
    folder = url
    path = UserFolders().shown(url.path)
    problem = nil
    replaced = nil
    word = TypedWord()
    list()
    selection = []
  }

  func goUp() { go(to: folder.deletingLastPathComponent()) }

  /// Does what a typed path says: a folder is listed, a file chosen.
  func openPath() {
    let typed = UserFolders().path(typed: path)
    let url = URL(fileURLWithPath: typed, relativeTo: folder).standardizedFileURL
    if url.path.isFolder || !FileManager.default.fileExists(atPath: url.path) && !isSaving {
      return go(to: url)
    }
    let name = url.lastPathComponent
    go(to: url.deletingLastPathComponent())
    if isSaving { self.name = name }
    if entries.contains(where: { $0.name == name && $0.isEnabled }) { selection = [name] }
  }

  private func list() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let sorted = names.filter { showsHidden || !$0.hasPrefix(".") }
      .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
      .map { entry($0) }
    entries = sorted.filter(\.isFolder) + sorted.filter { !$0.isFolder }
  }

  private func entry(_ name: String) -> FileEntry {
    let url = folder.appendingPathComponent(name)
    let isFolder = url.path.isFolder
    let attributes = isFolder ? nil : try? FileManager.default.attributesOfItem(atPath: url.path)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    let fits = isFolder || UTType.allows(request.types, name: name, isFolder: false)
    return FileEntry(name: name, isFolder: isFolder, size: size, isEnabled: fits)
  }

  // MARK: Choosing

  /// The one chosen folder that would be entered rather than taken.
  private var entered: FileEntry? {
    guard selection.count == 1, !wantsFolders else { return nil }
    return entries.first { $0.isFolder && selection.contains($0.name) }
  }

  private func choiceChanged() {
    replaced = nil
    guard isSaving, selection.count == 1 else { return }
    if let file = entries.first(where: { !$0.isFolder && selection.contains($0.name) }) {
      name = file.name
    }
  }

  /// Chooses the next name that begins with what is typed.
  ///
  /// - Parameter time: When it is typed, in seconds.
  /// - Returns: The name; nil where none begins so.
  func find(_ text: String, at time: Double) -> String? {
    let found = word.find(
      text, at: time, in: entries.map(\.name),
      from: entries.firstIndex { selection.contains($0.name) })
    guard let name = found.map({ entries[$0].name }) else { return nil }
    selection = [name]
    return name
  }

  /// Does what the button says.
  ///
  /// - Returns: What was chosen; nil where there is more to be asked.
  func confirm() -> [URL]? {
    if let entered {
      go(to: folder.appendingPathComponent(entered.name))
      return nil
    }
    return isSaving ? savePlace().map { [$0] } : openFiles()
  }

  /// What is chosen and may be opened.
  private var chosen: [FileEntry] {
    entries.filter { selection.contains($0.name) && $0.isEnabled }
  }

  private func openFiles() -> [URL]? {
    let chosen = chosen
    if chosen.isEmpty { return wantsFolders ? [folder] : nil }
    return chosen.map { folder.appendingPathComponent($0.name) }
  }

  private func savePlace() -> URL? {
    let name = request.completed(name.trimmingCharacters(in: .whitespaces))
    guard !name.contains("/") else {
      problem = "A name has no “/”; the path above says in which folder it is."
      return nil
    }
    let place = folder.appendingPathComponent(name)
    if place.path.isFolder {
      problem = "“\(name)” is a folder; choose another name."
      return nil
    }
    do throws(FileProblem) {
      try OutputFile.check(place.path)
    } catch {
      problem = "“\(name)” cannot be saved here: \(error)."
      return nil
    }
    if FileManager.default.fileExists(atPath: place.path), replaced != place {
      self.name = name
      replaced = place
      return nil
    }
    return place
  }

  // MARK: Asking the disk

  private static func reason(_ path: String) -> String {
    guard FileManager.default.fileExists(atPath: path) else { return "there is no such folder" }
    return path.isFolder ? "you are not allowed to" : "it is no folder"
  }
}
