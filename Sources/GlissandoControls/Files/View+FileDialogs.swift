public import Foundation
import GlissandoFiles
public import GlissandoViews

// Dialogs that a view asks files by.

extension View {
  /// Asks for a file while a binding says so.
  ///
  /// - Parameter onCompletion: Is handed the file's address; it is not called where nothing was chosen.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, allowsMultiple: false) { urls in
      if let url = urls.first { onCompletion(.success(url)) }
    }
  }

  /// Asks for files while a binding says so.
  ///
  /// - Parameter onCompletion: Is handed the files' addresses; it is not called where none was chosen.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, allowsMultiple: allowsMultipleSelection) {
      onCompletion(.success($0))
    }
  }

  /// Asks for files while a binding says so.
  ///
  /// - Parameters:
  ///   - onCompletion: Is handed the files' addresses.
  ///   - onCancellation: Is called where none was chosen.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    importing(
      isPresented, allowedContentTypes, allowsMultiple: allowsMultipleSelection,
      cancelled: onCancellation
    ) { onCompletion(.success($0)) }
  }

  /// Asks where a document is to be saved while a binding says so, and writes it there.
  ///
  /// - Parameter onCompletion: Is handed the address of the file, or why it could not be written; it is
  ///   not called where none was chosen.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks where a document is to be saved while a binding says so, and writes it there.
  ///
  /// - Parameters:
  ///   - contentTypes: The kinds that it may be saved as, the first of which is offered; none stand for
  ///     all that it can be written as.
  ///   - onCompletion: Is handed the address of the file, or why it could not be written.
  ///   - onCancellation: Is called where no place was chosen.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
    return askForPlace(
      isPresented: isPresented, types: types, name: defaultFilename ?? "Untitled",
      cancelled: onCancellation
    ) { url in
      guard let document else { return }
      onCompletion(Result { try document.write(to: url, among: types) })
    }
  }

  /// Asks for a folder for several documents while a binding says so, and writes them there.
  ///
  /// - Parameter onCompletion: Is handed the addresses of the files, or why one could not be written; it
  ///   is not called where no folder was chosen.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    importing(isPresented, [.folder], allowsMultiple: false) { folders in
      guard let folder = folders.first else { return }
      onCompletion(Result { try documents.map { try $0.write(into: folder, as: contentType) } })
    }
  }

  /// Has the view's dialogs remember a folder of their own, with all others of the window that have the identifier: they
  /// begin where a file was chosen last, and only the first in their default directory.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.name = id }
  }

  /// Has the dialogs of the view begin in a folder; nil for the one of the last time.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.folder = defaultDirectory }
  }

  /// Has the button of the view's dialogs that chooses say something else.
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    let label = String(label)
    return transformEnvironment(\.fileDialogSettings) { $0.confirmation = label }
  }

  /// Has the view's dialogs say what they ask for.
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    let message = String(message)
    return transformEnvironment(\.fileDialogSettings) { $0.message = message }
  }

  // MARK: Asking

  nonisolated private func importing(
    _ isPresented: Binding<Bool>, _ types: [UTType], allowsMultiple: Bool,
    cancelled: @escaping () -> Void = {}, _ chosen: @escaping ([URL]) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented,
        request: FileRequest(kind: .open(allowsMultiple: allowsMultiple), types: types),
        chosen: chosen, cancelled: cancelled))
  }

  /// Asks for a place for a file while a binding says so; who asks writes it.
  ///
  /// - Parameters:
  ///   - name: What is offered as its name, without what cannot be in one; “Untitled” where nothing is left.
  ///   - chosen: Is handed the address; a file that is there may be replaced.
  nonisolated package func askForPlace(
    isPresented: Binding<Bool>, types: [UTType], name: String,
    cancelled: @escaping () -> Void = {}, _ chosen: @escaping (URL) -> Void
  ) -> some View {
    let name = OutputFile.fileName(name)
    return modifier(
      FileDialogModifier(
        isPresented: isPresented,
        request: FileRequest(kind: .save(name: name.isEmpty ? "Untitled" : name), types: types),
        chosen: { urls in if let url = urls.first { chosen(url) } }, cancelled: cancelled))
  }
}

extension FileDocument {
  /// Writes the document as what the file's ending says, else as the first of some kinds.
  fileprivate func write(to url: URL, among types: [UTType]) throws -> URL {
    let named = UTType(filenameExtension: url.pathExtension)
    let type = types.first { $0 == named } ?? types.first ?? .data
    let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
    try fileWrapper(configuration: configuration).write(to: url)
    return url
  }

  /// Writes the document into a folder, under the name that it prefers and that is free.
  fileprivate func write(into folder: URL, as type: UTType) throws -> URL {
    let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
    let wrapper = try fileWrapper(configuration: configuration)
    let preferred = (wrapper.preferredFilename ?? "Untitled") as NSString
    let ending = preferred.pathExtension
    let path = OutputFile.freePath(
      in: folder.path, name: preferred.deletingPathExtension,
      ending: ending.isEmpty ? type.preferredFilenameExtension ?? "data" : ending)
    let url = URL(fileURLWithPath: path)
    try wrapper.write(to: url)
    return url
  }
}
