import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Sizes and places at rest, in a window of 400 × 300.
@MainActor
@Suite("Layout")
struct LayoutTests {
  func stage<V: View>(@ViewBuilder _ content: () -> V) -> Stage {
    Stage(width: 400, height: 300, content: content)
  }

  /// A view of a fixed size.
  func box(_ name: String, _ width: Double = 50, _ height: Double = 50) -> some View {
    Rectangle().frame(width: width, height: height).accessibilityIdentifier(name)
  }

  /// A view that takes all that it is offered.
  func flex(_ name: String) -> some View {
    Rectangle().accessibilityIdentifier(name)
  }

  // MARK: Stacks

  @Test("A stack stands in the middle of the window, spaced by 8 points")
  func standardSpacing() throws {
    let stage = stage {
      HStack {
        box("a"); box("b")
      }
    }
    #expect(try stage.frame("a") == "146 125 50 50")
    #expect(try stage.frame("b") == "204 125 50 50")
  }

  @Test("Flexible views share what the others leave")
  func sharing() throws {
    let stage = stage {
      HStack(spacing: 0) {
        flex("a"); box("fixed", 100); flex("b")
      }
    }
    #expect(try stage.frame("a") == "0 0 150 300")
    #expect(try stage.frame("b") == "250 0 150 300")
  }

  @Test(
    "A row or a column of flexible views takes what the others leave", arguments: [false, true])
  func sharingOfStacks(isReversed: Bool) throws {
    let rows = stage {
      VStack(spacing: 0) {
        if isReversed { box("fixed", 50, 20) }
        HStack(spacing: 0) {
          flex("a"); flex("b")
        }
        if !isReversed { box("fixed", 50, 20) }
      }
    }
    #expect(try rows.frame("a") == "0 \(isReversed ? 20 : 0) 200 280")
    #expect(try rows.frame("fixed") == "175 \(isReversed ? 0 : 280) 50 20")
    let columns = stage {
      HStack(alignment: .top, spacing: 0) {
        if isReversed { box("fixed", 100, 50) }
        VStack(alignment: .leading, spacing: 0) {
          flex("a"); flex("b")
        }
        if !isReversed { box("fixed", 100, 50) }
      }
    }
    #expect(try columns.frame("a") == "\(isReversed ? 100 : 0) 0 300 150")
    #expect(try columns.frame("fixed") == "\(isReversed ? 0 : 300) 0 100 50")
  }

  @Test("A view with an upper bound leaves the rest to the others")
  func upperBound() throws {
    let stage = stage {
      HStack(spacing: 0) {
        flex("a").frame(maxWidth: 50)
        flex("b")
        flex("c")
      }
    }
    #expect(try stage.frame("a") == "0 0 50 300")
    #expect(try stage.frame("b") == "50 0 175 300")
    #expect(try stage.frame("c") == "225 0 175 300")
  }

  @Test("A view of a higher priority is served first; the others keep their least")
  func priorities() throws {
    let stage = stage {
      HStack(spacing: 0) {
        flex("a").frame(minWidth: 30)
        flex("b").layoutPriority(1)
      }
    }
    #expect(try stage.frame("a") == "0 0 30 300")
    #expect(try stage.frame("b") == "30 0 370 300")
  }

  @Test("Spacers take what is left, along the stack only")
  func spacers() throws {
    let stage = stage {
      VStack(spacing: 0) {
        box("a")
        Spacer()
        box("b")
        Spacer(minLength: 20)
        HStack(spacing: 0) {
          box("c"); Spacer()
        }
      }
    }
    #expect(try stage.frame("a") == "175 0 50 50")
    #expect(try stage.frame("b") == "175 125 50 50")
    #expect(try stage.frame("c") == "0 250 50 50")
  }

  @Test("A spacer keeps its least length where there is no room")
  func tightSpacer() throws {
    let stage = stage {
      HStack(spacing: 0) {
        box("a", 200); Spacer(minLength: 30); box("b", 200)
      }
    }
    #expect(try stage.element("b").frame.minX - (try stage.element("a").frame.maxX) == 30)
  }

  @Test("Stacks align across by their guide")
  func alignment() throws {
    for (alignment, x) in [(HorizontalAlignment.leading, 100.0), (.center, 175), (.trailing, 250)] {
      let stage = stage {
        VStack(alignment: alignment, spacing: 0) {
          box("a", 200); box("b")
        }
      }
      #expect(try stage.element("b").frame.minX == x)
    }
    for (alignment, y) in [(VerticalAlignment.top, 50.0), (.center, 125), (.bottom, 200)] {
      let stage = stage {
        HStack(alignment: alignment, spacing: 0) {
          box("a", 50, 200); box("b")
        }
      }
      #expect(try stage.element("b").frame.minY == y)
    }
  }

  @Test("An alignment guide of one's own moves a view against its siblings")
  func alignmentGuide() throws {
    let (stage, shift) = makeStage(10.0) { shift in
      VStack(alignment: .leading, spacing: 0) {
        box("a", 100)
        box("b", 100).alignmentGuide(.leading) { $0[.leading] - shift }.padding(0)
      }
    }
    #expect(try stage.element("b").frame.minX - (try stage.element("a").frame.minX) == 10)
    #expect(try stage.frame("a") == "145 100 100 50")
    shift.value = 30
    #expect(try stage.element("b").frame.minX - (try stage.element("a").frame.minX) == 30)
  }

