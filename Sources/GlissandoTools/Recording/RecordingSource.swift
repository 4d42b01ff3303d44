package import GlissandoDesktop
package import Foundation
package import GlissandoDrawing
package import GlissandoMotion
package import GlissandoControls
package import GlissandoViews

/// Hands everything on to a source, and writes down what it handed on.
///
/// It stands right behind the loop: what it writes is all that the views are ever told.
@MainActor
package final class RecordingSource: FrameSource {
  private let source: any FrameSource
  private let writer: JournalWriter
  private var frames = 0

  /// Every so many frames the look of one is written, by which a replay knows that it is right.
  private static let checkInterval = 60

  /// Records what a source is told from now on.
  ///
  /// - Parameter program: The program and its version.
  package init(
    _ source: any FrameSource, writer: JournalWriter, program: String, command: [String],
    frameInterval: Double
  ) {
    self.source = source
    self.writer = writer
    writer.write(
      RecordingHeader(
        program: program, command: command, size: source.size, scale: source.scale,
        appearance: source.appearance,
        frameInterval: frameInterval
      ).lines.joined(separator: "\n"))
  }

  package var size: CGSize {
    get { source.size }
    set {
      if newValue != source.size { writer.write(.size(newValue)) }
      source.size = newValue
    }
  }

  package var scale: Double {
    get { source.scale }
    set {
      if newValue != source.scale { writer.write(.scale(newValue)) }
      source.scale = newValue
    }
  }

  package var appearance: WindowAppearance {
    get { source.appearance }
    set {
      for step in RecordedStep.changes(from: source.appearance, to: newValue) { writer.write(step) }
      source.appearance = newValue
    }
  }

  package func send(_ event: InputEvent, at time: Double) -> Bool {
    writer.write(.input(event, time: time))
    return source.send(event, at: time)
  }

  package func drain(_ queue: MainQueue) -> Double? {
    writer.write(.turn)
    return source.drain(queue)
  }

  package func render(_ time: FrameTime) -> Bool {
    writer.write(.frame(time))
    let isChanged = source.render(time)
    if frames.isMultiple(of: Self.checkInterval) {
      writer.write(.check(source.displayList.stableHash))
    }
    frames += 1
    return isChanged
  }

  package func finishFrame() { source.finishFrame() }
  package var barHeight: Double { source.barHeight }
  package var displayList: DisplayList { source.displayList }
  package var damage: Damage { source.damage }
  package var isOver: Bool { source.isOver }
  package var needsFrame: Bool { source.needsFrame }
  package var needsCommit: Bool { source.needsCommit }
  package var nextWakeUp: Double? { source.nextWakeUp }
  package var hosts: [ViewHost] { source.hosts }
  package var groundColor: Color.Resolved { source.groundColor }
  package var cursor: PointerStyle { source.cursor }
  package var textInput: TextInputPlace? { source.textInput }
  package var hasKeys: Bool {
    get { source.hasKeys }
    set { source.hasKeys = newValue }
  }
  package var profile: FrameProfile { source.profile }
  package var counters: FrameCounters { source.counters }
  package var movingValues: Int { source.movingValues }
}

/// A clipboard whose text is written down when it is read.
@MainActor
package final class RecordingClipboard: Clipboard {
  private let clipboard: any Clipboard
  private let writer: JournalWriter

  package init(_ clipboard: any Clipboard, writer: JournalWriter) {
    self.clipboard = clipboard
    self.writer = writer
  }

  package var string: String? {
    get { noted(clipboard.string) }
    set { clipboard.string = newValue }
  }

  package var selection: String? {
    get { noted(clipboard.selection) }
    set { clipboard.selection = newValue }
  }

  private func noted(_ text: String?) -> String? {
    writer.write(.clipboard(text))
    return text
  }
}
