import GlissandoMotion
import GlissandoNotation
import Testing

struct MotionSettingTests {
  @Test func modifiersAreAppliedInTheirOrder() {
    let spring = SpringSetting.perceptual(duration: 0.4, bounce: 0.2)
    let setting = MotionSetting(.spring(spring), modifiers: [.delay(0.1), .speed(2)])
    #expect(
      setting.animation == .spring(Spring(duration: 0.4, bounce: 0.2)).delay(0.1).speed(2))
  }

  @Test func curvesHaveNoSpring() {
    #expect(MotionSetting(.curve(.easeIn, duration: 1)).spring == nil)
  }
}
