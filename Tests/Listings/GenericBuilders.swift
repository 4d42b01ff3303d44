import SwiftUI

/// Views made of generic pieces, as libraries write them.
struct Pager<Page: Hashable, Content: View>: View {
  let pages: [Page]
  @Binding var current: Page
  @ViewBuilder let content: (Page) -> Content

  var body: some View {
    ZStack {
      ForEach(pages, id: \.self) { page in
        if page == current {
          content(page).transition(.slide)
        }
      }
    }
    .animation(.smooth(duration: 0.4), value: current)
  }
}

protocol Motion {
  associatedtype Body: View
  @ViewBuilder func apply<V: View>(to view: V, isActive: Bool) -> Body
}

struct Reversing<S: Shape>: Shape {
  var base: S
  var amount: Double

  var animatableData: AnimatablePair<S.AnimatableData, Double> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    base.path(in: rect).applying(CGAffineTransform(scaleX: 1 - 2 * amount, y: 1))
      .offsetBy(dx: rect.width * amount, dy: 0)
  }
}

extension Shape {
  func reversed(_ isReversed: Bool) -> some Shape {
    Reversing(base: self, amount: isReversed ? 1 : 0)
  }
}

func springs() -> some Sequence<Animation> { [.smooth, .snappy, .bouncy] }

struct GenericDemo: View {
  @State private var page = "One"
  @State private var isReversed = false
  private let shapes: [any Shape] = [Circle(), Capsule(), Rectangle()]

  var body: some View {
    VStack {
      Pager(pages: ["One", "Two"], current: $page) { title in
        Text(title).font(.title)
      }
      RoundedRectangle(cornerRadius: 10)
        .trim(from: 0, to: 0.6)
        .reversed(isReversed)
        .stroke(.red, lineWidth: 3)
        .frame(width: 100, height: 50)
      HStack {
        ForEach(Array(shapes.enumerated()), id: \.offset) { _, shape in
          AnyShape(shape).frame(width: 30, height: 20)
        }
      }
      ForEach(Array(springs()), id: \.self) { animation in
        Text(String(describing: animation)).offset(x: isReversed ? 10 : 0)
          .animation(animation, value: isReversed)
      }
      Button("Next") { page = page == "One" ? "Two" : "One" }
      Button("Reverse") { withAnimation { isReversed.toggle() } }
    }
  }
}
