import Glissando

// The pages about views and their layout.

extension PageGroup {
  static let viewPages = [
    GalleryPage(
      "layout", "Layout that glides",
      "Layout runs once, for the end. Alignment, widths and padding change, and each bar glides there.",
      names: [
        "View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)",
        "VStack", "View.frame(width:height:alignment:)", "View.padding(_:)",
        "View.animation(_:value:)",
      ],
      dials: [
        .animation([
          ".bouncy(duration: 0.7)": .bouncy(duration: 0.7), ".smooth": .smooth,
          ".linear(duration: 1)": .linear(duration: 1), ".snappy": .snappy,
        ])
      ]
    ) { Gliding(animation: $0["animation"]) },
    GalleryPage(
      "any-layout", "From one layout to another",
      "The views stay the same, only their layout is exchanged: row and column.",
      names: ["AnyLayout", "HStackLayout", "VStackLayout"]
    ) { _ in SwitchingLayout() },
    GalleryPage(
      "custom-layout", "A layout of your own",
      "It places its views on a circle and knows nothing of motion.",
      names: [
        "Layout", "Layout.sizeThatFits(proposal:subviews:cache:)",
        "Layout.placeSubviews(in:proposal:subviews:cache:)",
      ], dials: [.whole("count", 8, in: 3...9)]
    ) { RingLayout(count: $0["count"]) },
    GalleryPage(
      "grid", "A grid",
      "Cells take one column or two; rows and columns stay in line while all of them glide.",
      names: ["Grid", "GridRow", "View.gridCellColumns(_:)"],
      dials: [
        .animation([
          ".bouncy(duration: 0.6)": .bouncy(duration: 0.6), ".smooth": .smooth,
          ".linear(duration: 1)": .linear(duration: 1),
        ])
      ]
    ) { GridOfTiles(animation: $0["animation"]) },
    GalleryPage(
      "view-that-fits", "Whichever fits",
      "The words stay as long as there is room for them; then the symbols have to do.",
      names: ["ViewThatFits", "Label", "View.fixedSize()"]
    ) { _ in WhicheverFits() },
    GalleryPage(
      "reorder", "A new order",
      "Each letter has an identity, so it is the letters that move and not their texts.",
      names: [
        "ForEach.init(_:content:)", "View.background(_:alignment:)", "ForEach",
        "ForEach.init(_:content:)", "HStack",
      ],
      dials: [
        .animation([
          ".spring(duration: 0.6, bounce: 0.25)": .spring(duration: 0.6, bounce: 0.25),
          ".easeInOut(duration: 0.8)": .easeInOut(duration: 0.8), ".smooth": .smooth,
          ".bouncy": .bouncy,
        ])
      ]
    ) { Shuffle(animation: $0["animation"]) },
    GalleryPage(
      "trim", "A trimmed outline",
      "How much of an outline is drawn is a number like any other.",
      names: [
        "Shape.trim(from:to:)", "Shape.stroke(_:style:antialiased:)", "StrokeStyle", "Circle",
      ],
      dials: [.number("lineWidth", 14, in: 2...24, step: 1)]
    ) { TrimmedRing(lineWidth: $0["lineWidth"]) },
    GalleryPage(
      "stroke", "Marching dashes",
      "The stroke itself is animatable: its width, its dashes, their phase.",
      names: [
        "InsettableShape.strokeBorder(_:lineWidth:antialiased:)", "StrokeStyle",
        "View.onAppear(perform:)",
      ],
      code: "MarchingDashes", dials: [.number("dash", 12, in: 4...24, step: 2)],
      playsItself: false, script: []
    ) { MarchingDashes(dash: $0["dash"]).id($0["dash"] as Double) },
    GalleryPage(
      "corners", "Corners", "Four radii, four numbers.",
      names: ["UnevenRoundedRectangle", "RoundedRectangle"]
    ) { _ in RoundCorners() },
    GalleryPage(
      "gradients", "Gradients", "The colours of a gradient move one by one, and so do its ends.",
      names: ["LinearGradient", "Color.gradient", "UnitPoint"]
    ) { _ in ShiftingGradient() },
    GalleryPage(
      "text-colour", "Text",
      "Letters take their colour and size on the way, as shapes do.",
      names: ["Text", "View.foregroundStyle(_:)", "View.scaleEffect(_:anchor:)"]
    ) { _ in TextColor() },
    GalleryPage(
      "symbols", "Symbols", "Drawn by a name, as large as the text beside it, moved like any view.",
      names: ["Image", "Image.init(systemName:)", "View.font(_:)"]
    ) { _ in Symbols() },
    GalleryPage(
      "scroll", "Scrolling",
      "Throw it: it keeps your hand’s velocity, pulls back at its ends, and goes where it is told.",
      names: ["ScrollView"],
      script: [.press(at: 0.1), .init(1.3, .wheel(-240))]
    ) { _ in Momentum() },
    GalleryPage(
      "scroll-targets", "Cards that snap",
      "However you throw it, it comes to rest with a card in its place, and knows which.",
      names: [
        "View.scrollTargetBehavior(_:)", "View.scrollPosition(id:anchor:)",
        "View.scrollTransition(_:axis:transition:)",
      ], script: [.press(at: 0.1), .init(1.3, .wheel(-240))]
    ) { _ in SnappingCards() },
    GalleryPage(
      "list", "A long list",
      "Ten thousand rows, of which those in sight are made; one goes, the others close up.",
      names: ["List", "ForEach", "withAnimation(_:_:)"],
      script: [.press(at: 0.1), .init(1.2, .wheel(-300))]
    ) { _ in ListOfMany() },
  ]
}
