import GlissandoMotion
package import GlissandoNotation

// Motions of the lab as texts, copied and brought in, and what is said of it.

extension LabModel {
  /// How far a copied curve may be from the motion that it stands for, in ways to the target.
  package static let offeredErrors = [0.0001, 0.001, 0.01]

  /// The languages to copy in, in the order in which they are shown.
  package static var formats: [any NotationFormat] { NotationFormats.all }

  /// A lane's motion from rest in a language, with the velocity that it has been given.
  package func written(_ lane: Lane, in format: any NotationFormat) -> WrittenMotion {
    format.write(
      lane.settingFromRest,
      options: WritingOptions(name: lane.name ?? "motion", greatestError: greatestError))
  }

  /// The selected lane in a language, to be looked at.
  ///
  /// To fit a curve takes some milliseconds, which a frame does not have: while a number is dragged
  /// such a language keeps what it was.
  func shownText(in format: any NotationFormat) -> WrittenMotion {
    guard format.fitsCurves else { return written(selected, in: format) }
    if isDragging, let kept = fittedTexts[format.id] { return kept }
    let text = written(selected, in: format)
    fittedTexts[format.id] = text
    return text
  }

  /// The selected lane in the language that was copied last, and a notice that says so.
  package func textToCopy() -> String {
    let format = NotationFormats.named(copiedFormat) ?? NotationFormats.all[0]
    let text = written(selected, in: format).text
    say(LabNotice("Copied as \(format.name)."))
    return text
  }

  /// Notes that somebody copied in a language, which Control-C then does too.
  package func noteCopy(_ format: any NotationFormat) { copiedFormat = format.id }

  // MARK: Bringing in

  /// Makes lanes of all motions in a text, whatever language it is in, of presets, or of the lanes of a saved lab.
  ///
  /// Where there is no room for all, the first come in; where there is room for none, the first one
  /// takes the selected lane's place, which undo gives back.
  ///
  /// - Returns: Whether anything was understood; a notice says what was not.
  @discardableResult
  package func bringIn(_ text: String) -> Bool {
    let imported = ImportedText(text)
    guard !imported.motions.isEmpty else {
      if let problem = imported.problem { say(LabNotice(problem, isProblem: true)) }
      return false
    }
    let room = addLanes(imported.motions)
    say(notice(of: imported, room: room))
    return true
  }

  /// Makes lanes of motions, as many as there is room for; the first one takes the selected lane's place where
  /// there is room for none.
  ///
  /// - Returns: How many there was room for.
  private func addLanes(_ motions: [ImportedText.Motion]) -> Int {
    let room = Lane.Letter.allCases.count - lanes.count
    endStep()
    withAnimation(Self.motion) {
      edit { document in
        if room == 0, let motion = motions.first {
          document.change(document.selection) { lane in
            lane.setting = motion.setting
            lane.initialVelocity = motion.velocity
            lane.name = motion.name
          }
        }
        for motion in motions.prefix(room) {
          document.add(motion.setting, name: motion.name, initialVelocity: motion.velocity)
        }
      }
    }
    return room
  }

  /// What has become of some motions, of which the first has a name.
  private static func arrival(of count: Int, room: Int, what: String, lane: Lane.Letter) -> String {
    if room == 0 {
      return "Lane \(lane.text) now comes from \(what); undo brings back what was there."
    }
    if count > room {
      return "The first \(room) of \(count) motions are new lanes; there are four at most."
    }
    return count == 1 ? "Lane \(lane.text) comes from \(what)." : "\(count) motions are new lanes."
  }

  private func notice(of imported: ImportedText, room: Int) -> LabNotice {
    var sentences = [
      Self.arrival(
        of: imported.motions.count, room: room, what: imported.source, lane: selected.id)
    ]
    sentences += imported.notes
    if let problem = imported.problem { sentences.append(problem) }
    return LabNotice(sentences.joined(separator: " "), isProblem: imported.problem != nil)
  }

  // MARK: Notices

  /// Says something; nil takes back what was said.
  package func say(_ notice: LabNotice?) {
    noticeAge = 0
    if notice == nil { isNoticeHeld = false }
    withAnimation(Self.motion) {
      self.notice = notice
      if let notice, notice != lastNotice { lastNotice = notice }
    }
  }

  /// Says once more what was last said.
  package func sayAgain() {
    if let lastNotice { say(lastNotice) }
  }

  /// Lets what is said grow older by a second; what was there for long enough goes.
  package func ageNotice() {
    guard let notice, !isNoticeHeld else { return }
    noticeAge += 1
    if noticeAge >= notice.lifetime { say(nil) }
  }
}
