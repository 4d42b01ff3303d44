package import Foundation
package import GlissandoMotion
package import GlissandoNotation
import Observation
package import GlissandoWindowing

/// What the lab shows and what somebody does with it.
@MainActor @Observable
package final class LabModel {
  /// What lies beside the specimens.
  package enum Drawer: String, Hashable, Sendable {
    /// Springs to begin with.
    case presets
    /// Texts to copy, and a field for those to paste.
    case transfer
  }

  /// The lanes and the selection.
  package internal(set) var document: LabDocument {
    didSet {
      for lane in oldValue.lanes where document[lane.id] == nil { departed[lane.id] = lane.title }
      noteParts()
      if document.file != oldValue.file { readSaved() }
      if isEdited != isChanged { isEdited = isChanged }
      remember()
    }
  }
  /// What lanes were called that are no longer there: their chips are still seen for a moment.
  @ObservationIgnored private var departed: [Lane.Letter: String] = [:]
  /// A lane as it was before the last change of its setting; nil before the first.
  package private(set) var ghost: Lane?
  /// What can be undone.
  @ObservationIgnored package internal(set) var history = LabHistory() {
    didSet { noteHistory() }
  }
  /// What is open beside the specimens.
  package var drawer: Drawer? {
    didSet { remember() }
  }
  /// What is played on the specimens of all lanes.
  package let score = SpecimenScore()
  /// The time in seconds at which the plots are read; nil while nobody reads.
  package var plotCursor: Double?
  /// The part of the plots that is shown.
  package var plotWindow = PlotWindow() {
    didSet { remember() }
  }
  /// Whether the list of keys is shown.
  package var showsKeys = false
  /// The group of parameters that is open; nil where all are closed.
  package var openSection: ParameterSection? = .spring(.perceptual) {
    didSet { remember() }
  }
  /// The size in points of the window that is the lab's own, which it goes back to from what it covers; nil where it has
  /// had none.
  @ObservationIgnored package var windowSize: CGSize? {
    didSet { remember() }
  }
  /// What the window covers that is the lab's own; nil for nothing.
  @ObservationIgnored package var windowCover: WindowShape.Cover? {
    didSet { remember() }
  }
  /// How plots are saved.
  package var plot = PlotStyle()
  /// The plot that somebody is asked about.
  @ObservationIgnored var plotFile: PlotFile?
  /// What is being asked about files; nil for nothing.
  package var fileQuestion: FileQuestion?
  /// Whether the document is another one than its file has.
  package private(set) var isEdited = false
  /// The lanes that the document's file has; nil where there is no such file.
  @ObservationIgnored private(set) var saved: [Lane]?
  /// What keeps all of that; nil for a lab that begins anew each time.
  @ObservationIgnored var memory: LabMemory?

  // What views read that do not show a lane's numbers: it changes seldom, and a slider that is
  // dragged changes the document in each frame.

  /// The file of the document; nil where it was never saved.
  package private(set) var file: String?
  /// The letter of the lane that is being tuned.
  package private(set) var selection = Lane.Letter.a
  /// The letters of all lanes, in order.
  package private(set) var letters = [Lane.Letter.a]
  /// How the spring of the lane that is being tuned is described; nil where no spring moves it.
  @ObservationIgnored private var form: SpringForm?
  /// What kind of motion the lane that is being tuned is.
  package private(set) var kind = MotionKind.spring
  /// Whether there is something to undo.
  package private(set) var canUndo = false
  /// Whether there is something to do again.
  package private(set) var canRedo = false

  /// What is being said; nil where there is nothing to say.
  package internal(set) var notice: LabNotice?
  /// What was last said, to be read again; nil where nothing was.
  package internal(set) var lastNotice: LabNotice?
  /// Whether somebody is about to read it: it then stays.
  @ObservationIgnored var isNoticeHeld = false
  /// For how many seconds it has been there.
  @ObservationIgnored var noticeAge = 0
  /// How far a copied curve may be from the motion that it stands for, in ways to the target.
  package var greatestError = 0.001
  /// Whether a number is being dragged: what takes longer than a frame waits for its end.
  package internal(set) var isDragging = false
  /// What was last written in languages that curves are fitted for, by their identities.
  @ObservationIgnored var fittedTexts: [String: WrittenMotion] = [:]
  /// The language that was copied last.
  package internal(set) var copiedFormat = "swiftui"
  /// What somebody has typed or pasted to bring in.
  package var draft = ""
  /// The presets of one's own; nil where there are none.
  package let presets: PresetStore?

  /// A lab that begins with a setting.
  package init(
    _ setting: MotionSetting = .standard, name: String? = nil, presets: PresetStore? = nil
  ) {
    document = LabDocument(setting, name: name)
    self.presets = presets
    noteParts()
  }

  /// A lab that begins with the motions of a text, at most four; with its own where there are none.
  package convenience init(_ motions: [ReadMotion], presets: PresetStore? = nil) {
    self.init(presets: presets)
    document = LabDocument(motions)
  }

  /// How everything on the page moves that is not a specimen.
  package static let motion = Animation.spring(duration: 0.42, bounce: 0.16)
  /// How what only fades does so.
  package static let fade = Animation.smooth(duration: 0.2)

  /// One to four lanes in the order of their letters.
  package var lanes: [Lane] { document.lanes }
  /// The lane that is being tuned.
  package var selected: Lane { document.selected }

  /// What a lane is called, or was called last.
  func title(of letter: Lane.Letter) -> String {
    document[letter]?.title ?? departed[letter] ?? ""
  }

  /// Shows the list of keys, or closes it.
  package func toggleKeys() { withAnimation(Self.fade) { showsKeys.toggle() } }

  /// Opens what lies beside the specimens, or closes it.
  package func toggle(_ drawer: Drawer) {
    withAnimation(Self.motion) { self.drawer = self.drawer == drawer ? nil : drawer }
  }

  private func noteParts() {
    if selection != document.selection { selection = document.selection }
    if file != document.file { file = document.file }
    let letters = document.lanes.map(\.id)
    if self.letters != letters { self.letters = letters }
    let kind = document.selected.setting.kind
    if self.kind != kind { self.kind = kind }
    let form = document.selected.setting.base.springSetting?.form
    guard form != self.form else { return }
    self.form = form
    // The description that is open is the one that the lane has.
    if let form, case .spring = openSection { openSection = .spring(form) }
  }

  private var isChanged: Bool { document.file != nil && saved != document.lanes }

  private func readSaved() {
    saved = document.file.flatMap { path in try? LabFile(path: path) }?.document.lanes
  }

  /// Notes what the document's file has by now.
  func noteSaved(_ lanes: [Lane]) {
    saved = lanes
    isEdited = isChanged
  }

  private func noteHistory() {
    if canUndo != history.canUndo { canUndo = history.canUndo }
    if canRedo != history.canRedo { canRedo = history.canRedo }
  }

  // MARK: Changing

  /// Changes the document as a step that can be undone.
  ///
  /// A body that changes nothing is no step.
  ///
  /// - Parameters:
  ///   - change: What it is about; changes of the same thing in a row are one step until
  ///     ``endStep()``.
  ///   - body: The change.
  package func edit(_ change: LabChange? = nil, _ body: (inout LabDocument) -> Void) {
    var next = document
    body(&next)
    guard next != document else { return }
    let previous = document
    if notice != nil { say(nil) }
    if history.note(previous, before: change) { noteGhost(previous, next) }
    document = next
  }

  /// Changes the setting of the selected lane as a step that can be undone.
  package func editSetting(_ change: LabChange? = nil, _ body: (inout MotionSetting) -> Void) {
    edit(change) { document in
      document.change(document.selection) { body(&$0.setting) }
    }
  }

  /// Changes what undo does not count: the selection.
  func move(_ body: (inout LabDocument) -> Void) {
    withAnimation(Self.motion) { body(&document) }
  }

  /// Ends a row of changes, as the end of a drag does.
  package func endStep() {
    history.close()
    guard isDragging else { return }
    isDragging = false
    remember()
  }

  /// Keeps the lane whose setting a step changes; a step that changes none keeps the ghost there is.
  private func noteGhost(_ previous: LabDocument, _ next: LabDocument) {
    for lane in previous.lanes {
      guard let changed = next[lane.id], changed.setting != lane.setting else { continue }
      ghost = lane
      return
    }
    if let ghost, next[ghost.id] == nil { self.ghost = nil }
  }

  /// Goes back a step.
  package func undo() {
    let change = document.presetChange
    travel { $0.undo($1) }
    if let change, document.presetChange != change { undo(change) }
  }

  /// Goes forward again by a step.
  package func redo() {
    let change = document.presetChange
    travel { $0.redo($1) }
    if let next = document.presetChange, next != change { redo(next) }
  }

  private func travel(_ step: (inout LabHistory, LabDocument) -> LabDocument?) {
    guard let other = step(&history, document) else { return }
    say(nil)
    withAnimation(Self.motion) {
      noteGhost(document, other)
      document = other
    }
  }
}
