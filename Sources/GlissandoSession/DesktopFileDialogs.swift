import CSession
package import Foundation
package import GlissandoControls

/// The desktop's own dialog for files, by its portal, and its file manager.
package struct DesktopFileDialogs: FileDialogs {
  private let parent: @MainActor () -> String

  /// Asks for a window.
  ///
  /// - Parameter parent: The window that has the keyboard, as portals name it; empty where there is no name for it.
  package init(parent: @escaping @MainActor () -> String) { self.parent = parent }

  package func ask(_ request: FileRequest, answer: @escaping @MainActor (FileAnswer) -> Void) {
    guard SessionBus.connect(ProcessInfo.processInfo.environment) else { return answer(.nobody) }
    PortalQuestion(request, parent: parent()).withPointers { question in
      glissando_session_ask_for_files(
        question,
        { outcome, addresses, context in
          // GLib calls on the main thread, which serves it.
          MainActor.assumeIsolated {
            Waiting<FileAnswer>.end(context, FileAnswer(outcome, addresses))
          }
        }, Waiting(answer).retained)
    }
  }

  package func show(_ file: URL, answer: @escaping @MainActor (Bool) -> Void) {
    guard SessionBus.connect(ProcessInfo.processInfo.environment) else { return answer(false) }
    glissando_session_show_file(
      file.absoluteURL.absoluteString,
      { isShown, context in
        MainActor.assumeIsolated { Waiting<Bool>.end(context, isShown) }
      }, Waiting(answer).retained)
  }
}

/// Who waits for an answer that comes by way of C.
private final class Waiting<Answer> {
  private let answer: @MainActor (Answer) -> Void

  init(_ answer: @escaping @MainActor (Answer) -> Void) { self.answer = answer }

  /// What C hands back, which keeps it until the end.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  @MainActor static func end(_ context: UnsafeMutableRawPointer?, _ answer: Answer) {
    guard let context else { return }
    Unmanaged<Waiting>.fromOpaque(context).takeRetainedValue().answer(answer)
  }
}

extension FileAnswer {
  /// What a portal has answered; addresses of other things than files are none.
  fileprivate init(
    _ outcome: glissando_files_outcome, _ addresses: UnsafePointer<UnsafePointer<CChar>?>?
  ) {
    var urls: [URL] = []
    var place = addresses
    while let text = place?.pointee {
      if let url = URL(string: String(cString: text)), url.isFileURL { urls.append(url) }
      place = place?.successor()
    }
    switch outcome {
    case GLISSANDO_FILES_CHOSEN where !urls.isEmpty: self = .chosen(urls)
    case GLISSANDO_FILES_NOBODY: self = .nobody
    default: self = .cancelled
    }
  }
}

/// A question as the portal takes it.
@MainActor
private struct PortalQuestion {
  private let request: FileRequest
  private let parent: String

  init(_ request: FileRequest, parent: String) { (self.request, self.parent) = (request, parent) }

  /// Calls a body with texts that are there as long as it runs.
  func withPointers(_ body: (UnsafePointer<glissando_files_question>) -> Void) {
    var copies: [UnsafeMutablePointer<CChar>] = []
    defer { copies.forEach { free($0) } }
    func copy(_ text: String?) -> UnsafePointer<CChar>? {
      guard let text, let copy = strdup(text) else { return nil }
      copies.append(copy)
      return UnsafePointer(copy)
    }
    let patterns = UTType.patterns(of: request.types).map { copy($0) } + [nil]
    patterns.withUnsafeBufferPointer { patterns in
      var question = glissando_files_question()
      question.parent = copy(parent)
      question.title = copy(request.question)
      question.confirmation = copy(request.confirmationWords)
      question.folder = copy(request.folder?.path)
      if case .save(let name) = request.kind { question.name = copy(request.completed(name)) }
      if case .open(true) = request.kind { question.allows_multiple = true }
      question.wants_folders = request.wantsFolders
      question.patterns = patterns.baseAddress
      question.kind = copy(UTType.words(of: request.types))
      body(&question)
    }
  }
}
