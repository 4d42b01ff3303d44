import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoCompatibility
@testable import GlissandoViews

/// A view of the older kind that is shaped by its layer.
private struct Card: UIViewRepresentable {
  var corners: CACornerMask?

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.backgroundColor = .red
    view.layer.cornerRadius = 20
    view.layer.borderWidth = 4
    view.layer.borderColor = UIColor.blue.cgColor
    if let corners { view.layer.maskedCorners = corners }
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

@MainActor
@Suite("Names that others import")
struct OlderLayerTests {
  @Test("The ground, the corners and the border of a represented view are shown")
  func layer() {
    let stage = Stage(width: 100, height: 100) { Card() }
    stage.settle()
    let image = stage.image()
    let (middle, edge, corner) = (image.pixel(50, 50), image.pixel(1, 50), image.pixel(1, 1))
    #expect(middle[0] > 200 && middle[2] < 60, "\(middle)")
    #expect(edge[2] > 200 && edge[0] < 60, "\(edge)")
    #expect(corner[0] > 200 && corner[1] > 200, "\(corner)")
  }

  @Test("Only the corners of the mask are round")
  func corners() {
    let stage = Stage(width: 100, height: 100) {
      Card(corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    stage.settle()
    let image = stage.image()
    for (x, y, isRound) in [(1, 1, true), (98, 1, true), (1, 98, false), (98, 98, false)] {
      let pixel = image.pixel(x, y)
      #expect((pixel[0] > 200 && pixel[1] > 200) == isRound, "\(x) \(y): \(pixel)")
    }
  }

  @Test("A navigation controller shows what lies above the others")
  func navigation() {
    let controller = UINavigationController(
      rootViewController: UIHostingController(rootView: Text("first")))
    let second = UIHostingController(rootView: Text("second"))
    controller.pushViewController(second, animated: true)
    #expect(second.navigationController === controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    #expect(second.tabBarController === tabs && controller.parent === tabs)
    let stage = Stage(width: 100, height: 100) { controller.content }
    stage.settle()
    #expect(throws: Never.self) { try stage.element("second") }
    #expect(controller.popViewController(animated: true) === second)
    #expect(second.navigationController == nil)
    #expect(controller.popViewController(animated: true) == nil)
    #expect(controller.viewControllers.count == 1)
  }

  @Test("A colour by its name alone is that of the system, whichever types have one")
  func colors() {
    #expect(Color(.black) == Color(uiColor: .black))
    #expect(Color(.systemBackground) == Color(uiColor: .systemBackground))
  }

  @Test("The elements of a sequence are published at once, and three publishers are joined")
  func publishers() {
    var seen: [Int] = []
    _ = [1, 2, 3].publisher.first().sink { seen.append($0) }
    #expect(seen == [1])
    let numbers = CurrentValueSubject<Int, Never>(1)
    var sums: [Int] = []
    let listening = Publishers.CombineLatest3(numbers, Just(10), Just(100))
      .sink { sums.append($0 + $1 + $2) }
    numbers.send(2)
    listening.cancel()
    #expect(sums == [111, 112])
  }

  @Test("What people want of motion is asked as telephones' programs do")
  func reducedMotion() {
    let stage = Stage(width: 10, height: 10) { Text("a") }
    stage.reduceMotion = true
    #expect(UIAccessibility.isReduceMotionEnabled)
    stage.reduceMotion = false
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }
}
