import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Observation
import Testing

/// What lazy containers answer where nobody says how long or wide they are to be.
@MainActor
@Suite("Ideal lengths of lazy containers")
struct IdealLengthTests {
  @Observable
  final class Model {
    var count: Int
    init(_ count: Int) { self.count = count }
  }

  enum Kind: CaseIterable {
    case row, scrolledRow, lazyRow, fixed, lazyFixed
  }

  private struct Program: View {
    let model: Model
    let kind: Kind

    @ViewBuilder private var rows: some View {
      ForEach(0..<model.count, id: \.self) { Text("wide row \($0)") }
      Text("b")
    }

    var body: some View {
      switch kind {
      case .row:
        HStack {
          List { rows }
          Text("cut")
        }
      case .scrolledRow:
        ScrollView(.horizontal) {
          HStack {
            List { rows }
            Text("cut")
          }
        }
        .frame(height: 100)
      case .lazyRow:
        ScrollView(.horizontal) {
          LazyHStack {
            List { rows }
            Text("cut")
          }
        }
        .frame(height: 100)
      case .fixed:
        HStack {
          List { rows }.fixedSize(horizontal: true, vertical: false)
          Text("cut")
        }
      case .lazyFixed:
        HStack {
          LazyVStack { rows }.fixedSize()
          Text("cut")
        }
      }
    }
  }

  private func description(_ stage: Stage) -> [String] {
    stage.elements.map { "\($0.name) \($0.frame)" }
  }

  @Test("A list is as wide as the rows that it has now", arguments: Kind.allCases)
  func newRows(kind: Kind) {
    for counts in [[0, 1], [0, 3, 0], [2, 0, 1], [0, 2, 1, 3, 0, 1]] {
      let model = Model(counts[0])
      let stage = Stage(width: 300, height: 300) { Program(model: model, kind: kind) }
      stage.settle()
      for count in counts.dropFirst() {
        model.count = count
        stage.settle()
        let fresh = Stage(width: 300, height: 300) { Program(model: Model(count), kind: kind) }
        fresh.settle()
        #expect(description(stage) == description(fresh), "\(counts)")
      }
    }
  }

  private struct Choice: View {
    let isLazy: Bool
    let height: CGFloat
    var isScrolled = false

    private var choice: some View {
      ViewThatFits(in: .vertical) {
        if isLazy {
          LazyVStack { ForEach(0..<3) { Text("row \($0)") } }
        } else {
          VStack { ForEach(0..<3) { Text("row \($0)") } }
        }
        Text("fallback")
      }
      .frame(height: height)
    }

    var body: some View { if isScrolled { ScrollView { choice } } else { choice } }
  }

  @Test("A lazy stack fits where a stack fits", arguments: [false, true])
  func fits(isScrolled: Bool) {
    for height in stride(from: 30, through: 130, by: 5) {
      let lazy = Stage(width: 200, height: 300) {
        Choice(isLazy: true, height: CGFloat(height), isScrolled: isScrolled)
      }
      let eager = Stage(width: 200, height: 300) {
        Choice(isLazy: false, height: CGFloat(height), isScrolled: isScrolled)
      }
      #expect(lazy.elements.map(\.name) == eager.elements.map(\.name), "\(height)")
    }
  }

  private struct GridChoice: View {
    let model: Model
    var body: some View {
      ViewThatFits {
        LazyVGrid(columns: (0...model.count).map { _ in GridItem(.fixed(40)) }) {
          ForEach(0..<5) { Text("g\($0)") }
        }
        Text("fallback")
      }
    }
  }

  @Test("Which view fits does not depend on what was shown before")
  func history() {
    let model = Model(0)
    let stage = Stage(width: 100, height: 100) { GridChoice(model: model) }
    for step in 0..<24 {
      model.count = [0, 2, 1, 3, 2, 0, 3, 1][step % 8]
      stage.size = CGSize(width: 60 + 35 * (step % 5), height: 30 + 40 * (step % 3))
      stage.settle()
      let fresh = Stage(width: stage.size.width, height: stage.size.height) {
        GridChoice(model: Model(model.count))
      }
      fresh.settle()
      #expect(description(stage) == description(fresh), "\(step)")
    }
  }
}
