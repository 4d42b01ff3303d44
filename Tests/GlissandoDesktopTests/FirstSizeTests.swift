import Foundation
import Testing

@testable import GlissandoWindowing

@Suite("The first size of a window")
struct FirstSizeTests {
  private let wish = CGSize(width: 1280, height: 800)
  private let least = CGSize(width: 720, height: 450)

  private func size(in width: Double, _ height: Double) -> CGSize {
    FirstSize.fitting(wish, least: least, in: CGSize(width: width, height: height))
  }

  @Test("Where there is room it is as wished")
  func room() {
    #expect(size(in: 1920, 1200) == wish)
    #expect(size(in: 1288, 840) == wish)
  }

  @Test("A display of its own size has room for its frame too")
  func fitting() {
    #expect(size(in: 1280, 800) == CGSize(width: 1272, height: 760))
    #expect(size(in: 1920, 800) == CGSize(width: 1280, height: 760))
    #expect(size(in: 1066.7, 900) == CGSize(width: 1058, height: 800))
  }

  @Test("Slides keep their proportions")
  func proportions() {
    func size(in width: Double, _ height: Double) -> CGSize {
      FirstSize.fitting(
        CGSize(width: 1280, height: 720), least: CGSize(width: 720, height: 400),
        in: CGSize(width: width, height: height), isProportional: true)
    }
    #expect(size(in: 1920, 1200) == CGSize(width: 1280, height: 720))
    #expect(size(in: 1280, 720) == CGSize(width: 1209, height: 680))
    #expect(size(in: 1000, 720) == CGSize(width: 992, height: 558))
    // What it needs comes first.
    #expect(size(in: 300, 200) == CGSize(width: 720, height: 400))
  }

  @Test("It is not smaller than what it holds needs, and never larger than wished")
  func smallest() {
    #expect(size(in: 640, 400) == least)
    let small = CGSize(width: 400, height: 300)
    #expect(FirstSize.fitting(small, least: least, in: CGSize(width: 300, height: 200)) == small)
  }
}
