import GlissandoLab
import GlissandoNotation
import Testing

struct PresetLibraryTests {
  @Test("No two systems, and no two presets of a system, are called the same")
  func uniqueness() {
    let titles = PresetLibrary.groups.map(\.title)
    #expect(Set(titles).count == titles.count)
    for group in PresetLibrary.groups {
      let names = group.entries.map(\.name)
      #expect(Set(names).count == names.count, "\(group.title)")
      #expect(!names.isEmpty)
    }
  }

  @Test("The system's own presets come first, and a lane that is exactly one shows its name")
  func names() {
    #expect(PresetLibrary.groups.first?.title == "SwiftUI")
    let smooth = MotionSetting(.spring(.perceptual(duration: 0.5, bounce: 0)))
    #expect(Lane(.a, setting: smooth).title == "smooth")
    #expect(Lane(.a, name: "Mine", setting: smooth).title == "Mine")
    let other = MotionSetting(.spring(.perceptual(duration: 0.51, bounce: 0.25)))
    #expect(Lane(.a, setting: other).title == "0.51 s, bounce 0.25")
  }

  @Test("A search finds presets by any words of their name and system")
  func searching() {
    let found = PresetLibrary.groups.compactMap { $0.matching("react WOB") }
    #expect(found.flatMap(\.entries).map(\.name) == ["wobbly"])
    #expect(PresetLibrary.groups.allSatisfy { $0.matching("no such thing") == nil })
    #expect(PresetLibrary.groups.compactMap { $0.matching(" ") } == PresetLibrary.groups)
  }
}
