import Foundation
import Glissando
import GlissandoFiles
import GlissandoTools

/// What the lab is called, and what can be done with it as a whole.
struct DocumentMenu: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    Menu {
      Button("New") { model.startNew() }.keyboardShortcut("n")
      Button("Open…") { model.fileQuestion = .open }.keyboardShortcut("o")
      Divider()
      Button("Save") { model.save() }.keyboardShortcut("s")
      Button("Save as…") { model.fileQuestion = .save }
        .keyboardShortcut("s", modifiers: [.command, .shift])
    } label: {
      title
    }
    .menuStyle(.borderlessButton)
    .help("The lab as a document")
    .accessibilityLabel("Document, \(model.documentName ?? "not saved")")
    .modifier(FileQuestions(model: model))
  }

  private var title: some View {
    return HStack(spacing: 5 * metrics.unit) {
      AtMostWidth(limit: metrics.documentName) {
        Text(model.documentName ?? "Lab").font(metrics.title).lineLimit(1)
          .truncationMode(.middle)
      }
      if model.isEdited {
        Circle().fill(palette.faintInk).frame(width: 5 * metrics.unit, height: 5 * metrics.unit)
          .accessibilityLabel("edited")
          .transition(.opacity)
      }
    }
    .foregroundStyle(palette.ink)
  }
}

/// Asks for files where the document needs some.
private struct FileQuestions: ViewModifier {
  let model: LabModel

  func body(content: Content) -> some View {
    content
      .fileExporter(
        isPresented: asks(.plot), document: model.plotFile,
        contentType: model.plotFile?.kind.type ?? .png, defaultFilename: plotName
      ) {
        model.receive($0, of: .plot)
      }
      .fileDialogCustomizationID("plot")
      .fileDialogDefaultDirectory(folder(\.pictures, for: [.plot]))
      .fileImporter(isPresented: asks(.open), allowedContentTypes: [LabFile.type]) {
        model.receive($0, of: .open)
      }
      .fileExporter(
        isPresented: asks(.save), document: saved, contentType: LabFile.type,
        defaultFilename: name
      ) {
        model.receive($0, of: .save)
      }
      .fileDialogCustomizationID("lab")
      .fileDialogDefaultDirectory(folder(\.documents, for: [.open, .save]))
  }

  /// A folder of the home while something is asked: where it lies is read from a file, for which no window waits.
  private func folder(
    _ path: KeyPath<UserFolders, String>, for questions: [LabModel.FileQuestion]
  ) -> URL? {
    guard let question = model.fileQuestion, questions.contains(question) else { return nil }
    return URL(fileURLWithPath: UserFolders()[keyPath: path])
  }

  /// Read only while somebody is asked: a slider that is dragged changes the document in each frame.
  private var saved: LabFile? { model.fileQuestion == .save ? model.labFile : nil }

  private var plotName: String? { model.fileQuestion == .plot ? model.plotName : nil }

  private var name: String? {
    guard model.fileQuestion == .save else { return nil }
    return model.documentName ?? model.lanes.map(\.title).joined(separator: ", ")
  }

  private func asks(_ question: LabModel.FileQuestion) -> Binding<Bool> {
    Binding(
      get: { model.fileQuestion == question },
      set: { isAsked in
        if isAsked {
          model.fileQuestion = question
        } else if model.fileQuestion == question {
          model.fileQuestion = nil
        }
      })
  }
}
