extension LanguageMistakeTests {
  static let libadwaita: [Mistake] = [
    (
      "libadwaita", "misspelt",
      "§adw_spring_param_new (0.5, 1.0, 400.0)",
      "“adw_spring_params_new”?"
    ),
    (
      "libadwaita", "misspelt easing",
      "adw_timed_animation_set_easing (a, §ADW_EASE_OUT_CUBI);",
      "“ADW_EASE_OUT_CUBIC”?"
    ),
    (
      "libadwaita", "misspelt setter",
      "§adw_timed_animation_set_duratin (a, 300);\nadw_timed_animation_set_easing (a, ADW_LINEAR);",
      "set_duration”?"
    ),
    ("libadwaita", "no number", "adw_spring_params_new (0.5, §abc, 400.0)", "not a number"),
    ("libadwaita", "missing", "adw_spring_params_new (0.5, 1.0§)", "lacks “stiffness”"),
    ("libadwaita", "out of range", "adw_spring_params_new (0.5, 1.0, §-400.0)", "above 0"),
    ("libadwaita", "too much", "adw_spring_params_new (0.5, 1.0, 400.0) §abc", "not expected"),
    (
      "libadwaita", "too many values",
      "adw_spring_params_new (0.5, 1.0, 400.0, §5.0)",
      "one value too many"
    ),
    (
      "libadwaita", "no truth",
      "adw_spring_params_new (0.5, 1.0, 400.0);\nadw_spring_animation_set_clamp (a, §TRU);",
      "TRUE"
    ),
  ]

  static let niri: [Mistake] = [
    ("niri", "misspelt", "spring §damping-rato=1 stiffness=800", "Did you mean “damping-ratio”?"),
    (
      "niri", "misspelt node",
      "window-open {\n §duration-m 150\n curve \"ease-out-expo\"\n}",
      "“duration-ms”?"
    ),
    (
      "niri", "misspelt curve",
      "window-open {\n duration-ms 150\n curve §\"ease-out-exp\"\n}",
      "“ease-out-expo”?"
    ),
    ("niri", "no number", "spring damping-ratio=1 stiffness=§abc", "not a number"),
    (
      "niri", "no number in epsilon",
      "spring damping-ratio=1 stiffness=800 epsilon=§abc",
      "not a number"
    ),
    (
      "niri", "no time",
      "window-open {\n duration-ms §abc\n curve \"ease-out-expo\"\n}",
      "not a number"
    ),
    ("niri", "no number in a curve", "curve \"cubic-bezier\" 0.05 0.7 §x 1", "not a number"),
    ("niri", "missing", "spring damping-ratio=1 epsilon=0.001§", "lacks “stiffness”"),
    ("niri", "out of range", "spring damping-ratio=§20 stiffness=800", "0.1 to 10"),
    ("niri", "out of range time", "duration-ms §-5\ncurve \"ease-out-expo\"", "0 or more"),
    (
      "niri", "too much",
      "spring damping-ratio=1 stiffness=800 epsilon=0.001 §abc",
      "not expected"
    ),
  ]

  static let hyprlandLua: [Mistake] = [
    (
      "hyprland-lua", "misspelt",
      "hl.curve(\"a\", { type = \"spring\", mass = 1, §stifness = 70, damping = 15 })",
      "“stiffness”?"
    ),
    (
      "hyprland-lua", "misspelt function",
      "hl.§crve(\"a\", { type = \"spring\", mass = 1, stiffness = 70, damping = 15 })",
      "“hl.curve”?"
    ),
    (
      "hyprland-lua", "misspelt type",
      "hl.curve(\"a\", { type = §\"sprng\", mass = 1, stiffness = 70, damping = 15 })",
      "“spring”?"
    ),
    (
      "hyprland-lua", "misspelt speed",
      "hl.animation({ leaf = \"windows\", enabled = true, §sped = 1, bezier = \"default\" })",
      "“speed”?"
    ),
    (
      "hyprland-lua", "unknown curve",
      "hl.animation({ leaf = \"windows\", enabled = true, speed = 1, spring = §\"b\" })",
      "no curve of this text"
    ),
    (
      "hyprland-lua", "no number",
      "hl.curve(\"a\", { type = \"spring\", mass = 1, stiffness = §abc, damping = 15 })",
      "not a number"
    ),
    (
      "hyprland-lua", "missing",
      "hl.curve(\"a\", { type = \"spring\", mass = 1, damping = 15 §})",
      "lacks “stiffness”"
    ),
    (
      "hyprland-lua", "out of range",
      "hl.curve(\"a\", { type = \"spring\", mass = 1, stiffness = §-70, damping = 15 })",
      "above 0"
    ),
    (
      "hyprland-lua", "too much",
      "hl.curve(\"a\", { type = \"spring\", mass = 1, stiffness = 70, damping = 15 }) §abc",
      "not expected"
    ),
  ]

