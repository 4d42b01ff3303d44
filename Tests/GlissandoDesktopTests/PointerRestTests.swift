import Foundation
import GlissandoViews
import Testing

@testable import GlissandoDesktop

struct PointerRestTests {
  @Test("A pointer that is in the way is hidden when it has rested for two seconds")
  func hiding() {
    var pointer = PointerRest()
    #expect(pointer.due(.arrowWhileMoving, at: 5) == nil)
    pointer.note(.pointerMoved(.zero), at: 10)
    #expect(pointer.due(.arrowWhileMoving, at: 11) == 12)
    #expect(!pointer.isHidden(.arrowWhileMoving, at: 11.9))
    #expect(pointer.isHidden(.arrowWhileMoving, at: 12))
    #expect(pointer.due(.arrowWhileMoving, at: 12) == nil)
  }

  @Test("It is shown as soon as it moves, and any other pointer always is")
  func showing() {
    var pointer = PointerRest()
    pointer.note(.pointerMoved(.zero), at: 10)
    #expect(!pointer.isHidden(.arrow, at: 20))
    #expect(pointer.due(.link, at: 11) == nil)
    pointer.note(.key(KeyPress(key: .space)), at: 19)
    #expect(pointer.isHidden(.arrowWhileMoving, at: 20))
    pointer.note(.pointerMoved(.zero), at: 20)
    #expect(!pointer.isHidden(.arrowWhileMoving, at: 20))
    pointer.note(.pointerExited, at: 21)
    #expect(!pointer.isHidden(.arrowWhileMoving, at: 30))
  }
}
