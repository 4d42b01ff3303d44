import GlissandoLab
import GlissandoMotion
import GlissandoNotation
import Testing

struct LaneTests {
  @Test func aLaneRunsItsSetting() {
    let lane = Lane(.b, setting: MotionSetting(.curve(.linear, duration: 2)))
    #expect(lane.animation == .linear(duration: 2))
  }
}
