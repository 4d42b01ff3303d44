import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// Values that are not equal to themselves, and come back.
@Suite("Values that are not numbers")
@MainActor
struct UnchangedValueTests {
  private struct Number: PreferenceKey {
    static var defaultValue: Double { 0 }
    static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
  }

  private struct Numbers: PreferenceKey {
    static var defaultValue: [Double] { [] }
    static func reduce(value: inout [Double], nextValue: () -> [Double]) { value += nextValue() }
  }

  private struct Taken<K: PreferenceKey>: View where K.Value: Equatable {
    let given: K.Value
    @State private var taken = K.defaultValue
    var body: some View {
      Text("\(String(describing: taken))").preference(key: K.self, value: given)
        .onPreferenceChange(K.self) { taken = $0 }
    }
  }

  private struct Watching: View {
    @State private var changes = 0
    @State private var place = 0.0
    @State private var position = ScrollPosition(y: .nan)
    var body: some View {
      ScrollView {
        Text("changes \(changes) \(place)")
          .onGeometryChange(for: Double.self) { _ in
            .nan
          } action: {
            place = $0
          }
          .onChange(of: Double.nan) { changes += 1 }
          .task(id: Double.nan) { changes += 1 }
          .animation(.default, value: Double.nan)
          .keyframeAnimator(initialValue: 0.0, trigger: Double.nan) { view, _ in
            view
          } keyframes: { _ in
            LinearKeyframe(1.0, duration: 1)
          }
      }
      .scrollPosition($position)
    }
  }

  private func idleFrames(@ViewBuilder _ view: @escaping () -> some View) -> Int {
    let stage = Stage(width: 300, height: 200, content: view)
    stage.advance(by: 2)
    let before = stage.framesRendered
    stage.advance(by: 2)
    return stage.framesRendered - before
  }

  @Test("A preference that is not a number, and comes back as it is, changes once")
  func preferences() {
    #expect(idleFrames { Taken<Number>(given: .nan) } == 0)
    let numbers = [Double.nan, 1]
    #expect(idleFrames { Taken<Numbers>(given: numbers) } == 0)
  }

  @Test("What is watched and is not a number does not change by itself")
  func watched() { #expect(idleFrames { Watching() } == 0) }

  @Test("Lengths that are none leave columns, inspectors and sheets as they are, with a warning")
  func lengths() {
    for length in [CGFloat.nan, -.infinity, .infinity, -1] {
      let warnings = ViewWarning.collecting {
        #expect(
          idleFrames {
            NavigationSplitView {
              Text("a").navigationSplitViewColumnWidth(length)
            } detail: {
              Text("b").inspector(isPresented: .constant(true)) {
                Text("c").inspectorColumnWidth(length)
              }
            }
            .sheet(isPresented: .constant(true)) {
              Text("d").presentationCornerRadius(length)
                .presentationDetents([.height(length), .fraction(length)])
            }
          } == 0)
      }
      #expect(warnings.contains { $0.contains("inspectorColumnWidth(\(length)) changes nothing") })
      #expect(Set(warnings).count == 3)
    }
  }

  @Test("A grid's columns lie somewhere, whatever number their distance is")
  func gridSpacing() {
    for spacing in [-1e20, 1e20, -1e308, .nan, .infinity, -.infinity, -25.0] as [CGFloat] {
      for size in [GridItem.Size.adaptive(minimum: 20), .flexible(), .fixed(1e300)] {
        let columns = [GridItem(size, spacing: spacing), GridItem(size, spacing: spacing)]
        let stage = Stage(width: 200, height: 200) {
          ScrollView { LazyVGrid(columns: columns) { ForEach(0..<5) { Text("cell \($0)") } } }
        }
        stage.advance(frames: 2)
        #expect(stage.elements.allSatisfy { $0.frame.minX.isFinite && $0.frame.maxY.isFinite })
      }
    }
  }

  private struct Places: View {
    let start: ScrollPosition
    let next: (inout ScrollPosition) -> Void
    let isLazy: Bool
    @State private var position = ScrollPosition()
    @State private var anchor = UnitPoint.top
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          if isLazy {
            LazyVStack { ForEach(0..<100) { Text("row \($0)") } }
          } else {
            VStack { ForEach(0..<100) { Text("row \($0)") } }
          }
        }
        .scrollPosition($position)
        .onAppear { position = start }
        .frame(height: 100)
        Button("next") { next(&position) }
        Button("animated") { withAnimation { next(&position) } }
        Button("proxy") { proxy.scrollTo(50, anchor: UnitPoint(x: .nan, y: .nan)) }
      }
    }
  }

  @Test("A scroll position of any numbers shows some of the content", arguments: [true, false])
  func scrollPositions(isLazy: Bool) throws {
    for number in [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308, 50] {
      let changes: [(inout ScrollPosition) -> Void] = [
        { $0.scrollTo(y: number) }, { $0.scrollTo(x: number, y: number) },
        { $0.scrollTo(point: CGPoint(x: number, y: number)) },
        { $0.scrollTo(id: 40, anchor: UnitPoint(x: number, y: number)) },
      ]
      for change in changes {
        let stage = Stage(width: 200, height: 200) {
          Places(start: ScrollPosition(y: number), next: change, isLazy: isLazy)
        }
        stage.settle()
        for name in ["next", "animated", "proxy"] {
          try stage.tap(name)
          stage.settle()
          _ = stage.image()
          #expect(stage.elements.contains { $0.name.hasPrefix("row") && $0.frame.minY.isFinite })
        }
      }
    }
  }
}