  @Test("An alignment of one's own joins views of different stacks")
  func customAlignment() throws {
    let stage = stage {
      HStack(alignment: .waist, spacing: 0) {
        box("a", 50, 100).alignmentGuide(.waist) { _ in 80 }
        VStack(spacing: 0) {
          box("b")
          box("c").alignmentGuide(.waist) { _ in 10 }
        }
      }
    }
    // b's lower edge and 10 points make 60 in the inner stack, 80 in a.
    #expect(try stage.element("b").frame.minY - (try stage.element("a").frame.minY) == 20)
  }

  @Test("Text stands on one baseline, whatever its size")
  func baselines() throws {
    let stage = stage {
      HStack(alignment: .firstTextBaseline) {
        Text("small").font(.system(size: 10))
        Text("large").font(.system(size: 40)).padding(5)
        box("box").alignmentGuide(.firstTextBaseline) { $0[.bottom] }
      }
    }
    let (small, large) = (try stage.element("small").frame, try stage.element("large").frame)
    #expect(small.minY > large.minY && small.maxY < large.maxY)
    let base = try stage.element("box").frame.maxY
    #expect(base > small.minY && base < small.maxY)
  }

  @Test("ZStack piles its views on one point")
  func pile() throws {
    let stage = stage {
      ZStack(alignment: .bottomTrailing) {
        box("a", 100, 100); box("b")
      }
    }
    #expect(try stage.frame("a") == "150 100 100 100")
    #expect(try stage.frame("b") == "200 150 50 50")
  }

  @Test("A divider lies across its stack")
  func dividers() throws {
    let stage = stage {
      HStack(spacing: 0) {
        box("a")
        Divider().accessibilityIdentifier("upright")
        VStack(spacing: 0) {
          box("b"); Divider().accessibilityIdentifier("level"); box("c")
        }
      }
      .fixedSize()
    }
    #expect(try stage.element("upright").frame.width == 1)
    #expect(try stage.element("level").frame.height == 1)
    #expect(try stage.element("level").frame.width == 50)
  }

  // MARK: Frames and padding

  @Test("A frame proposes its size and places its content by its alignment")
  func fixedFrame() throws {
    let stage = stage {
      box("a").frame(width: 200, height: 100, alignment: .topLeading)
    }
    #expect(try stage.frame("a") == "100 100 50 50")
  }

  @Test("The bounds of a flexible frame")
  func flexibleFrame() throws {
    func size<V: View>(_ view: V) throws -> String {
      let stage = stage { view.background(Color.red.accessibilityIdentifier("ground")) }
      let frame = try stage.element("ground").frame
      return "\(short(frame.width)) \(short(frame.height))"
    }
    #expect(try size(box("a").frame(minWidth: 80)) == "80 50")
    #expect(try size(box("a").frame(maxWidth: .infinity)) == "400 50")
    #expect(try size(box("a").frame(maxWidth: 120, maxHeight: 30)) == "120 30")
    #expect(try size(flex("a").frame(minWidth: 80, maxWidth: 120)) == "120 300")
    #expect(try size(flex("a").frame(idealWidth: 70, idealHeight: 20).fixedSize()) == "70 20")
    #expect(try size(flex("a").frame(minWidth: 500)) == "500 300")
    #expect(try size(box("a").frame(width: -5, height: .nan)) == "0 0")
  }

  @Test("Padding adds space on the edges that it names")
  func padding() throws {
    let stage = stage {
      box("a").padding(.leading, 30).padding(
        EdgeInsets(top: 10, leading: 0, bottom: 40, trailing: 0)
      )
      .background(Color.red.accessibilityIdentifier("ground"))
    }
    #expect(try stage.frame("ground") == "160 100 80 100")
    #expect(try stage.frame("a") == "190 110 50 50")
    let standard = self.stage { flex("a").padding() }
    #expect(try standard.frame("a") == "16 16 368 268")
  }

  @Test("fixedSize proposes the ideal size")
  func fixedSize() throws {
    let stage = stage {
      VStack {
        Text("Several words in one line").accessibilityIdentifier("fixed")
          .fixedSize(horizontal: true, vertical: false)
          .frame(width: 20)
        Text("Several words in one line").accessibilityIdentifier("wrapped").frame(width: 60)
        flex("shape").fixedSize()
      }
    }
    let fixed = try stage.element("fixed").frame
    #expect(fixed.width > 100 && near(fixed.midX, 200, 0.6))
    #expect(try stage.element("wrapped").frame.height > 1.5 * fixed.height)
    #expect(try stage.element("shape").frame.size == CGSize(width: 10, height: 10))
  }

  @Test("aspectRatio fits or fills")
  func aspectRatio() throws {
    let fit = stage { flex("a").aspectRatio(1, contentMode: .fit) }
    #expect(try fit.frame("a") == "50 0 300 300")
    let fill = stage { flex("a").aspectRatio(1, contentMode: .fill) }
    #expect(try fill.frame("a") == "0 -50 400 400")
    let wide = stage { flex("a").aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit) }
    #expect(try wide.frame("a") == "0 100 400 100")
  }

  @Test("position takes all space and offset takes none")
  func positionAndOffset() throws {
    let stage = stage {
      VStack(spacing: 0) {
        box("a").offset(x: 100, y: 5)
        box("b").position(x: 25, y: 25)
      }
    }
    #expect(try stage.frame("a") == "275 5 50 50")
    #expect(try stage.frame("b") == "0 50 50 50")
  }
}

extension VerticalAlignment {
  private enum Waist: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  fileprivate static let waist = VerticalAlignment(Waist.self)
}
