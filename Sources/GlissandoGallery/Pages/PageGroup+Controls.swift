import Glissando

// The pages about controls, and those about drawing.

extension PageGroup {
  static let controlPages = [
    GalleryPage(
      "controls", "Controls that follow",
      "Stepper and slider write one value; the bar goes there under the animation of the binding.",
      names: ["ProgressView", "Stepper", "Slider", "Binding.animation(_:)"],
      dials: [.animation([".bouncy": .bouncy, ".smooth": .smooth, ".linear": .linear])]
    ) { Controls(animation: $0["animation"]) },
    GalleryPage(
      "text-field", "Writing",
      "Write a tempo and press Return: the words make room for it, and the oldest leaves.",
      names: [
        "TextField", "@FocusState", "View.onSubmit(of:_:)", "AnyTransition.scale(scale:anchor:)",
      ],
      dials: [
        .animation([
          ".bouncy(duration: 0.5)": .bouncy(duration: 0.5), ".smooth": .smooth,
          ".snappy": .snappy,
        ])
      ]
    ) { AddingWords(animation: $0["animation"]) },
    GalleryPage(
      "menus", "Menus",
      "A picker’s binding carries the animation of what is chosen; a menu’s actions bring their own.",
      names: ["Menu", "Picker", "View.pickerStyle(_:)", "Binding.animation(_:)"]
    ) { _ in ChosenFromMenu() },
    GalleryPage(
      "progress", "Steps and progress",
      "One number in four controls; all of them go to it at the same pace.",
      names: ["ProgressView", "Stepper", "Gauge", "ContentTransition.numericText(value:)"],
      dials: [
        .animation([
          ".smooth": .smooth, ".bouncy": .bouncy,
          ".linear(duration: 1)": .linear(duration: 1),
        ])
      ]
    ) { StepsAndProgress(animation: $0["animation"]) },
    GalleryPage(
      "presented", "Sheets and groups",
      "What is disclosed slides out, what is presented comes to the front, and both can be called back.",
      names: ["DisclosureGroup", "GroupBox", "View.sheet(isPresented:onDismiss:content:)"]
    ) { _ in Presented() },
  ]

  static let drawingPages = [
    GalleryPage(
      "mesh-gradient", "A mesh of colours",
      "Nine colours at nine points; points and colours move, and the surface between them follows.",
      names: ["MeshGradient"],
      dials: [
        .animation([
          ".smooth(duration: 1.4)": .smooth(duration: 1.4),
          ".bouncy(duration: 1)": .bouncy(duration: 1),
        ])
      ]
    ) { ColorfulMesh(animation: $0["animation"]) },
    GalleryPage(
      "drops", "Drops that flow together",
      "The drops are views drawn as symbols of a canvas, blurred and cut off where they grow thin.",
      names: ["Canvas", "GraphicsContext"],
      dials: [.number("radius", 14, in: 2...24, step: 1)]
    ) { FlowingDrops(radius: $0["radius"]) },
    GalleryPage(
      "symbol-effects", "Symbols that move",
      "Some answer to a number that changes, some go on while they are active, and one becomes another.",
      names: ["View.symbolEffect(_:options:value:)", "View.symbolEffect(_:options:isActive:)"]
    ) { _ in SymbolMoves() },
    GalleryPage(
      "placeholder", "Before it is there",
      "Bars stand for the words until they come, and a light runs over them.",
      names: ["View.redacted(reason:)", "Animation.repeatForever(autoreverses:)"],
      playsItself: false
    ) { _ in Placeholder() },
  ]
}
