/// What blurs, changes colours and mixes them.
extension GLShaders {
  /// A box of a blur along one of the axes, in whole numbers as `CBlit/box.c` adds them up.
  static let boxes = """
    vec4 box(ivec2 pixel) {
      vec4 extent = number(0u), read = number(1u);
      ivec2 low = ivec2(read.xy), high = ivec2(read.zw);
      ivec2 direction = extent.z > 0.0 ? ivec2(0, 1) : ivec2(1, 0);
      int before = int(extent.x), after = int(extent.y), way = int(extent.w);
      vec4 sum = vec4(0.0);
      for (int index = -before; index <= after; index++) {
        ivec2 place = pixel + direction * index, there = clamp(place, low, high);
        if (way == 1 || there == place) sum += texel(there);
      }
      uint factor = 16777216u / uint(before + after + 1);
      uvec4 mean = (uvec4(sum + 0.5) * factor + 8388608u) >> 24;
      if (way == 2) return rounded(paint * (float(mean.a) / 255.0));
      if (way == 3) {
        vec4 inside = number(2u);
        vec2 place = vec2(pixel);
        if (any(lessThan(place, inside.xy)) || any(greaterThan(place, inside.zw))) return vec4(0.0);
        if (mean.a > 0u) mean = min((mean * 255u + mean.a / 2u) / mean.a, 255u);
      }
      return vec4(mean) / 255.0;
    }

    """

  /// Changes of colours, and how they mix with what is below, in the order of `BlendMode`.
  ///
  /// W3C, "Compositing and Blending Level 1". Blue lies where red is elsewhere.
  static let effects = """
    vec4 changed(vec4 pixel) {
      if (pixel.a == 0.0) return vec4(0.0);
      vec3 color = pixel.bgr / pixel.a;
      vec4 sum = number(1u) * color.r + number(2u) * color.g + number(3u) * color.b;
      sum = clamp(sum + number(4u) * pixel.a + number(5u), 0.0, 1.0);
      return rounded(vec4(sum.bgr * sum.a, sum.a));
    }
    vec4 darkened(vec4 above, vec4 under) {
      float alpha = min(1.0, under.a + above.a);
      vec3 lack = under.a - under.rgb + above.a - above.rgb;
      return vec4(max(vec3(0.0), alpha - lack), alpha);
    }
    float lightness(vec3 color) { return dot(color, vec3(0.11, 0.59, 0.3)); }
    float spread(vec3 color) {
      return max(color.r, max(color.g, color.b)) - min(color.r, min(color.g, color.b));
    }
    vec3 limited(vec3 color) {
      float light = lightness(color);
      float least = min(color.r, min(color.g, color.b));
      float most = max(color.r, max(color.g, color.b));
      if (least < 0.0) color = light + (color - light) * light / (light - least);
      if (most > 1.0) color = light + (color - light) * (1.0 - light) / (most - light);
      return color;
    }
    vec3 lit(vec3 color, float light) { return limited(color + light - lightness(color)); }
    vec3 spreadTo(vec3 color, float amount) {
      float least = min(color.r, min(color.g, color.b));
      float now = spread(color);
      return now > 0.0 ? (color - least) * amount / now : vec3(0.0);
    }
    float blend(float b, float s, uint mode) {
      switch (int(mode)) {
      case 1: return b * s;
      case 2: return b + s - b * s;
      case 3: return b <= 0.5 ? s * 2.0 * b : s + (2.0 * b - 1.0) - s * (2.0 * b - 1.0);
      case 4: return min(b, s);
      case 5: return max(b, s);
      case 6: return b <= 0.0 ? 0.0 : s >= 1.0 ? 1.0 : min(1.0, b / (1.0 - s));
      case 7: return b >= 1.0 ? 1.0 : s <= 0.0 ? 0.0 : 1.0 - min(1.0, (1.0 - b) / s);
      case 8: {
        float root = b <= 0.25 ? ((16.0 * b - 12.0) * b + 4.0) * b : sqrt(b);
        return s <= 0.5 ? b - (1.0 - 2.0 * s) * b * (1.0 - b) : b + (2.0 * s - 1.0) * (root - b);
      }
      case 9: return s <= 0.5 ? b * 2.0 * s : b + (2.0 * s - 1.0) - b * (2.0 * s - 1.0);
      case 10: return abs(b - s);
      default: return b + s - 2.0 * b * s;
      }
    }
    vec3 blend(vec3 b, vec3 s, uint mode) {
      if (mode == 12u) return lit(spreadTo(s, spread(b)), lightness(b));
      if (mode == 13u) return lit(spreadTo(b, spread(s)), lightness(b));
      if (mode == 14u) return lit(s, lightness(b));
      if (mode == 15u) return lit(b, lightness(s));
      return vec3(blend(b.r, s.r, mode), blend(b.g, s.g, mode), blend(b.b, s.b, mode));
    }
    vec4 mixed(vec4 above, vec4 under, uint mode) {
      if (mode == 16u) return above * under.a + under * (1.0 - above.a);
      if (mode == 17u) return under + above * (1.0 - under.a);
      if (mode == 18u) return under * (1.0 - above.a);
      if (mode == 20u) return min(above + under, 1.0);
      if (above.a == 0.0) return under;
      if (under.a == 0.0) return above;
      vec3 both = blend(under.rgb / under.a, above.rgb / above.a, mode);
      return vec4(
        above.rgb * (1.0 - under.a) + under.rgb * (1.0 - above.a) + above.a * under.a * both,
        above.a + under.a - above.a * under.a);
    }

    """
}
