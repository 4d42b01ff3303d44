import Foundation
package import GlissandoDeck
import GlissandoLab
import GlissandoNotation

// What is wrong with the settings of scenes.

extension DeckScenes {
  /// What is wrong with a setting of a specimen of the lab; other scenes have none.
  package static let settingProblem: DeckReader.SettingCheck = { scene, name, value in
    guard specimen(of: scene) != nil else {
      return .name("“\(scene)” has no settings; take “\(name)” out")
    }
    let lanes = Lane.Letter.allCases.map { "\($0)" }
    switch name {
    case "plays":
      return ["on", "off"].contains(value) ? nil : .value("plays is on or off, not “\(value)”")
    case "interrupt":
      let isInterval = Double(value).map { (1...60_000).contains($0) } ?? false
      return isInterval
        ? nil : .value("interrupt is milliseconds from 1 to 60000, not “\(value)”")
    case _ where lanes.contains(name):
      return problem(ofAnimation: value, in: name).map { .value($0) }
    case _ where lanes.contains { name == "\($0)-name" }: return nil
    default:
      let known = lanes + lanes.map { "\($0)-name" } + ["interrupt", "plays"]
      // Names of lanes are near to any short word.
      let near = NearestWord.find(name, among: ["interrupt", "plays"])
      return .name(
        "“\(name)” is no setting of “\(scene)”; "
          + (near.map { "did you mean “\($0)”?" } ?? "allowed are \(known.joined(separator: ", "))")
      )
    }
  }

  private static func problem(ofAnimation text: String, in lane: String) -> String? {
    do {
      _ = try MotionText.animation(text)
      return nil
    } catch {
      return "\(lane): \(error.reason)"
    }
  }
}
