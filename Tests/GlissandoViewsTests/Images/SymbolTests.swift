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
      "document.fill",
    ] {
      #expect(SymbolLibrary.contains(name), "\(name)")
    }
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
