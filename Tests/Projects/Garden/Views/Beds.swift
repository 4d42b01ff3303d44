import Combine
import SwiftUI

/// The parts of the garden as tabs, chosen by values without their type.
struct Beds: View {
  enum Bed: Hashable { case roses, herbs, notes }
  @State private var bed: Bed = .herbs
  @State private var wish = ""
  @State private var isSearching = false

  var body: some View {
    TabView(selection: $bed) {
      Tab("Roses", systemImage: "leaf", value: .roses) {
        Plate().frame(width: 80, height: 80)
      }
      Tab("Herbs", systemImage: "star", value: .herbs) {
        Waves(strength: 0.5)
      }
      .badge(2)
      TabSection("More") {
        Tab("Notes", systemImage: "pencil", value: .notes) {
          Text("Sow in March")
            .searchable(text: $wish, isPresented: $isSearching, prompt: "Plant")
            .toolbar { DefaultToolbarItem(kind: .search, placement: .automatic) }
        }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .background(.BG)
    .onReceive([bed].publisher.first()) { _ in }
  }
}

/// A view of the older kind that is shaped by its layer.
struct Plate: UIViewRepresentable {
  func makeUIView(context: Context) -> some UIView {
    let plate = UIView(frame: CGRectMake(0, 0, 80, 80))
    plate.layer.cornerRadius = 12
    plate.layer.masksToBounds = true
    plate.layer.backgroundColor = UIColor(named: "Bark", in: .main, compatibleWith: nil)?.cgColor
    return plate
  }
  func updateUIView(_ uiView: UIViewType, context: Context) {}
}

/// Drawn through a function that only a graphics processor of the original runs.
struct Waves: View {
  var strength: Double
  private let start = Date()

  var body: some View {
    TimelineView(.animation) { context in
      let elapsed = context.date.timeIntervalSince(start)
      Color(.black)
        .overlay { Image(uiImage: .leaf).opacity(abs(elapsed) < 60 ? 1 : 0) }
        .visualEffect { [strength] content, proxy in
          content.distortionEffect(
            ShaderLibrary.wave(.float2(proxy.size), .float(strength)), maxSampleOffset: .zero)
        }
    }
  }
}

/// A page that lets people swipe back although its bar is hidden.
extension UINavigationController: UIGestureRecognizerDelegate {
  /// Whether there is a page to go back to.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && !UIAccessibility.isReduceMotionEnabled
  }
}
