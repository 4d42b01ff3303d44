import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// The symbols.
@MainActor
@Suite("Symbols")
struct SymbolTests {
  @Test("Other names of a drawing show that drawing, alone and in a circle")
  func otherNames() throws {
    for (name, drawn) in SymbolSheet.otherNames {
      let path = try #require(SymbolLibrary.outline(name, weight: .regular), "\(name)")
      #expect(path == SymbolLibrary.outline(drawn, weight: .regular))
      #expect(!SymbolLibrary.names.contains(name))
    }
    #expect(SymbolLibrary.contains("line.horizontal.3.circle.fill"))
  }

  @Test("Every symbol can be drawn in every weight and stays on its square")
  func outlines() throws {
    for name in SymbolLibrary.names {
      let regular = try #require(SymbolLibrary.outline(name, weight: .regular), "\(name)")
      let bounds = regular.boundingRect
      #expect(bounds.minX > -0.5 && bounds.maxX < 24.5, "\(name): \(bounds)")
      #expect(bounds.minY > -0.5 && bounds.maxY < 24.5, "\(name): \(bounds)")
      #expect(max(bounds.width, bounds.height) > 10, "\(name): \(bounds)")
    }
    #expect(SymbolLibrary.names.count >= 100)
  }

  @Test(
    "Symbols are made of others: in a shape, struck through, with a badge, hollow",
    arguments: [
      "arrow.up.circle", "heart.square.fill", "a.circle", "7.circle.fill", "42.square",
      "bell.badge", "person.crop.circle.badge.plus", "mic.slash.fill", "crown",
      "trophy.circle.fill", "sterlingsign.circle", "location.north.circle.fill",
    ])
  func composed(name: String) throws {
    #expect(SymbolLibrary.contains(name))
    for weight in [Font.Weight.thin, .regular, .black] {
      let bounds = try #require(SymbolLibrary.outline(name, weight: weight)).boundingRect
      #expect(bounds.minX > -0.5 && bounds.maxX < 24.5 && max(bounds.width, bounds.height) > 10)
    }
  }

  @Test("What published programs show most often is drawn")
  func published() {
    for name in [
      "applelogo", "flip.horizontal.fill", "dot.radiowaves.left.and.right", "qrcode.viewfinder",
      "delete.backward", "lasso", "eyeglasses", "camera.aperture", "plus.app", "faceid",
      "document.fill", "lungs", "lungs.fill", "iphone.radiowaves.left.and.right",
      "iphone.radiowaves.left.and.right.fill", "battery.100.bolt", "battery.100percent.bolt",
      "battery.50percent", "app", "app.fill", "app.badge", "app.badge.fill", "cellularbars",
      "briefcase", "briefcase.fill", "megaphone", "megaphone.fill", "bitcoinsign.circle.fill",
      "doc.text.image",
    ] {
      #expect(SymbolLibrary.contains(name), "\(name)")
    }
  }

  @Test(
    "A symbol that varies is faint beyond its value, and otherwise as it is",
    arguments: [
      ("wifi", 4), ("cellularbars", 4), ("speaker.wave.3.fill", 3), ("speaker.wave.3", 3),
      ("wave.3.right", 3), ("chart.bar.fill", 3), ("chart.bar", 3), ("heart", 0),
    ])
  func varying(name: String, count: Int) throws {
    /// How many pixels are black, and how many of some grey in between.
    func pixels(_ value: Double?) -> (black: Int, grey: Int) {
      let stage = Stage(width: 120, height: 120) {
        Image(systemName: name, variableValue: value).font(.system(size: 90))
          .foregroundStyle(.black)
      }
      let image = stage.image()
      let ground = image.pixel(1, 1).x
      let all = (0..<14_400).map { image.pixel($0 % 120, $0 / 120).x }
      return (all.count { $0 < 20 }, all.count { $0 >= 20 && $0 < ground })
    }
    let whole = pixels(nil)
    #expect(pixels(1) == whole && pixels(7) == whole)
    guard count > 0 else {
      #expect(pixels(0) == whole)
      return
    }
    #expect(pixels(.nan) == pixels(0) && pixels(-1) == pixels(0))
    var earlier = pixels(0)
    for reached in 1...count {
      let found = pixels(Double(reached) / Double(count) - 0.01)
      #expect(found.black > earlier.black && found.grey <= earlier.grey, "\(reached)")
      earlier = found
    }
    #expect(earlier == whole)
  }

  @Test(
    "What no symbol is made of stays unknown",
    arguments: ["circle.nothing", "nothing.circle", "heart.badge.nothing", "123.circle"])
  func unknown(name: String) {
    #expect(!SymbolLibrary.contains(name))
  }

  @Test(
    "A contact sheet of all symbols",
    .enabled(if: ProcessInfo.processInfo.environment["SHEET"] != nil))
  func sheet() throws {
    let folder = ProcessInfo.processInfo.environment["SHEET"] ?? "/tmp"
    for scheme in [ColorScheme.light, .dark] {
      for size in [16.0, 24, 64] {
        let cell = size * 1.75
        let columns = Int(1200 / cell)
        let composed = [
          "arrow.up.circle", "heart.square.fill", "a.circle", "7.circle.fill", "42.square",
          "42.circle.fill", "bell.badge", "bell.badge.fill", "person.crop.circle.badge.plus",
          "mic.slash.fill", "crown", "trophy.circle.fill", "gift", "map", "car", "dice", "cat",
        ]
        let names = SymbolLibrary.names + composed
        let rows = (names.count + columns - 1) / columns
        let stage = Stage(
          width: cell * Double(columns), height: cell * Double(rows), colorScheme: scheme
        ) {
          VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { row in
              HStack(spacing: 0) {
                ForEach(0..<columns, id: \.self) { column in
                  let index = row * columns + column
                  if index < names.count {
                    Image(systemName: names[index]).font(.system(size: size))
                      .frame(width: cell, height: cell)
                  } else {
                    Color.clear.frame(width: cell, height: cell)
                  }
                }
              }
            }
          }
        }
        try stage.image().writePNG(to: "\(folder)/symbols-\(scheme)-\(Int(size)).png")
      }
    }
  }
}
