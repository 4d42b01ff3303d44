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
  /// W3C, "Compositing and Blending Level 1", with colours that stay multiplied by their opacity. They are rounded
  /// where pixman, Cairo's library, rounds them: modes that divide it computes in numbers with a point, of which it
  /// keeps the first 8 bits, others in whole ones; tests allow a level between both. Blue lies where red is elsewhere.
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
    vec3 limited(vec3 color, float alpha) {
      float light = lightness(color);
      float least = min(color.r, min(color.g, color.b));
      float most = max(color.r, max(color.g, color.b));
      if (least < 0.0) color = light + (color - light) * light / max(light - least, 1e-30);
      if (most > alpha) {
        color = light + (color - light) * (alpha - light) / max(most - light, 1e-30);
      }
      return color;
    }
    vec3 lit(vec3 color, float alpha, float light) {
      return limited(color + light - lightness(color), alpha);
    }
    vec3 spreadTo(vec3 color, float amount) {
      float least = min(color.r, min(color.g, color.b));
      float now = spread(color);
      return now > 0.0 ? (color - least) * amount / now : vec3(0.0);
    }
    float multiplied(float d, float da, float s, float sa) {
      return 2.0 * d < da ? 2.0 * s * d : sa * da - 2.0 * (da - d) * (sa - s);
    }
    float softened(float d, float da, float s, float sa) {
      if (da <= 0.0) return 0.0;
      if (2.0 * s <= sa) return d * sa - d * (da - d) * (sa - 2.0 * s) / da;
      float root = 4.0 * d <= da
        ? d * ((16.0 * d / da - 12.0) * d / da + 3.0) : sqrt(d * da) - d;
      return d * sa + (2.0 * s - sa) * root;
    }
    float blend(float d, float da, float s, float sa, uint mode) {
      switch (int(mode)) {
      case 2: return s * da + d * sa - s * d;
      case 3: return multiplied(d, da, s, sa);
      case 4: return min(s * da, d * sa);
      case 5: return max(s * da, d * sa);
      case 6:
        return d <= 0.0 ? 0.0 : d * sa >= da * (sa - s) ? sa * da : sa * sa * d / (sa - s);
      case 7:
        return d >= da ? sa * da : sa * (da - d) >= s * da ? 0.0 : sa * (da - sa * (da - d) / s);
      case 8: return softened(d, da, s, sa);
      case 9: return multiplied(s, sa, d, da);
      case 10: return abs(s * da - d * sa);
      default: return s * da + d * sa - 2.0 * s * d;
      }
    }
    vec3 blend(vec4 under, vec4 above, uint mode) {
      float da = under.a, sa = above.a;
      vec3 d = under.rgb * sa, s = above.rgb * da;
      if (mode == 12u) return lit(spreadTo(s, spread(d)), sa * da, lightness(d));
      if (mode == 13u) return lit(spreadTo(d, spread(s)), sa * da, lightness(d));
      if (mode == 14u) return lit(s, sa * da, lightness(d));
      if (mode == 15u) return lit(d, sa * da, lightness(s));
      return vec3(
        blend(under.r, da, above.r, sa, mode), blend(under.g, da, above.g, sa, mode),
        blend(under.b, da, above.b, sa, mode));
    }
    bool mixesHues(uint mode) { return mode >= 12u && mode <= 15u; }
    bool divides(uint mode) { return mode >= 6u && mode <= 8u || mixesHues(mode); }
    vec4 mixed(vec4 above, vec4 under, uint mode) {
      vec4 passing = rounded(under * (1.0 - above.a));
      if (mode == 1u) return rounded(above * (1.0 - under.a)) + passing + rounded(above * under);
      if (mode == 16u) return rounded(above * under.a) + passing;
      if (mode == 17u) return under + above * (1.0 - under.a);
      if (mode == 18u) return passing;
      if (mode == 20u) return min(above + under, 1.0);
      vec4 both = vec4(
        above.rgb * (1.0 - under.a) + under.rgb * (1.0 - above.a) + blend(under, above, mode),
        above.a + under.a - above.a * under.a);
      return divides(mode) ? min(floor(both * 256.0), 255.0) / 255.0 : both;
    }

    """
}
