import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoTesting
import GlissandoViews
import Testing

extension VStack {
  fileprivate static func close(@ViewBuilder content: () -> Content) -> VStack {
    VStack(spacing: 0, content: content)
  }
}

extension HStack {
  fileprivate static func close(@ViewBuilder content: () -> Content) -> HStack {
    HStack(spacing: 0, content: content)
  }
}

extension ZStack {
  fileprivate static func cornered(@ViewBuilder content: () -> Content) -> ZStack {
    ZStack(alignment: .topLeading, content: content)
  }
}

extension Button {
  fileprivate static func idle(@ViewBuilder label: () -> Label) -> Button {
    Button(action: {}, label: label)
  }
}

extension GeometryReader {
  fileprivate static func measured(
    @ViewBuilder content: @escaping (GeometryProxy) -> Content
  ) -> GeometryReader {
    GeometryReader(content: content)
  }
}

/// Containers that programs make in extensions of their types, where nothing says that the content is a view.
@MainActor
@Suite struct ContainerExtensionTests {
  @Test("They are made of any content, and shown where it is a view")
  func made() throws {
    let stage = Stage(width: 200, height: 100) {
      VStack.close {
        HStack.close {
          Color.red.frame(width: 20).accessibilityLabel("a")
          ZStack.cornered { Color.blue.frame(width: 10, height: 10).accessibilityLabel("b") }
        }
        .frame(height: 30)
        GeometryReader.measured {
          Color.green.frame(width: $0.size.width / 2).accessibilityLabel("c")
        }
        Button.idle { Text("d") }
      }
    }
    #expect(try stage.element("a").frame.maxX == stage.element("b").frame.minX)
    #expect(try stage.element("a").frame.maxY == stage.element("c").frame.minY)
    #expect(try stage.element("c").frame.width == 100)
    #expect(stage.elements.contains { $0.name == "d" })
  }
}
