import Foundation
import GlissandoFiles
import GlissandoMotion

// New, open, save: what the lab does with its documents.

extension LabModel {
  /// What the document is called: its file's name without ending; nil where it was never saved.
  package var documentName: String? {
    file.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
  }

  /// What a window is called that shows the document, and with a star whether its file is to be saved again.
  package var windowTitle: String {
    documentName.map { "\($0)\(isEdited ? "*" : "") – Lab" } ?? "Glissando: Lab"
  }

  /// Begins a new lab; undo brings back what was there.
  package func startNew() {
    guard document != LabDocument() else { return }
    replace(with: LabDocument())
    say(LabNotice("A new lab; undo brings back what was there."))
  }

  /// Opens a lab that was saved under a name; undo brings back what was there.
  package func open(_ path: String) {
    do throws(FileProblem) {
      let file = try LabFile(path: path)
      replace(with: file.document)
      // It may be the file that was open already, with other lanes by now.
      noteSaved(file.document.lanes)
      withAnimation(Self.motion) { score.kind = file.specimen }
      say(LabNotice("“\(documentName ?? path)” is open; undo brings back what was there."))
    } catch {
      say(LabNotice("Not opened, “\(UserFolders().shown(path))”: \(error).", isProblem: true))
    }
  }

  private func replace(with next: LabDocument) {
    endStep()
    withAnimation(Self.motion) {
      edit { $0 = next }
      plotWindow = PlotWindow()
    }
  }

  /// Writes the document into its file, or asks for one where it has none.
  ///
  /// What somebody else has saved there meanwhile is replaced only by the next one.
  package func save() {
    guard let path = document.file else {
      fileQuestion = .save
      return
    }
    if let others = lanesOfOthers(in: path) {
      noteSaved(others)
      say(
        LabNotice(
          "“\(documentName ?? path)” has been changed elsewhere; save again to replace that.",
          isProblem: true))
      return
    }
    do throws(FileProblem) {
      try labFile.write(to: path)
      noteSaved(as: path)
    } catch {
      say(LabNotice("Not saved as “\(UserFolders().shown(path))”: \(error).", isProblem: true))
    }
  }

  /// What a file has by now that this lab has neither read nor written; nil where there is nothing of the kind.
  private func lanesOfOthers(in path: String) -> [Lane]? {
    guard let saved, let lanes = (try? LabFile(path: path))?.document.lanes else { return nil }
    return lanes == saved || lanes == document.lanes ? nil : lanes
  }

  /// The document as it is saved.
  var labFile: LabFile { LabFile(document, specimen: score.kind) }

  /// Has the document be that of a file from now on, the steps that led to it too: undo does not take
  /// back that it was saved.
  func noteSaved(as path: String) {
    endStep()
    let earlier = document.file
    history.rename(earlier, to: path)
    document.file = path
    noteSaved(document.lanes)
    saySaved(as: path)
  }

  /// Says where something was saved.
  func saySaved(as path: String) {
    say(LabNotice("Saved as \(UserFolders().shown(path)).", file: path))
  }

  /// Takes what a dialog for files answered.
  func receive(_ result: Result<URL, any Error>, of question: FileQuestion) {
    switch (result, question) {
    case (.success(let url), .open): open(url.path)
    case (.success(let url), .save): noteSaved(as: url.path)
    case (.success(let url), .plot):
      saySaved(as: url.path)
    case (.failure(let error), _):
      say(LabNotice("\(error.localizedDescription.asSentence)", isProblem: true))
    }
  }

  /// What is asked about files.
  package enum FileQuestion: Sendable {
    case open
    case save
    case plot
  }
}
