import Foundation
import GlissandoDrawing
import GlissandoFiles
import GlissandoMotion
import GlissandoViews

/// The sheet that asks for files where the desktop has no dialog for it: places, a path, what the folder
/// holds, and a name to save under.
struct FileBrowser: View {
  let request: FileRequest
  let folder: URL
  let choose: @MainActor ([URL]) -> Void
  let cancel: @MainActor () -> Void
  @State private var model: FileBrowserModel?

  /// In points; windows are seldom smaller.
  private static let size = CGSize(width: 640, height: 400)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let model {
        FileBrowserHead(model: model)
        HStack(alignment: .top, spacing: 12) {
          FilePlaces(model: model)
          FileList(model: model) { confirm(model) }
        }
        FileBrowserFoot(model: model, confirm: { confirm(model) }, cancel: cancel)
      }
    }
    .padding(16)
    .frame(
      idealWidth: Self.size.width, maxWidth: Self.size.width, idealHeight: Self.size.height,
      maxHeight: Self.size.height
    )
    .onAppear { if model == nil { model = FileBrowserModel(request, folder: folder) } }
  }

  private func confirm(_ model: FileBrowserModel) {
    if let chosen = model.confirm() { choose(chosen) }
  }
}

/// What is asked, and the path.
private struct FileBrowserHead: View {
  @Bindable var model: FileBrowserModel

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(model.request.question).font(.headline)
      HStack(spacing: 8) {
        Button {
          model.goUp()
        } label: {
          Image(systemName: "arrow.up")
        }
        .help("The folder around")
        .keyboardShortcut(.upArrow, modifiers: .option)
        TextField("Path", text: $model.path)
          .textFieldStyle(.roundedBorder)
          .onSubmit { model.openPath() }
      }
    }
  }
}

/// The folders that everybody has.
private struct FilePlaces: View {
  let model: FileBrowserModel
  private let folders = UserFolders()
  @ScaledMetric private var width = 132.0
  @ScaledMetric private var signWidth = 18.0

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      place("Home", "house", folders.home)
      ForEach(others, id: \.name) { place($0.name, $0.symbol, $0.path) }
    }
    .frame(width: width, alignment: .leading)
  }

  /// Those that there are: the home stands for what is missing.
  private var others: [(name: String, symbol: String, path: String)] {
    [
      (name: "Documents", symbol: "doc.text", path: folders.documents),
      (name: "Pictures", symbol: "photo", path: folders.pictures),
      (name: "Videos", symbol: "film.fill", path: folders.videos),
    ].filter { $0.path != folders.home }
  }

  private func place(_ name: String, _ symbol: String, _ path: String) -> some View {
    Button {
      model.go(to: URL(fileURLWithPath: path))
    } label: {
      HStack(spacing: 8) {
        Image(systemName: symbol).frame(width: signWidth)
        Text(name)
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 8)
      .padding(.vertical, 5)
      .background {
        RoundedRectangle(cornerRadius: 6)
          .fill(ControlColors.border.opacity(model.folder.path == path ? 0.12 : 0))
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// What the folder holds.
private struct FileList: View {
  @Bindable var model: FileBrowserModel
  let open: @MainActor () -> Void
  @ScaledMetric private var signWidth = 18.0
  /// Whether the keyboard walks the list, as it does from the beginning where no name is asked for.
  @FocusState private var isWalked: Bool
  @Environment(\.window) private var window

  var body: some View {
    ScrollViewReader { scroll in
      panel.onKeyPress(phases: [.down, .repeat]) { press in
        guard let text = press.typedText, let time = window.tree()?.time else { return .ignored }
        if let name = model.find(text, at: time) { scroll.scrollTo(name) }
        return .handled
      }
    }
    .onAppear { if !model.isSaving { isWalked = true } }
  }

  private var panel: some View {
    ZStack {
      list
      if model.entries.isEmpty {
        Text("Nothing in here").foregroundStyle(.secondary).allowsHitTesting(false)
      }
    }
    .focused($isWalked)
    .listStyle(.plain)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .overlay {
      RoundedRectangle(cornerRadius: 8).strokeBorder(ControlColors.border.opacity(0.16))
        .allowsHitTesting(false)
    }
    .onKeyPress(keys: [.delete]) { _ in
      model.goUp()
      return .handled
    }
    .onKeyPress(keys: ["h"], phases: .down) { press in
      guard press.modifiers.contains(.control) else { return .ignored }
      model.showsHidden.toggle()
      return .handled
    }
    .contextMenu(forSelectionType: String.self) { _ in
      Toggle("Hidden files", isOn: $model.showsHidden)
    } primaryAction: { chosen in
      model.selection = chosen
      open()
    }
    .accessibilityLabel("Files")
  }

  @ViewBuilder private var list: some View {
    if case .open(true) = model.request.kind {
      List(model.entries, selection: $model.selection) { row($0) }
    } else {
      List(model.entries, selection: single) { row($0) }
    }
  }

  private var single: Binding<String?> {
    Binding(get: { model.selection.first }, set: { model.selection = $0.map { [$0] } ?? [] })
  }

  private func row(_ entry: FileEntry) -> some View {
    HStack(spacing: 8) {
      Image(systemName: entry.isFolder ? "folder.fill" : "doc").frame(width: signWidth)
        .foregroundStyle(entry.isFolder ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      Text(entry.name).lineLimit(1).truncationMode(.middle)
      Spacer(minLength: 8)
      if !entry.isFolder {
        Text(Int64(entry.size).formatted(.byteCount(style: .file))).font(.caption)
          .foregroundStyle(.secondary).fixedSize()
      }
    }
    .opacity(entry.isEnabled ? 1 : 0.4)
    .contentShape(Rectangle())
  }
}

/// The name, what went wrong, and the buttons.
private struct FileBrowserFoot: View {
  @Bindable var model: FileBrowserModel
  let confirm: @MainActor () -> Void
  let cancel: @MainActor () -> Void
  @FocusState private var isNaming: Bool

  var body: some View {
    HStack(spacing: 10) {
      if model.isSaving {
        TextField("Name", text: $model.name)
          .textFieldStyle(.roundedBorder)
          .focused($isNaming)
          .environment(\.typedOver, .nameWithoutEnding)
          .onSubmit { confirm() }
          .frame(minWidth: 160)
      }
      sentence.frame(maxWidth: .infinity, alignment: .leading)
      Button("Cancel", role: .cancel) { cancel() }
        .keyboardShortcut(.cancelAction)
        .fixedSize()
      Button(model.confirmation, role: model.replaced == nil ? nil : .destructive) { confirm() }
        .keyboardShortcut(.defaultAction)
        .buttonStyle(.borderedProminent)
        .disabled(!model.canConfirm)
        .fixedSize()
    }
    .onAppear { if model.isSaving { isNaming = true } }
  }

  @ViewBuilder private var sentence: some View {
    if let problem = model.problem {
      Text(problem).font(.caption).foregroundStyle(ControlColors.destructive)
        .lineLimit(2)
    } else if let replaced = model.replaced {
      Text("“\(replaced.lastPathComponent)” is there already.").font(.caption).lineLimit(2)
    } else if !model.isSaving {
      // What is opened has no name to type, which would keep the buttons at the end.
      Spacer(minLength: 0)
    }
  }
}
