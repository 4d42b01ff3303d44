import Foundation
import GlissandoControls
import GlissandoDrawing
import Testing

@testable import GlissandoTesting
@testable import GlissandoViews

/// Controls where people want larger text.
@MainActor
@Suite("Controls in large text")
struct LargeTextTests {
  /// Every control with words, the name of each of them being what is looked for.
  private struct Page: View {
    @State private var isOn = false
    @State private var number = 0.4
    @State private var text = "Typed"
    @State private var day = Date(timeIntervalSinceReferenceDate: 0)
    @State private var color = Color.red

    var body: some View {
      VStack(spacing: 4) {
        HStack {
          Button("Pressed") {}
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Small") {}.controlSize(.small)
          Menu("Menu") { Button("Item") {} }
        }
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch).frame(width: 240)
        Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
        picker("Segments").pickerStyle(.segmented)
        picker("Choice").pickerStyle(.menu)
        TextField("Field", text: $text).textFieldStyle(.roundedBorder).frame(width: 240)
        Slider(value: $number) { Text("Slider") }.frame(width: 240)
        Stepper("Stepper", value: $number)
        ProgressView("Progress", value: number).frame(width: 240)
        ColorPicker("Colour", selection: $color)
        DatePicker("Day", selection: $day, displayedComponents: .date)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func picker(_ name: String) -> some View {
      Picker(name, selection: $isOn) {
        Text("\(name) off").tag(false)
        Text("\(name) on").tag(true)
      }
      .fixedSize()
    }
  }

  private func stage(text: Double) -> Stage {
    let stage = Stage(width: 900, height: 800) { Page() }
    stage.host.appearance.textScale = text
    stage.settle()
    return stage
  }

  private func words(_ stage: Stage) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for element in stage.host.elements {
      if let text = element.text, frames[text] == nil { frames[text] = element.frame }
    }
    return frames
  }

  @Test("The words of every control grow, beside them and on them")
  func grows() throws {
    let (usual, large) = (words(stage(text: 1)), words(stage(text: 1.5)))
    let expected = [
      "Pressed", "Prominent", "Small", "Menu", "Switch", "Box", "Segments", "Segments on",
      "Choice", "Choice off", "Slider", "Stepper", "Colour", "Day",
    ]
    for name in expected {
      let (before, after) = (try #require(usual[name], "\(name)"), try #require(large[name]))
      #expect(abs(after.height - before.height * 1.5) <= 1.5, "\(name): \(before), \(after)")
    }
    // What has more than its words in its frame.
    for name in ["Typed", "Progress"] {
      let (before, after) = (try #require(usual[name], "\(name)"), try #require(large[name]))
      #expect(after.height > before.height + 4, "\(name): \(before), \(after)")
    }
  }

  @Test("A size that views ask for reaches the controls inside")
  func ownSize() throws {
    func height(_ size: DynamicTypeSize) throws -> Double {
      let stage = Stage(width: 400, height: 400) {
        Button("Pressed") {}.dynamicTypeSize(size)
      }
      return try stage.element("Pressed").frame.height
    }
    #expect(try height(.accessibility3) > height(.large) * 1.5)
    #expect(try height(.small) <= height(.large))
  }

  @Test("No words run into one another or out of their control")
  func liesWhole() throws {
    let stage = stage(text: 2)
    let all = words(stage)
    for (name, frame) in all {
      for (other, place) in all where other < name {
        let shared = frame.insetBy(dx: 1, dy: 1).intersection(place.insetBy(dx: 1, dy: 1))
        #expect(shared.isNull || shared.isEmpty, "\(name) \(frame) and \(other) \(place)")
      }
    }
    let button = try stage.element("Pressed").frame
    #expect(button.height >= 13.5 * 2)
  }

  @Test("The days of a calendar grow with their names")
  func calendar() throws {
    func width(_ text: Double) throws -> Double {
      let stage = Stage(width: 700, height: 700) {
        DatePicker(
          "Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
          displayedComponents: .date
        )
        .datePickerStyle(.graphical)
      }
      stage.host.appearance.textScale = text
      stage.settle()
      let (first, second) = (try stage.element("16").frame, try stage.element("17").frame)
      return second.midX - first.midX
    }
    #expect(abs(try width(1.5) - 45) <= 1)
    #expect(abs(try width(1) - 30) <= 0.5)
  }
}
