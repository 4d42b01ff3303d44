/// A first deck, with comments that say what can be changed.
package enum StarterDeck {
  /// The text of the file.
  package static let text = """
    # A talk for “glissando present”. Save this file while the talk is open: it follows at once.
    # “glissando present --check FILE” names every mistake with its line.
    glissando: 1                # the version of this format
    title: My talk
    canvas: [1920, 1080]        # the points in which everything is placed
    theme: paper                # paper or night, or a mapping:
    # theme: {base: night, colors: {accent: "#FF7350"}, font: Inter, font-size: 48}

    variables:
      speaker: Your name        # $speaker in any text below

    slides:
      - id: hello
        notes: |
          What only *you* see. Page Down goes on, Page Up goes back, b makes the screen black.
        elements:
          - id: title           # the same id on the next slide: the same thing, moved
            text: Hello
            at: [960, 480]
            font-size: 160
            weight: bold
          - {id: name, text: $speaker, at: [960, 640], color: faint}
          - id: ball
            shape: circle
            at: [960, 860]
            size: [60, 60]
            fill: accent
            shown: no
        steps:
          - show: ball
            animation: bouncy
          - change:
              ball: {at: [1500, 860], scale: 2}
              title: {color: accent}
            # Any animation of Swift; press Page Up in the middle of it.
            animation: "spring(duration: 0.8, bounce: 0.4)"

      - id: second
        elements:
          - {id: title, text: Three things, at: [960, 160], font-size: 80, weight: bold}
          - id: list
            stack:
              - {id: one, text: "**First**, what it is"}
              - {id: two, text: Then why, shown: no, transition: move-up}
              - {id: three, text: Then how, shown: no, transition: move-up}
            axis: vertical
            alignment: leading
            spacing: 40
          - {id: ball, shape: star, at: [1700, 160], size: [90, 90], fill: accent}
        steps:
          - show: two
          - show: three

      - id: code
        background: {gradient: [paper, accent 20%], from: top, to: bottom}
        elements:
          - {id: title, text: And a little code, at: [960, 160], font-size: 80, weight: bold}
          - id: program
            code: |
              withAnimation(.bouncy) {
                isOpen.toggle()
              }
            language: swift
            at: [960, 560]
            font-size: 56
          - {id: ball, shape: {polygon: 6}, at: [220, 160], size: [90, 90], fill: accent}
        steps:
          - change: {program: {focus: 2}}
          - change: {program: {focus: }}

    """
}
