package import Foundation
package import GlissandoViews

/// A question for files: which to open, or where to save one.
package struct FileRequest: Equatable, Sendable {
  /// What is asked for.
  package enum Kind: Equatable, Sendable {
    /// Files, or folders, that there are.
    case open(allowsMultiple: Bool)
    /// A place for a file, under a name that may be changed.
    case save(name: String)
  }

  package var kind: Kind
  /// The kinds of files that may be chosen; the ending of the first is that of a saved file.
  package var types: [UTType] = []
  /// The folder to begin in; nil for the one of the last time.
  package var folder: URL?
  /// What the button that chooses says; nil for the usual word.
  package var confirmation: String?
  /// What is asked; nil for the usual words.
  package var message: String?
}

extension FileRequest {
  /// What is asked, in words.
  package var question: String {
    if let message { return message }
    switch kind {
    case .save: return "Save as"
    case .open(let allowsMultiple):
      return wantsFolders ? "Choose a folder" : allowsMultiple ? "Choose files" : "Choose a file"
    }
  }

  /// What the button that chooses says.
  package var confirmationWords: String {
    if let confirmation { return confirmation }
    if case .save = kind { return "Save" }
    return "Open"
  }

  /// Whether folders are asked for.
  package var wantsFolders: Bool { types.contains { $0 == .folder || $0 == .directory } }

  /// A name with the ending of what is saved, unless it has one that will do.
  package func completed(_ name: String) -> String {
    guard let ending = types.first?.preferredFilenameExtension, !name.isEmpty,
      (name as NSString).pathExtension.isEmpty
        || !UTType.allows(types, name: name, isFolder: false)
    else { return name }
    return name + "." + ending
  }
}

/// What was answered to a question for files.
package enum FileAnswer: Equatable, Sendable {
  /// The files that were chosen, one at least.
  case chosen([URL])
  /// Nothing is wanted any more.
  case cancelled
  /// There is nobody who could ask: then a sheet in the window does.
  case nobody
}

/// Who asks a person for files in place of a sheet in the window, and shows where they lie.
@MainActor
package protocol FileDialogs {
  /// Asks for files.
  ///
  /// - Parameter answer: Is called once.
  func ask(_ request: FileRequest, answer: @escaping @MainActor (FileAnswer) -> Void)

  /// Shows a file in its folder.
  ///
  /// - Parameter answer: Is called once, and told whether anybody shows it.
  func show(_ file: URL, answer: @escaping @MainActor (_ isShown: Bool) -> Void)
}

/// What a window has for choosing files.
@MainActor
final class FileChoosing: WindowObserver {
  /// The desktop's dialogs; nil for none.
  var dialogs: (any FileDialogs)?
  /// How many questions the desktop asks for the window.
  var openQuestions = 0
  /// The folders in which files were chosen last, by what dialogs are called who remember them together.
  var lastFolders: [String?: URL] = [:]

  /// Who is asked something answers first, as where the question is in the window.
  func interceptInput(_ event: InputEvent) -> Bool {
    if case .dropped = event { openQuestions > 0 } else { false }
  }
}

private enum FileChoosingKey: WindowServiceKey {
  static func make(in tree: ViewTree) -> FileChoosing { FileChoosing() }
}

extension ViewTree {
  var fileChoosing: FileChoosing { self[FileChoosingKey.self] }
}

extension ViewHost {
  /// What asks for files in place of the window's own sheet; nil for nobody.
  package var fileDialogs: (any FileDialogs)? {
    get { tree.fileChoosing.dialogs }
    set { tree.fileChoosing.dialogs = newValue }
  }
}
