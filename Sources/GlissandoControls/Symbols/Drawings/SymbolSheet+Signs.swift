import GlissandoViews

// The outlines of shapes, arrows and signs.

extension SymbolSheet {
  /// Shapes, arrows and signs.
  static let signs = """
    circle: line O 12 12 9.1
    circle.fill: fill O 12 12 10
    circle.dashed: dash O 12 12 9.1
    circle.dotted: fill O 20.9 12 1.15 O 19.71 16.45 1.15 O 16.45 19.71 1.15 O 12 20.9 1.15 O 7.55 19.71 1.15 O 4.29 16.45 1.15 O 3.1 12 1.15 O 4.29 7.55 1.15 O 7.55 4.29 1.15 O 12 3.1 1.15 O 16.45 4.29 1.15 O 19.71 7.55 1.15
    arrow.down.circle.dotted: line M 12 7.2 V 16.6 M 8.2 12.8 L 12 16.6 L 15.8 12.8 fill O 20.9 12 1.15 O 19.71 16.45 1.15 O 16.45 19.71 1.15 O 12 20.9 1.15 O 7.55 19.71 1.15 O 4.29 16.45 1.15 O 3.1 12 1.15 O 4.29 7.55 1.15 O 7.55 4.29 1.15 O 12 3.1 1.15 O 16.45 4.29 1.15 O 19.71 7.55 1.15
    arrow.right.circle.dotted: line M 7.2 12 H 16.6 M 12.8 8.2 L 16.6 12 L 12.8 15.8 fill O 20.9 12 1.15 O 19.71 16.45 1.15 O 16.45 19.71 1.15 O 12 20.9 1.15 O 7.55 19.71 1.15 O 4.29 16.45 1.15 O 3.1 12 1.15 O 4.29 7.55 1.15 O 7.55 4.29 1.15 O 12 3.1 1.15 O 16.45 4.29 1.15 O 19.71 7.55 1.15
    circles.hexagongrid: line O 12 12 2.3 O 19 12 2.3 O 15.5 18.06 2.3 O 8.5 18.06 2.3 O 5 12 2.3 O 8.5 5.94 2.3 O 15.5 5.94 2.3
    circles.hexagongrid.fill: fill O 12 12 2.9 O 19 12 2.9 O 15.5 18.06 2.9 O 8.5 18.06 2.9 O 5 12 2.9 O 8.5 5.94 2.9 O 15.5 5.94 2.9
    square: line R 3.2 3.2 17.6 17.6 3.4
    square.fill: fill R 2.3 2.3 19.4 19.4 4.2
    rectangle: line R 2.2 5.2 19.6 13.6 2.8
    rectangle.fill: fill R 1.3 4.3 21.4 15.4 3.6
    capsule: line R 2.2 6.9 19.6 10.2 5.1
    capsule.fill: fill R 1.3 6 21.4 12 6
    triangle: line M 12 4.4 L 21 19.4 H 3 Z
    triangle.fill: both M 12 4.4 L 21 19.4 H 3 Z
    diamond: line M 12 2.8 L 21.2 12 L 12 21.2 L 2.8 12 Z
    diamond.fill: both M 12 2.8 L 21.2 12 L 12 21.2 L 2.8 12 Z
    hexagon: line M 12 2.6 L 20.2 7.3 V 16.7 L 12 21.4 L 3.8 16.7 V 7.3 Z
    hexagon.fill: both M 12 2.6 L 20.2 7.3 V 16.7 L 12 21.4 L 3.8 16.7 V 7.3 Z
    star: line M 12 3 L 14.59 9.14 L 21.23 9.7 L 16.18 14.06 L 17.7 20.55 L 12 17.1 L 6.3 20.55 L 7.82 14.06 L 2.77 9.7 L 9.41 9.14 Z
    star.fill: both M 12 3 L 14.59 9.14 L 21.23 9.7 L 16.18 14.06 L 17.7 20.55 L 12 17.1 L 6.3 20.55 L 7.82 14.06 L 2.77 9.7 L 9.41 9.14 Z
    star.leadinghalf.filled: line M 12 3 L 14.59 9.14 L 21.23 9.7 L 16.18 14.06 L 17.7 20.55 L 12 17.1 L 6.3 20.55 L 7.82 14.06 L 2.77 9.7 L 9.41 9.14 Z fill M 12 3 L 9.41 9.14 L 2.77 9.7 L 7.82 14.06 L 6.3 20.55 L 12 17.1 Z
    star.circle.fill: fill O 12 12 10 cut M 12 6.2 L 13.5 10 L 17.6 10.3 L 14.45 12.95 L 15.45 16.95 L 12 14.75 L 8.55 16.95 L 9.55 12.95 L 6.4 10.3 L 10.5 10 Z
    heart: line M 12 20.3 C 8.3 17.6 2.9 13.6 2.9 8.9 C 2.9 6 5.1 3.9 7.7 3.9 C 9.6 3.9 11.1 4.9 12 6.5 C 12.9 4.9 14.4 3.9 16.3 3.9 C 18.9 3.9 21.1 6 21.1 8.9 C 21.1 13.6 15.7 17.6 12 20.3 Z
    heart.fill: both M 12 20.3 C 8.3 17.6 2.9 13.6 2.9 8.9 C 2.9 6 5.1 3.9 7.7 3.9 C 9.6 3.9 11.1 4.9 12 6.5 C 12.9 4.9 14.4 3.9 16.3 3.9 C 18.9 3.9 21.1 6 21.1 8.9 C 21.1 13.6 15.7 17.6 12 20.3 Z
    heart.circle.fill: fill O 12 12 10 cut M 12 17.4 C 9.4 15.6 6.4 13.1 6.4 10.2 C 6.4 8.5 7.7 7.3 9.3 7.3 C 10.5 7.3 11.5 7.9 12 8.9 C 12.5 7.9 13.5 7.3 14.7 7.3 C 16.3 7.3 17.6 8.5 17.6 10.2 C 17.6 13.1 14.6 15.6 12 17.4 Z
    play: line M 7.2 4.6 L 19.6 12 L 7.2 19.4 Z
    play.fill: both M 7.2 4.6 L 19.6 12 L 7.2 19.4 Z
    play.circle: line O 12 12 9.1 both M 10.2 8.6 L 15.8 12 L 10.2 15.4 Z
    play.circle.fill: fill O 12 12 10 cutboth M 10.2 8.7 L 15.6 12 L 10.2 15.3 Z
    pause: line R 6.2 4.6 3.6 14.8 1 R 14.2 4.6 3.6 14.8 1
    pause.fill: fill R 5.2 3.8 4.9 16.4 1.5 R 13.9 3.8 4.9 16.4 1.5
    pause.circle.fill: fill O 12 12 10 cut R 8.2 7.8 2.6 8.4 0.8 R 13.2 7.8 2.6 8.4 0.8
    stop: line R 5 5 14 14 2.4
    stop.fill: fill R 4.2 4.2 15.6 15.6 3.2
    record.circle: line O 12 12 9.1 fill O 12 12 5
    backward.fill: both M 11.2 6.4 L 3 12 L 11.2 17.6 Z M 21 6.4 L 12.8 12 L 21 17.6 Z
    forward.fill: both M 12.8 6.4 L 21 12 L 12.8 17.6 Z M 3 6.4 L 11.2 12 L 3 17.6 Z
    backward.end.fill: both M 19 5.6 L 8.4 12 L 19 18.4 Z line M 5.2 5.4 V 18.6
    forward.end.fill: both M 5 5.6 L 15.6 12 L 5 18.4 Z line M 18.8 5.4 V 18.6
    chevron.right: line M 8.6 4.6 L 16 12 L 8.6 19.4
    chevron.left: line M 15.4 4.6 L 8 12 L 15.4 19.4
    chevron.up: line M 4.6 15.6 L 12 8.2 L 19.4 15.6
    chevron.down: line M 4.6 8.4 L 12 15.8 L 19.4 8.4
    chevron.up.chevron.down: line M 7 9 L 12 4.2 L 17 9 M 7 15 L 12 19.8 L 17 15
    chevron.right.circle.fill: fill O 12 12 10 cutline M 10.2 7.4 L 14.8 12 L 10.2 16.6
    arrow.right: line M 3.6 12 H 20 M 13.2 5.2 L 20 12 L 13.2 18.8
    arrow.left: line M 20.4 12 H 4 M 10.8 5.2 L 4 12 L 10.8 18.8
    arrow.up: line M 12 20.4 V 4 M 5.2 10.8 L 12 4 L 18.8 10.8
    arrow.down: line M 12 3.6 V 20 M 5.2 13.2 L 12 20 L 18.8 13.2
    arrow.up.right: line M 5.6 18.4 L 18 6 M 8.4 5.8 H 18.2 V 15.6
    arrow.down.right: line M 5.6 5.6 L 18 18 M 8.4 18.2 H 18.2 V 8.4
    arrow.right.circle: line O 12 12 9.1 M 7.4 12 H 16.2 M 12.8 8.4 L 16.4 12 L 12.8 15.6
    arrow.right.circle.fill: fill O 12 12 10 cutline M 7 12 H 16.4 M 12.6 8.2 L 16.4 12 L 12.6 15.8
    arrow.left.circle.fill: fill O 12 12 10 cutline M 17 12 H 7.6 M 11.4 8.2 L 7.6 12 L 11.4 15.8
    arrow.up.circle.fill: fill O 12 12 10 cutline M 12 17 V 7.6 M 8.2 11.4 L 12 7.6 L 15.8 11.4
    arrow.down.circle.fill: fill O 12 12 10 cutline M 12 7 V 16.4 M 8.2 12.6 L 12 16.4 L 15.8 12.6
    arrow.left.arrow.right: line M 3.6 8 H 20 M 16 4 L 20 8 L 16 12 M 20.4 16 H 4 M 8 12 L 4 16 L 8 20
    arrow.up.arrow.down: line M 8 20.4 V 4 M 4 8 L 8 4 L 12 8 M 16 3.6 V 20 M 12 16 L 16 20 L 20 16
    arrow.clockwise: line M 19.3 8.2 A 8.3 8.3 0 1 0 20.3 12.6 M 20.2 3.4 V 8.6 H 15
    arrow.counterclockwise: line M 4.7 8.2 A 8.3 8.3 0 1 1 3.7 12.6 M 3.8 3.4 V 8.6 H 9
    arrow.triangle.2.circlepath: line M 19.6 9.4 A 8.2 8.2 0 0 0 4.6 8.6 M 4.4 14.6 A 8.2 8.2 0 0 0 19.4 15.4 M 20.2 4.6 V 9.6 H 15.2 M 3.8 19.4 V 14.4 H 8.8
    arrow.uturn.backward: line M 8 4.4 L 3.8 8.6 L 8 12.8 M 4.2 8.6 H 14.6 A 5.4 5.4 0 0 1 14.6 19.4 H 9
    arrow.uturn.forward: line M 16 4.4 L 20.2 8.6 L 16 12.8 M 19.8 8.6 H 9.4 A 5.4 5.4 0 0 0 9.4 19.4 H 15
    arrow.up.left.and.arrow.down.right: line M 4 10 V 4 H 10 M 4.4 4.4 L 10.4 10.4 M 20 14 V 20 H 14 M 19.6 19.6 L 13.6 13.6
    repeat: line M 4 11 V 10 A 3.4 3.4 0 0 1 7.4 6.6 H 19.6 M 16.4 3.2 L 19.8 6.6 L 16.4 10 M 20 13 V 14 A 3.4 3.4 0 0 1 16.6 17.4 H 4.4 M 7.6 14 L 4.2 17.4 L 7.6 20.8
    shuffle: line M 3 17 H 6.2 C 10.8 17 12.4 7 17 7 H 20.4 M 17.4 3.8 L 20.6 7 L 17.4 10.2 M 3 7 H 6.2 C 10.8 7 12.4 17 17 17 H 20.4 M 17.4 13.8 L 20.6 17 L 17.4 20.2
    checkmark: line M 4 12.8 L 9.6 18.6 L 19.8 5.6
    checkmark.circle: line O 12 12 9.1 M 7.6 12.4 L 10.8 15.8 L 16.4 8.6
    checkmark.circle.fill: fill O 12 12 10 cutline M 7.4 12.4 L 10.7 15.9 L 16.6 8.4
    checkmark.square.fill: fill R 2.3 2.3 19.4 19.4 4.2 cutline M 7.2 12.4 L 10.6 16 L 16.8 8.2
    checkmark.seal.fill: both M 12 2.6 L 14.6 4.4 L 17.8 4.2 L 18.8 7.2 L 21.4 9 L 20.4 12 L 21.4 15 L 18.8 16.8 L 17.8 19.8 L 14.6 19.6 L 12 21.4 L 9.4 19.6 L 6.2 19.8 L 5.2 16.8 L 2.6 15 L 3.6 12 L 2.6 9 L 5.2 7.2 L 6.2 4.2 L 9.4 4.4 Z cutline M 8 12.3 L 10.9 15.3 L 16 8.9
    xmark: line M 5.2 5.2 L 18.8 18.8 M 18.8 5.2 L 5.2 18.8
    xmark.circle: line O 12 12 9.1 M 8.6 8.6 L 15.4 15.4 M 15.4 8.6 L 8.6 15.4
    xmark.circle.fill: fill O 12 12 10 cutline M 8.4 8.4 L 15.6 15.6 M 15.6 8.4 L 8.4 15.6
    plus: line M 12 3.6 V 20.4 M 3.6 12 H 20.4
    plus.circle: line O 12 12 9.1 M 12 7.4 V 16.6 M 7.4 12 H 16.6
    plus.circle.fill: fill O 12 12 10 cutline M 12 7 V 17 M 7 12 H 17
    plus.square: line R 3.2 3.2 17.6 17.6 3.4 M 12 7.6 V 16.4 M 7.6 12 H 16.4
    minus: line M 3.6 12 H 20.4
    minus.circle: line O 12 12 9.1 M 7.4 12 H 16.6
    minus.circle.fill: fill O 12 12 10 cutline M 7 12 H 17
    multiply: line M 5.2 5.2 L 18.8 18.8 M 18.8 5.2 L 5.2 18.8
    equal: line M 4.4 8.8 H 19.6 M 4.4 15.2 H 19.6
    number: line M 9.4 4 L 7 20 M 17 4 L 14.6 20 M 4.8 9 H 20 M 4 15 H 19.2
    questionmark: line M 7.4 8.2 C 7.4 5.6 9.4 3.9 12 3.9 C 14.7 3.9 16.7 5.6 16.7 8 C 16.7 11.2 12.2 11.4 12.2 14.6 fill O 12.2 19 1.4
    questionmark.circle: line O 12 12 9.1 M 9.2 9.8 C 9.2 8.2 10.4 7.2 12 7.2 C 13.7 7.2 14.9 8.2 14.9 9.7 C 14.9 11.7 12.1 11.8 12.1 13.7 fill O 12.1 16.5 1.15
    questionmark.circle.fill: fill O 12 12 10 cutline M 9.1 9.7 C 9.1 8.1 10.3 7 12 7 C 13.8 7 15 8.1 15 9.6 C 15 11.7 12.1 11.8 12.1 13.7 cut O 12.1 16.7 1.25
    exclamationmark: line M 12 3.8 V 14.6 fill O 12 19 1.4
    exclamationmark.circle: line O 12 12 9.1 M 12 7.2 V 12.8 fill O 12 16.2 1.15
    exclamationmark.circle.fill: fill O 12 12 10 cutline M 12 6.8 V 12.8 cut O 12 16.5 1.25
    exclamationmark.triangle: line M 12 3.6 L 21.6 20 H 2.4 Z M 12 9.6 V 14 fill O 12 16.9 1.1
    exclamationmark.triangle.fill: both M 12 3.6 L 21.6 20 H 2.4 Z cutline M 12 9.2 V 14 cut O 12 17.1 1.2
    info: fill O 12 5.2 1.4 line M 9.8 10.4 H 12.2 V 19 M 9.4 19 H 15
    info.circle: line O 12 12 9.1 M 10.4 11 H 12.2 V 16.2 M 10.2 16.4 H 14.2 fill O 12 7.8 1.15
    info.circle.fill: fill O 12 12 10 cutline M 10.3 11 H 12.2 V 16.4 M 10.1 16.5 H 14.3 cut O 12 7.5 1.25
    ellipsis: fill O 4.6 12 1.9 O 12 12 1.9 O 19.4 12 1.9
    ellipsis.circle: line O 12 12 9.1 fill O 7.8 12 1.2 O 12 12 1.2 O 16.2 12 1.2
    line.3.horizontal: line M 3.4 6 H 20.6 M 3.4 12 H 20.6 M 3.4 18 H 20.6
    line.3.horizontal.decrease: line M 3.4 6.4 H 20.6 M 6.4 12 H 17.6 M 9.4 17.6 H 14.6
    text.alignleft: line M 3.4 5 H 20.6 M 3.4 9.7 H 14.6 M 3.4 14.3 H 20.6 M 3.4 19 H 14.6
    text.aligncenter: line M 3.4 5 H 20.6 M 6.4 9.7 H 17.6 M 3.4 14.3 H 20.6 M 6.4 19 H 17.6
    text.alignright: line M 3.4 5 H 20.6 M 9.4 9.7 H 20.6 M 3.4 14.3 H 20.6 M 9.4 19 H 20.6
    list.bullet: fill O 4 6 1.5 O 4 12 1.5 O 4 18 1.5 line M 8.6 6 H 20.8 M 8.6 12 H 20.8 M 8.6 18 H 20.8
    slider.horizontal.3: line M 3 6 H 13 M 19 6 H 21 M 3 12 H 5.2 M 11.2 12 H 21 M 3 18 H 13 M 19 18 H 21 O 16 6 2.4 O 8.2 12 2.4 O 16 18 2.4
    square.grid.2x2: line R 3.6 3.6 6.8 6.8 1.4 R 13.6 3.6 6.8 6.8 1.4 R 3.6 13.6 6.8 6.8 1.4 R 13.6 13.6 6.8 6.8 1.4
    square.grid.2x2.fill: fill R 2.8 2.8 8.4 8.4 2 R 12.8 2.8 8.4 8.4 2 R 2.8 12.8 8.4 8.4 2 R 12.8 12.8 8.4 8.4 2
    circle.grid.2x2.fill: fill O 7 7 4.2 O 17 7 4.2 O 7 17 4.2 O 17 17 4.2
    square.and.arrow.up: line M 8 9.4 H 6.4 A 2 2 0 0 0 4.4 11.4 V 19 A 2 2 0 0 0 6.4 21 H 17.6 A 2 2 0 0 0 19.6 19 V 11.4 A 2 2 0 0 0 17.6 9.4 H 16 M 12 14.6 V 3 M 7.9 7 L 12 2.9 L 16.1 7
    square.and.arrow.down: line M 8 9.4 H 6.4 A 2 2 0 0 0 4.4 11.4 V 19 A 2 2 0 0 0 6.4 21 H 17.6 A 2 2 0 0 0 19.6 19 V 11.4 A 2 2 0 0 0 17.6 9.4 H 16 M 12 3 V 14.6 M 7.9 10.5 L 12 14.6 L 16.1 10.5
    square.and.pencil: line M 13 4.4 H 6.6 A 2.8 2.8 0 0 0 3.8 7.2 V 17.6 A 2.8 2.8 0 0 0 6.6 20.4 H 17 A 2.8 2.8 0 0 0 19.8 17.6 V 11.4 M 10 14.2 L 10.6 11.4 L 18.8 3.2 L 21 5.4 L 12.8 13.6 Z
    square.stack: line R 4 9 16 11.6 2.6 M 6 5.9 H 18 M 8 2.9 H 16
    rectangle.stack: line R 2.6 9.4 18.8 11.2 2.4 M 4.8 6.2 H 19.2 M 7.2 3 H 16.8
    rectangle.stack.person.crop: line R 2.6 9.4 18.8 11.2 2.4 M 4.8 6.2 H 19.2 M 7.2 3 H 16.8 fill O 12 13 1.9 M 8 19.6 C 8 17.2 9.6 15.7 12 15.7 C 14.4 15.7 16 17.2 16 19.6 Z
    rectangle.stack.person.crop.fill: line M 4.8 6.2 H 19.2 M 7.2 3 H 16.8 fill R 1.7 8.5 20.6 13 3 cut O 12 12.8 2 M 7.8 19.8 C 7.8 17.2 9.4 15.6 12 15.6 C 14.6 15.6 16.2 17.2 16.2 19.8 Z
    rectangle.stack.fill: fill R 1.7 8.8 20.6 12.6 3.2 line M 4.8 5.9 H 19.2 M 7.2 2.8 H 16.8
    """
}
