import Foundation
import GlissandoTools
import TestSupport
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

@Suite("Where the numbers of marks stand")
struct MarkLabelTests {
  private func places(of marks: [Double]) -> [Double?] {
    (50...1050).places(
      of: marks.map { PlotLabel(middle: $0, length: 100) }, 10,
      reach: (crowded: 8, uncrowded: 160))
  }

  @Test("Those of a lonely mark stand in its middle, and inside the lane")
  func alone() {
    #expect(places(of: [500]) == [450])
    #expect(places(of: [1050]) == [950])
    #expect(places(of: [40]) == [50])
    #expect(places(of: []) == [])
  }

  @Test("Those of marks that stand close make room for each other evenly, in order")
  func close() {
    // The newest first: as far left of its middle as the oldest is right of it.
    #expect(places(of: [540, 520, 500]) == [580, 470, 360])
    #expect(places(of: [700, 520, 500]) == [650, 515, 405])
    #expect(places(of: [1040, 1030]) == [950, 840])
    #expect(places(of: [500, 500]) == [505, 395])
  }

  @Test("However marks stand, numbers never overlap, and those of few marks are all there")
  func few() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<2000 {
      let first = Double.random(in: 300...700, using: &generator)
      let marks = (0..<4).map { _ in first + .random(in: 0...100, using: &generator) }
      let places = places(of: marks).compactMap { $0 }
      #expect(places.count == 4)
      expectApart(places.sorted(), width: 100)
      // In the order of the marks.
      let order = marks.indices.sorted { marks[$0] < marks[$1] }
      #expect(order == places.indices.sorted { places[$0] < places[$1] })
    }
  }

  @Test("Where there are more than have room, the numbers that are there stand at their marks")
  func crowd() {
    for spacing in [17.0, 34, 45] {
      let marks = Array(stride(from: 1040, to: 60, by: -spacing))
      let places = places(of: marks)
      #expect(places[0] != nil)
      #expect(places.count { $0 != nil } >= 6)
      expectApart(places.compactMap { $0 }.sorted(), width: 100)
      for (mark, left) in zip(marks, places) {
        guard let left else { continue }
        #expect(left - 8 <= mark && mark <= left + 108)
      }
    }
  }

  @Test("The most important numbers are there even where all others are in the way")
  func important() {
    let marks = [500] + stride(from: 1040.0, to: 60, by: -20)
    #expect(places(of: marks)[0] != nil)
  }

  private func expectApart(_ places: [Double], width: Double) {
    for (left, right) in zip(places, places.dropFirst()) {
      #expect(right - left >= width + 10 - 1e-9)
    }
    #expect(places.first ?? 50 >= 50 && places.last ?? 50 <= 950)
  }
}
