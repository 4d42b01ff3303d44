extension LanguageMistakeTests {
  static let swift: [Mistake] = [
    ("swiftui", "misspelt", ".spring(§duraton: 0.5, bounce: 0.3)", "Did you mean “duration”?"),
    ("swiftui", "no number", ".spring(duration: §abc, bounce: 0.3)", "not a number"),
    ("swiftui", "missing", ".interpolatingSpring(stiffness: 100§)", "lacks “damping:”"),
    ("swiftui", "out of range", ".spring(duration: 0.5, bounce: §3)", "from -1 to 1"),
    ("swiftui", "too much", ".spring(duration: 0.5, bounce: 0.3) §abc", "“abc” is not expected"),
    (
      "swiftui", "misspelt modifier",
      ".spring(duration: 0.5).§dely(0.3)",
      "Did you mean “delay”?"
    ),
  ]

  static let springs: [Mistake] = [
    (
      "swiftui-spring", "misspelt",
      "Spring(§mas: 1, stiffness: 100, damping: 10)",
      "Did you mean “mass”?"
    ),
    (
      "swiftui-spring", "no number",
      "Spring(mass: 1, stiffness: §abc, damping: 10)",
      "not a number"
    ),
    ("swiftui-spring", "missing", "Spring(mass: 1, stiffness: 100§)", "lacks “damping:”"),
    (
      "swiftui-spring", "out of range",
      "Spring(mass: 1, stiffness: §-100, damping: 10)",
      "above 0"
    ),
    (
      "swiftui-spring", "too much",
      "Spring(mass: 1, stiffness: 100, damping: 10) §abc",
      "not expected"
    ),
  ]

  static let css: [Mistake] = [
    ("css", "misspelt", "§cubic-bezer(0.2, 0, 0, 1)", "Did you mean “cubic-bezier”?"),
    (
      "css", "misspelt in a shorthand",
      "transition: all 1s §cubic-bezer(0.2, 0, 0, 1);",
      "Did you mean “cubic-bezier”?"
    ),
    ("css", "misspelt keyword", "transition: all 1s §eas-in;", "Did you mean “ease-in”?"),
    ("css", "misspelt keyword alone", "transition: 1s §eas-in;", "Did you mean “ease-in”?"),
    (
      "css", "misspelt longhand",
      "a { transition-timing-function: §eas-out; transition-duration: 0.4s; }",
      "“ease-out”"
    ),
    (
      "css", "misspelt property",
      "a { transition-timing-function: ease-out; §transition-duratin: 0.4s; }",
      "“transition-duration”"
    ),
    ("css", "no number", "cubic-bezier(0.2, §x, 0, 1)", "not a number"),
    ("css", "no time", "transition: all §300 ease-in;", "300ms"),
    (
      "css", "no time in a longhand",
      "a { transition-timing-function: ease-out; transition-duration: §0.4; }",
      "0.3s"
    ),
    ("css", "missing", "§cubic-bezier(0.2, 0, 0)", "3 values"),
    ("css", "out of range", "cubic-bezier(0.2, 0, §2, 1)", "from 0 to 1"),
    ("css", "out of range time", "transition: all §-1s ease-in;", "0s or more"),
    ("css", "too much", "cubic-bezier(0.2, 0, 0, 1) 300ms §abc", "not expected"),
    ("css", "too many times", "transition: all 1s ease-in 1s §1s;", "third time"),
  ]

  static let compose: [Mistake] = [
    (
      "compose", "misspelt",
      "spring(§dampngRatio = 0.5f, stiffness = 300f)",
      "Did you mean “dampingRatio”?"
    ),
    (
      "compose", "misspelt function",
      "§sprng(dampingRatio = 0.5f, stiffness = 300f)",
      "Did you mean “spring”?"
    ),
    (
      "compose", "misspelt constant",
      "spring(dampingRatio = §Spring.DampingRatioMediumBoncy)",
      "MediumBouncy”?"
    ),
    (
      "compose", "misspelt easing",
      "tween(durationMillis = 200, easing = §FastOutSlowEasing)",
      "“FastOutSlowInEasing”?"
    ),
    (
      "compose", "misspelt mode",
      "infiniteRepeatable(animation = tween<Float>(durationMillis = 200, easing = LinearEasing), repeatMode = §RepeatMode.Revers)",
      "“RepeatMode.Reverse”?"
    ),
    ("compose", "no number", "spring(dampingRatio = 0.5f, stiffness = §abc)", "not a number"),
    ("compose", "missing", "tween(durationMillis = §, easing = LinearEasing)", "a value"),
    ("compose", "out of range", "spring(dampingRatio = 0.5f, stiffness = §-300f)", "above 0"),
    (
      "compose", "out of range ratio",
      "spring(dampingRatio = §-0.5f, stiffness = 300f)",
      "0 or more"
    ),
    (
      "compose", "out of range time",
      "tween(durationMillis = §-200, easing = LinearEasing)",
      "0 or more"
    ),
    ("compose", "too much", "spring(dampingRatio = 0.5f, stiffness = 300f) §abc", "not expected"),
    ("compose", "too many values", "spring(0.5f, 300f, 0.01f, §7f)", "one value too many"),
  ]

  static let flutter: [Mistake] = [
    (
      "flutter", "misspelt",
      "SpringDescription(§mas: 1, stiffness: 100, damping: 10)",
      "Did you mean “mass”?"
    ),
    (
      "flutter", "misspelt type",
      "§SpringDescripton(mass: 1, stiffness: 100, damping: 10)",
      "“SpringDescription”?"
    ),
    (
      "flutter", "misspelt constructor",
      "SpringDescription.§withDampingRato(mass: 1, stiffness: 100, ratio: 1)",
      "“withDampingRatio”?"
    ),
    (
      "flutter", "misspelt curve",
      "duration: Duration(milliseconds: 300), curve: Curves.§easeOt",
      "Did you mean “easeOut”?"
    ),
    (
      "flutter", "misspelt unit",
      "duration: Duration(miliseconds: §300), curve: Curves.easeOut",
      "“milliseconds”?"
    ),
    (
      "flutter", "no number",
      "SpringDescription(mass: 1, stiffness: §abc, damping: 10)",
      "not a number"
    ),
    ("flutter", "missing", "SpringDescription(mass: 1, stiffness: 100§)", "lacks “damping”"),
    (
      "flutter", "out of range",
      "SpringDescription(mass: 1, stiffness: §-100, damping: 10)",
      "above 0"
    ),
    (
      "flutter", "out of range time",
      "duration: Duration(milliseconds: §-300), curve: Curves.easeOut",
      "0 or more"
    ),
    ("flutter", "without names", "SpringDescription(§1, 100, 10)", "has no name"),
    (
      "flutter", "too much",
      "SpringDescription(mass: 1, stiffness: 100, damping: 10) §abc",
      "not expected"
    ),
  ]

  static let motion: [Mistake] = [
    (
      "motion", "misspelt",
      "{ type: \"spring\", §stifness: 300, damping: 20 }",
      "Did you mean “stiffness”?"
    ),
    (
      "motion", "misspelt type",
      "{ type: §\"sprng\", stiffness: 300, damping: 20 }",
      "Did you mean “spring”?"
    ),
    (
      "motion", "misspelt easing",
      "{ duration: 0.3, ease: §\"easeInot\" }",
      "Did you mean “easeInOut”?"
    ),
    ("motion", "no number", "{ type: \"spring\", stiffness: §abc, damping: 20 }", "not a number"),
    ("motion", "without value", "{ type: \"spring\", §stiffness, damping: 20 }", "has no value"),
    (
      "motion", "missing",
      "{ type: \"spring\", stiffness:§ , damping: 20 }",
      "a value is missing"
    ),
    ("motion", "out of range", "{ type: \"spring\", stiffness: §-300, damping: 20 }", "above 0"),
    (
      "motion", "out of range bounce",
      "{ type: \"spring\", duration: 0.3, bounce: §7 }",
      "from 0 to 1"
    ),
    (
      "motion", "too much",
      "{ type: \"spring\", stiffness: 300, damping: 20 } §abc",
      "not expected"
    ),
    (
      "motion", "unknown",
      "{ type: \"spring\", stiffness: 300, damping: 20, §colour: 1 }",
      "“colour” is unknown"
    ),
  ]

  static let reactSpring: [Mistake] = [
    (
      "react-spring", "misspelt",
      "config: { §tensin: 170, friction: 26 }",
      "Did you mean “tension”?"
    ),
    ("react-spring", "misspelt alone", "config: { §tensin: 170 }", "Did you mean “tension”?"),
    (
      "react-spring", "misspelt mass",
      "config: { §mas: 1, tension: 170, friction: 26 }",
      "Did you mean “mass”?"
    ),
    (
      "react-spring", "misspelt easing",
      "config: { duration: 300, easing: easings.§easeOtCubic }",
      "“easeOutCubic”?"
    ),
    ("react-spring", "no number", "config: { tension: §abc, friction: 26 }", "not a number"),
    ("react-spring", "missing", "config: { tension:§ , friction: 26 }", "a value is missing"),
    ("react-spring", "out of range", "config: { tension: §-170, friction: 26 }", "above 0"),
    ("react-spring", "too much", "{ tension: 170, friction: 26 } §abc", "not expected"),
  ]

  static let qt: [Mistake] = [
    ("qt", "misspelt", "SpringAnimation { spring: 2; §dampin: 0.2 }", "Did you mean “damping”?"),
    ("qt", "misspelt type", "§SprngAnimation { spring: 2; damping: 0.2 }", "“SpringAnimation”?"),
    (
      "qt", "misspelt time",
      "NumberAnimation { §duraton: 300; easing.type: Easing.OutCubic }",
      "“duration”?"
    ),
    (
      "qt", "misspelt easing",
      "NumberAnimation { duration: 300; easing.type: §Easing.OtCubic }",
      "“Easing.OutCubic”?"
    ),
    (
      "qt", "misspelt property",
      "NumberAnimation { duration: 300; §easing.typ: Easing.OutCubic }",
      "“easing.type”?"
    ),
    ("qt", "no number", "SpringAnimation { spring: §abc; damping: 0.2 }", "not a number"),
    ("qt", "no count", "NumberAnimation { duration: 300; loops: §abc }", "not a number"),
    ("qt", "missing", "SpringAnimation { damping: 0.2 §}", "lacks “spring”"),
    ("qt", "out of range", "SpringAnimation { spring: §-2; damping: 0.2 }", "above 0"),
    ("qt", "out of range damping", "SpringAnimation { spring: 2; damping: §7 }", "from 0 to 1"),
    ("qt", "too much", "SpringAnimation { spring: 2; damping: 0.2 } §abc", "not expected"),
    (
      "qt", "unknown",
      "SpringAnimation { spring: 2; damping: 0.2; §colour: 1 }",
      "“colour” is unknown"
    ),
  ]
}