  static let hyprland: [Mistake] = [
    (
      "hyprland", "misspelt",
      "§bezer = a, 0, 0, 1, 1\nanimation = windows, 1, 3, a",
      "Did you mean “bezier”?"
    ),
    (
      "hyprland", "no number",
      "bezier = a, 0, §x, 1, 1\nanimation = windows, 1, 3, a",
      "not a number"
    ),
    (
      "hyprland", "no speed",
      "bezier = a, 0, 0, 1, 1\nanimation = windows, 1, §abc, a",
      "not a number"
    ),
    ("hyprland", "missing", "§bezier = a, 0, 1, 1\nanimation = windows, 1, 3, a", "4 values"),
    ("hyprland", "missing speed", "§animation = windows, 1", "too few values"),
    (
      "hyprland", "out of range",
      "bezier = a, 0, 0, §2, 1\nanimation = windows, 1, 3, a",
      "from 0 to 1"
    ),
    (
      "hyprland", "out of range speed",
      "bezier = a, 0, 0, 1, 1\nanimation = windows, 1, §-3, a",
      "above 0"
    ),
    (
      "hyprland", "too much",
      "§bezier = a, 0, 0, 1, 1, 5\nanimation = windows, 1, 3, a",
      "6 values"
    ),
  ]

  static let picom: [Mistake] = [
    (
      "picom", "misspelt",
      "opacity = { §curv = \"linear\"; duration = 0.2; start = 0; end = 1; };",
      "“curve”?"
    ),
    (
      "picom", "misspelt curve",
      "opacity = { curve = \"§cubic-bezer(0.2,0,0.8,1)\"; duration = 0.2; };",
      "“cubic-bezier”?"
    ),
    (
      "picom", "no number",
      "opacity = { curve = \"linear\"; duration = §abc; start = 0; end = 1; };",
      "not a number"
    ),
    (
      "picom", "missing",
      "opacity = { curve = \"linear\"; start = 0; end = 1; §};",
      "lacks “duration”"
    ),
    (
      "picom", "out of range",
      "opacity = { curve = \"linear\"; duration = §-0.2; start = 0; end = 1; };",
      "0 or more"
    ),
    (
      "picom", "too much",
      "opacity = { curve = \"linear §x\"; duration = 0.2; start = 0; end = 1; };",
      "not expected"
    ),
  ]

  static let lottie: [Mistake] = [
    (
      "lottie", "misspelt",
      "{\"a\":1,\"k\":[§{\"tt\":0,\"s\":[0]},{\"t\":30,\"s\":[100]}]}",
      "no time"
    ),
    (
      "lottie", "no number",
      "{\"a\":1,\"k\":[§{\"t\":0,\"s\":[\"x\"]},{\"t\":30,\"s\":[100]}]}",
      "no value"
    ),
    (
      "lottie", "missing",
      "{\"a\":1,\"k\":[{\"t\":0,\"s\":[0],\"o\":§{\"x\":[0.42]},\"i\":{\"x\":[1],\"y\":[1]}},{\"t\":30,\"s\":[100]}]}",
      "no number “y”"
    ),
    (
      "lottie", "out of range",
      "{\"a\":1,\"k\":[{\"t\":0,\"s\":[0],\"o\":{\"x\":§[2],\"y\":[0]},\"i\":{\"x\":[1],\"y\":[1]}},{\"t\":30,\"s\":[100]}]}",
      "from 0 to 1"
    ),
    (
      "lottie", "out of order",
      "{\"a\":1,\"k\":[§{\"t\":0,\"s\":[0]},{\"t\":-30,\"s\":[100]}]}",
      "lead nowhere"
    ),
    (
      "lottie", "too much",
      "{\"a\":1,\"k\":[{\"t\":0,\"s\":[0]},{\"t\":30,\"s\":[100]}]} §abc",
      "not expected"
    ),
    (
      "lottie", "not closed",
      "{\"a\":1,\"k\":[{\"t\":0,\"s\":[0]},{\"t\":30,\"s\":[100]}]§",
      "“}”"
    ),
  ]

  static let json: [Mistake] = [
    (
      "json", "misspelt",
      "{ \"glissando\": 1, \"spring\": { §\"duraton\": 0.5, \"bounce\": 0.3 } }",
      "“duration”?"
    ),
    (
      "json", "misspelt field",
      "{ \"glissando\": 1, \"spring\": { \"duration\": 0.5, \"bounce\": 0.3 }, §\"modifers\": [] }",
      "“modifiers”?"
    ),
    (
      "json", "misspelt modifier",
      "{ \"glissando\": 1, \"spring\": { \"duration\": 0.5, \"bounce\": 0.3 }, \"modifiers\": [{§\"dely\": 1}] }",
      "“delay”?"
    ),
    (
      "json", "misspelt curve",
      "{ \"glissando\": 1, \"curve\": §\"easeOt\", \"duration\": 0.3 }",
      "“easeOut”?"
    ),
    (
      "json", "no number",
      "{ \"glissando\": 1, \"spring\": { \"duration\": §\"abc\", \"bounce\": 0.3 } }",
      "not a number"
    ),
    (
      "json", "missing",
      "{ \"glissando\": 1, \"spring\": §{ \"duration\": 0.5 } }",
      "not complete"
    ),
    (
      "json", "out of range",
      "{ \"glissando\": 1, \"spring\": { \"duration\": 0.5, \"bounce\": §7 } }",
      "from -1 to 1"
    ),
    (
      "json", "out of range time",
      "{ \"glissando\": 1, \"spring\": { \"duration\": §-0.5, \"bounce\": 0 } }",
      "from 0 to 600"
    ),
    (
      "json", "too much",
      "{ \"glissando\": 1, \"spring\": { \"duration\": 0.5, \"bounce\": 0.3 } } §abc",
      "not expected"
    ),
    (
      "json", "unknown",
      "{ \"glissando\": 1, \"spring\": { \"duration\": 0.5, \"bounce\": 0.3, §\"colour\": 2 } }",
      "unknown"
    ),
  ]
}
