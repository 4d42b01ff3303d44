#!/usr/bin/env python3
"""Draws the pictures of Assets/decks/photographs.yaml: landscapes of noise, from numbers alone.

Usage: Scripts/lib/photographs.py FOLDER [NAME…]     needs numpy, and ffmpeg for the JPEGs

Each picture is a function of its size; the same numbers come out each time.
"""
import subprocess
import sys

import numpy as np

WIDTH, HEIGHT = 2400, 1350


# MARK: Noise

def lattice(width, height, columns, rows, seed):
    """Random values in [0, 1] on a lattice, smooth in between."""
    values = np.random.default_rng(seed).random((rows + 3, columns + 3), dtype=np.float32)

    def places(count, cells):
        at = np.linspace(0, cells, count, dtype=np.float32)
        whole = np.minimum(at.astype(int), cells - 1)
        part = at - whole
        # Catmull-Rom.
        return whole, (
            part * (-0.5 + part * (1 - 0.5 * part)), 1 + part * part * (-2.5 + 1.5 * part),
            part * (0.5 + part * (2 - 1.5 * part)), part * part * (-0.5 + 0.5 * part))

    x, shares = places(width, columns)
    across = sum(values[:, x + index] * share for index, share in enumerate(shares))
    y, shares = places(height, rows)
    return sum(across[y + index] * share[:, None] for index, share in enumerate(shares))


def clouds(cell, seed, octaves=6, stretch=1.0, roughness=0.5, width=WIDTH, height=HEIGHT):
    """Noise of several sizes in about [0, 1]; `cell` is the largest size in pixels, wider by `stretch`."""
    total, weight, sum_of_weights = 0.0, 1.0, 0.0
    for octave in range(octaves):
        size = cell / 2**octave
        columns, rows = max(int(width / size / stretch), 1), max(int(height / size), 1)
        total = total + weight * lattice(width, height, columns, rows, seed * 100 + octave)
        sum_of_weights += weight
        weight *= roughness
    return total / sum_of_weights


def ridge(cell, seed, octaves=8, roughness=0.5):
    """A line of hills across the picture, in about [0, 1]."""
    return clouds(cell, seed, octaves, 1.0, roughness, height=1)[0]


def moved(values, down=0, right=0):
    """The same, moved by whole pixels; what comes in is as the edge is."""
    rows = np.clip(np.arange(values.shape[0]) - down, 0, values.shape[0] - 1)
    columns = np.clip(np.arange(values.shape[1]) - right, 0, values.shape[1] - 1)
    return values[rows][:, columns]


# MARK: Light

def color(text):
    """A colour in linear light."""
    numbers = np.array([int(text[index:index + 2], 16) for index in (0, 2, 4)], dtype=np.float32) / 255
    return numbers**2.2


def step(low, high, value):
    part = np.clip((value - low) / (high - low), 0, 1)
    return part * part * (3 - 2 * part)


def blend(below, above, share):
    share = np.asarray(share, dtype=np.float32)
    if share.ndim == 2:
        share = share[..., None]
    return below + (above - below) * share


def ramp(stops, at):
    """Colours between stops of (place, colour)."""
    places = [place for place, _ in stops]
    channels = [np.interp(at, places, [color(text)[index] for _, text in stops]) for index in range(3)]
    return np.stack(channels, axis=-1).astype(np.float32)


Y, X = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
DOWN, ACROSS = Y / HEIGHT, X / WIDTH


def glow(x, y, radius, strength=1.0):
    """Light around a place (in shares of the picture), as thick air has it."""
    distance = np.hypot((ACROSS - x) * WIDTH / HEIGHT, DOWN - y) / radius
    return strength * np.exp(-distance * distance)


def halo(x, y, radius, strength=1.0):
    distance = np.hypot((ACROSS - x) * WIDTH / HEIGHT, DOWN - y) / radius
    return strength / (1 + distance * distance)


def disc(x, y, radius):
    distance = np.hypot((ACROSS - x) * WIDTH / HEIGHT, DOWN - y)
    return step(radius + 0.0015, radius - 0.0015, distance)


def stars(seed, count, below=1.0):
    """Stars of all magnitudes above a height."""
    random = np.random.default_rng(seed)
    sky = np.zeros((HEIGHT, WIDTH, 3), dtype=np.float32)
    for _ in range(count):
        x, y = random.integers(3, WIDTH - 3), random.integers(3, int(HEIGHT * below) - 3)
        light = 0.04 / (random.random() + 0.012) ** 0.9
        tint = blend(color("FFD9B8"), color("BFD6FF"), random.random())
        for dy in (-2, -1, 0, 1, 2):
            for dx in (-2, -1, 0, 1, 2):
                share = np.exp(-(dx * dx + dy * dy) / (0.35 + 0.25 * min(light, 3)))
                sky[y + dy, x + dx] += tint * light * share
    return sky


def develop(light, seed, exposure=1.0, vignette=0.35, grain=0.006):
    """Linear light as a film would have it: the brightest soft, the corners darker, a little grain."""
    edge = ((ACROSS - 0.5) ** 2 * 1.6 + (DOWN - 0.5) ** 2 * 1.1)[..., None]
    light = np.maximum(light * exposure * (1 - vignette * edge * 2), 0)
    shown = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14)
    shown = np.clip(shown, 0, 1) ** (1 / 2.2)
    noise = np.random.default_rng(seed).standard_normal((HEIGHT, WIDTH, 1), dtype=np.float32)
    return np.clip(shown + noise * grain, 0, 1)


# MARK: Land

def hills(picture, layers):
    """Lines of hills one before the other: (height, relief, cell, seed, colour, mist, depth of the mist)."""
    for height, relief, cell, seed, tone, mist, depth in layers:
        line = height - relief * (ridge(cell, seed) - 0.5)
        below = DOWN - line[None, :]
        share = step(-0.0007, 0.0007, below)
        land = blend(
            np.broadcast_to(color(tone), picture.shape), color(mist),
            np.clip(below / depth, 0, 1) ** 1.3 * 0.9)
        picture = blend(picture, land, share)
    return picture


def fir(random, tall, leaning=0.0):
    """The outline of a fir as a mask, `tall` pixels high: whorls of branches that hang and thin out upwards."""
    wide = int(tall * (0.21 + 0.05 * random.random())) | 1
    rows, columns = np.mgrid[0:tall, -wide:wide + 1].astype(np.float32)
    down = rows / tall
    whorls = 13 + int(5 * random.random())
    # Within a whorl branches reach farther the lower they are; no two sides are alike.
    cover = np.zeros_like(rows)
    for side in (-1, 1):
        lengths = (0.62 + 0.38 * random.random(whorls + 2)).astype(np.float32)
        place = down**0.82 * whorls + 0.5 * (side > 0)
        whole = np.minimum(place.astype(int), whorls)
        part = place - whole
        reach = wide * (0.03 + 0.97 * down**0.9) * lengths[whole] * (0.38 + 0.62 * part)
        # Twigs hang from the branches.
        twigs = 0.16 * wide * (lattice(2 * wide + 1, tall, max(wide // 3, 2), max(tall // 5, 2), int(random.integers(1 << 30))) - 0.5)
        away = side * (columns - leaning * rows)
        cover = np.maximum(cover, step(0.8, -0.8, away - reach - twigs * down) * (away >= -1))
    trunk = step(0.8, -0.8, np.abs(columns - leaning * rows) - (0.5 + 0.012 * tall * down))
    return np.maximum(cover, trunk)


def firs(picture, line, seed, count, size, tone, mist, depth):
    """A wood of firs that stand on a line of heights, and the ground below."""
    random = np.random.default_rng(seed)
    share = step(-0.0008, 0.0008, DOWN - np.asarray(line)[None, :])
    for _ in range(count):
        tall = max(int(HEIGHT * size * (0.42 + 0.58 * random.random() ** 1.4)), 12)
        mask = fir(random, tall)
        half = mask.shape[1] // 2
        x = int(random.random() * WIDTH)
        foot = int(line[x] * HEIGHT + 0.03 * tall)
        top, left = foot - tall, x - half
        first_row, last_row = max(top, 0), min(foot, HEIGHT)
        first, last = max(left, 0), min(left + mask.shape[1], WIDTH)
        if first_row >= last_row or first >= last:
            continue
        part = mask[first_row - top:last_row - top, first - left:last - left]
        place = share[first_row:last_row, first:last]
        np.maximum(place, part, out=place)
    fog = np.clip((DOWN - (np.asarray(line)[None, :] - size)) / depth, 0, 1) ** 1.4
    trees = blend(np.broadcast_to(color(tone), picture.shape), color(mist), fog * 0.92)
    return blend(picture, trees, share)


# MARK: Pictures

def dawn():
    """Mountains one behind the other, and the sun behind the last."""
    sky = ramp([(0, "34517E"), (0.22, "7E8DB0"), (0.4, "E3A98F"), (0.55, "FFD9A0")], DOWN)
    sky += glow(0.64, 0.47, 0.42)[..., None] * color("FFB870") * 1.1
    sky += halo(0.64, 0.47, 0.055, 2.2)[..., None] * color("FFE0A8")
    veil = clouds(520, 3, 6, 4.5)
    sky = blend(sky, color("FFC9A8") * 1.25, step(0.5, 0.74, veil) * step(0.52, 0.16, DOWN) * 0.6)
    sky = blend(sky, np.broadcast_to(color("FFF3D6") * 3, sky.shape), disc(0.64, 0.455, 0.026))
    return hills(sky, [
        (0.49, 0.10, 700, 11, "C98F8A", "F6C8A0", 0.16),
        (0.55, 0.15, 620, 12, "A06F80", "EDB795", 0.2),
        (0.63, 0.17, 540, 13, "744F6E", "D79C8C", 0.24),
        (0.72, 0.19, 560, 14, "4B3857", "B07E80", 0.30),
        (0.83, 0.20, 620, 15, "2A2440", "75566A", 0.36),
        (0.97, 0.22, 700, 16, "120F20", "2A2238", 0.5),
    ]), 1.0


def sea():
    """Morning over the sea, which glitters below the sun."""
    horizon = 0.47
    sky = ramp([(0, "2F6FA8"), (0.25, "86B4D0"), (0.42, "F3DDC0"), (0.47, "FFE9C8")], DOWN)
    sun = 0.35
    sky += glow(sun, 0.36, 0.3)[..., None] * color("FFE2B0") * 0.8
    sky += halo(sun, 0.36, 0.04, 2.4)[..., None] * color("FFEFCF")
    fleece = clouds(420, 21, 7, 3.2)
    sky = blend(sky, color("FFF6EA") * 1.15, step(0.53, 0.75, fleece) * step(0.44, 0.1, DOWN) * 0.75)
    sky = blend(sky, np.broadcast_to(color("FFFDF2") * 4, sky.shape), disc(sun, 0.36, 0.024))
    # Waves are smaller the farther away they are.
    depth = np.clip((DOWN - horizon) / (1 - horizon), 0.002, 1)
    far = 1 / (depth + 0.035)
    waves = np.zeros_like(DOWN)
    random = np.random.default_rng(22)
    for index in range(34):
        length, angle = 3.2 * 1.13**index, (random.random() - 0.5) * 0.9
        phase = random.random() * 6.28
        along = (ACROSS - 0.5) * far * 9 * np.sin(angle) + far * 9 * np.cos(angle)
        fade = 1 / (1 + (length * 0.010 * far * far) ** 2)
        waves += np.sin(along * length + phase) * fade / (1 + index * 0.08)
    chop = clouds(46, 23, 5, 5.5)
    waves = waves / 5 + (chop - 0.5) * 2.2 * (0.35 + 0.65 * depth)
    mirror = ramp([(0, "E9D9C0"), (0.12, "9FB9C4"), (0.45, "3E7190"), (1, "123A55")], depth)
    water = mirror * (1 + 0.22 * waves[..., None])
    path = np.exp(-(((ACROSS - sun) * WIDTH / HEIGHT) / (0.05 + 0.23 * depth)) ** 2)
    sparkle = np.clip(waves - 0.36, 0, 1) ** 1.3 * path * 9 + path * 0.28
    water += sparkle[..., None] * color("FFE6B5")
    picture = blend(sky, water, step(horizon - 0.0006, horizon + 0.0006, DOWN))
    coast = 0.468 - 0.075 * (ridge(760, 24) - 0.32) * step(0.52, 1.05, np.linspace(0, 1, WIDTH))
    land = step(-0.0007, 0.0007, DOWN - coast[None, :]) * step(horizon + 0.001, horizon - 0.0005, DOWN)
    return blend(picture, color("5C7484"), land), 0.98


def wood():
    """Firs in the fog."""
    picture = ramp([(0, "B9CAC9"), (0.5, "DCE3DC"), (1, "B8C6C0")], DOWN)
    picture += glow(0.3, 0.12, 0.55)[..., None] * color("FFF3D8") * 0.5
    layers = [
        (0.46, 0.20, 900, 41, 420, 0.13, "A3B7B4", "CBD7D2", 0.30),
        (0.57, 0.22, 800, 42, 330, 0.17, "7F9C99", "BFCEC8", 0.36),
        (0.70, 0.24, 760, 43, 230, 0.23, "4E6F6B", "A7BBB4", 0.44),
        (0.86, 0.24, 800, 44, 130, 0.32, "284340", "7F9A94", 0.60),
        (1.10, 0.22, 900, 45, 46, 0.60, "0B1C1A", "2C4844", 1.1),
    ]
    for index, (height, relief, cell, seed, count, size, tone, mist, depth) in enumerate(layers):
        line = height - relief * (ridge(cell, seed, 5) - 0.5)
        picture = firs(picture, line, seed, count, size, tone, mist, depth)
        drift = clouds(420, 310 + index, 5, 3.2)
        fog = step(0.42, 0.75, drift) * step(0.15, 0.6, DOWN)
        picture = blend(picture, color("DCE5E0"), fog * (0.42 - 0.085 * index))
    return picture, 0.84


def dunes():
    """Dunes whose crests part light from shade."""
    picture = ramp([(0, "3B78B8"), (0.22, "86B3D6"), (0.36, "F0DFC4")], DOWN)
    picture += glow(0.1, 0.26, 0.5)[..., None] * color("FFE3B0") * 0.45
    layers = [
        (0.36, 0.06, 900, 51, "E2B58C", "B98566"), (0.42, 0.10, 860, 52, "E5AE7A", "A86B4A"),
        (0.51, 0.15, 1000, 53, "E8A768", "96573A"), (0.64, 0.22, 1150, 54, "E79C55", "7C4028"),
        (0.88, 0.30, 1300, 55, "E08F48", "5E2C1C"),
    ]
    for index, (height, relief, cell, seed, lit, shaded) in enumerate(layers):
        line = height - relief * (ridge(cell, seed, 3, 0.38) - 0.5)
        below = DOWN - line[None, :]
        # The crest runs down the dune in a curve; on its right is shade.
        peak = np.argmin(line) / WIDTH
        bend = clouds(900, seed + 300, 3, 1.0, 0.4) - 0.5
        crest = peak + below * (0.55 + 0.2 * index) + bend * 0.22 * np.clip(below * 5, 0, 1)
        shade = step(-0.004, 0.012 + 0.05 * index * below.clip(0, 1), ACROSS - crest)
        shade = np.maximum(shade, step(0.16, 0.42, below) * 0.35)
        slope = np.gradient(line)[None, :] * 900
        lightness = np.clip(1 + slope * 0.35 - below * 0.55, 0.5, 1.25)
        scale = 30 + index * 26
        wind = np.sin((below * 620 / (1 + index * 0.85) + clouds(330, seed + 200, 4) * 26) + ACROSS * 14)
        ripples = 1 + wind * 0.035 * step(0, 0.05, below) * (0.4 + 0.16 * index)
        grains = 1 + (clouds(scale / 3, seed + 400, 3) - 0.5) * 0.10
        sand = blend(color(lit) * (lightness * ripples * grains)[..., None], color(shaded), shade * 0.88)
        haze = np.exp(-index * 0.75) * 0.45
        sand = blend(sand, color("F2D6B0"), haze)
        picture = blend(picture, sand, step(-0.0007, 0.0007, below))
    return picture, 1.0


def sky():
    """Clouds of a summer's noon, lit from above."""
    picture = ramp([(0, "1E5FA8"), (0.6, "5E9FD4"), (1, "B9DAEA")], DOWN)
    shape = clouds(640, 61, 8, 1.5, 0.53)
    above = moved(shape, down=34) * 0.6 + moved(shape, down=70) * 0.4
    cover = 0.50 - 0.10 * step(0.25, 1.0, DOWN) + 0.10 * step(0.4, 0.0, ACROSS) * step(0.7, 0.2, DOWN)
    body = step(cover, cover + 0.13, shape)
    thick = np.clip((shape - cover) * 4.2, 0, 1)
    light = np.clip(0.5 + (shape - above) * 5.5, 0, 1)
    tone = ramp([(0, "7F93AC"), (0.35, "C2CFDC"), (0.65, "F4F3F0"), (1, "FFFDF8")], light * 0.78 + 0.22 * (1 - thick))
    picture = blend(picture, tone * 1.12, body * 0.97)
    wisps = step(0.55, 0.85, clouds(500, 62, 6, 5.0)) * step(0.5, 0.1, DOWN)
    return blend(picture, color("FFFFFF"), wisps * 0.35), 1.0


def lake():
    """A range of mountains with snow, and the same in the water."""
    horizon = 0.56
    picture = ramp([(0, "2C62A0"), (0.3, "77A5CB"), (0.5, "D8E3E8")], DOWN)
    veil = clouds(460, 71, 7, 3.4)
    picture = blend(picture, color("FFFFFF"), step(0.5, 0.8, veil) * 0.7 * step(0.46, 0.12, DOWN))
    for height, relief, cell, seed, rock, amount in [
        (0.44, 0.32, 760, 72, "6E8096", 0.9), (0.53, 0.26, 560, 78, "3F5166", 0.55),
    ]:
        line = height - relief * (ridge(cell, seed, 9, 0.5) - 0.45)
        below = DOWN - line[None, :]
        folds = clouds(260, seed + 1, 8, 0.8, 0.58)
        light = np.clip(0.55 + (folds - moved(folds, right=14)) * 9, 0, 1)
        snow = step(0.30, 0.02, below + (folds - 0.5) * 0.34) * amount
        stone = color(rock) * (0.45 + 0.9 * light)[..., None]
        white = blend(np.broadcast_to(color("8FA9CB"), picture.shape), color("FFF8EE") * 1.1, light)
        land = blend(stone, white, snow)
        land = blend(land, color("B9CCDA"), np.clip(below / 0.5, 0, 1) * 0.7)
        picture = blend(picture, land, step(-0.0007, 0.0007, below))
    line = horizon - 0.025 - 0.04 * (ridge(420, 75, 5) - 0.4)
    picture = firs(picture, line, 76, 560, 0.062, "16302C", "4A6661", 0.25)
    # The water shows all of it upside down, a little darker and pulled by small waves.
    place = (2 * horizon - DOWN) * HEIGHT
    waves = (clouds(28, 77, 4, 9.0) - 0.5) * 60 * step(horizon, 1.1, DOWN)
    rows = np.clip(place + waves, 0, HEIGHT * horizon - 1).astype(int)
    mirrored = picture[rows, X.astype(int)]
    mirrored = blend(mirrored * 0.78, color("1F4A63"), 0.16 + 0.4 * step(horizon, 1.05, DOWN))
    picture = blend(picture, mirrored, step(horizon - 0.0005, horizon + 0.0005, DOWN))
    shore = np.exp(-((DOWN - horizon) / 0.006) ** 2)
    return blend(picture, color("C9D8DC"), shore * 0.35), 1.0


def lights():
    """Lamps along a river in the evening, out of focus, and what the water makes of them."""
    picture = ramp([(0, "131A33"), (0.42, "3B2C4E"), (0.5, "6A3F52"), (0.52, "2E2338"), (1, "0C0D18")], DOWN)
    picture += glow(0.62, 0.5, 0.4)[..., None] * color("D0694A") * 0.35
    random = np.random.default_rng(81)
    tones = ["FFB25A", "FF8A4A", "FFD9A0", "FFC27A", "FF6A5A", "7FB9FF", "FFE6C0", "9BE0D0"]

    def spot(x, y, radius, tone, tall=1.0):
        left, right = int(max(x - radius - 2, 0)), int(min(x + radius + 3, WIDTH))
        top, bottom = int(max(y - tall * radius - 2, 0)), int(min(y + tall * radius + 3, HEIGHT))
        if left >= right or top >= bottom:
            return
        distance = np.hypot(X[top:bottom, left:right] - x, (Y[top:bottom, left:right] - y) / tall) / radius
        # A lens has a brighter rim.
        rim = 0.6 + 0.4 * np.clip(distance, 0, 1) ** 6
        edge = 1.5 / radius if tall == 1 else 0.6
        picture[top:bottom, left:right] += (step(1 + edge, 1 - edge, distance) * rim)[..., None] * tone

    for index in range(230):
        near = (index / 230) ** 2.2
        radius = (9 + 62 * near) * (0.75 + 0.5 * random.random())
        x = random.random() * WIDTH
        y = HEIGHT * (0.485 - (0.02 + 0.30 * near) * random.random() ** 1.3)
        tone = color(tones[random.integers(len(tones))]) * (0.16 + 0.95 * random.random() ** 3) * (1 - 0.45 * near)
        spot(x, y, radius, tone * 0.8)
        shimmer = HEIGHT * 0.515 + (HEIGHT * 0.5 - y) * 1.15
        spot(x, shimmer, radius * 0.92, tone * 0.2, 2.6)
    shine = 0.8 + 0.4 * clouds(20, 82, 3, 10.0)
    picture = blend(picture, picture * shine[..., None], step(0.5, 0.53, DOWN))
    return picture, 1.1


def storm():
    """Rain over a plain, and one place where the sun comes through."""
    shape = clouds(560, 91, 8, 2.0, 0.52)
    shade = np.clip(0.5 + (shape - moved(shape, down=30)) * 5, 0, 1)
    tone = ramp([(0, "151C26"), (0.5, "3C4856"), (1, "8A97A2")], shade * 0.62 + 0.38 * shape)
    opening = glow(0.70, 0.34, 0.26)
    picture = blend(tone, color("FFE7B8") * 1.9, opening * step(0.36, 0.66, shape) * 0.95)
    picture = blend(picture, color("D9B98A"), glow(0.70, 0.56, 0.42) * 0.42 * step(0.3, 0.6, DOWN))
    # Beams spread from the opening.
    angle = np.arctan2(ACROSS - 0.70, DOWN - 0.16)
    beams = np.interp(angle, np.linspace(-1.6, 1.6, 600), clouds(34, 92, 4, 1.0, 0.6, width=600, height=1)[0])
    reach = step(0.24, 0.5, DOWN) * np.exp(-((angle / 0.5) ** 2))
    picture += (step(0.46, 0.72, beams) * reach * 0.34)[..., None] * color("FFE2AE")
    slant = ACROSS * 1.3 + DOWN * 0.25
    rain = np.interp(slant % 1.6, np.linspace(0, 1.6, 1600), clouds(20, 93, 3, 1.0, width=1600, height=1)[0])
    curtain = step(0.42, 0.08, ACROSS + (shape - 0.5) * 0.2) * step(0.3, 0.62, DOWN)
    picture = blend(picture, color("27313C"), curtain * (0.45 + 0.4 * rain))
    horizon = 0.76 - 0.012 * (ridge(900, 94, 6) - 0.5)
    below = DOWN - horizon[None, :]
    # Grass is finer the farther away it is.
    depth = np.clip(below / (1 - 0.76), 0.001, 1)
    grass = 0.5 * clouds(26, 95, 4, 9.0) + 0.5 * clouds(90, 98, 5, 7.0)
    field = blend(np.broadcast_to(color("161B15"), picture.shape), color("4A4C30"), np.clip(grass * 1.2 - 0.25, 0, 1))
    lit = np.exp(-((ACROSS - 0.68 - 0.04 * (grass - 0.5)) / 0.15) ** 2 - ((depth - 0.16) / 0.16) ** 2)
    field = blend(field, color("D9A94E"), np.clip(lit, 0, 1) * (0.35 + 0.75 * grass))
    field *= np.clip(1.15 - depth * 0.8, 0.25, 1)[..., None]
    picture = blend(picture, field, step(-0.0007, 0.0007, below))
    return picture, 1.12


def dusk():
    """Clouds after sunset, lit from below, over a bay."""
    horizon = 0.66
    picture = ramp([(0, "1B2450"), (0.3, "4E3A78"), (0.48, "B8557A"), (0.6, "FF8A5A"), (0.66, "FFC46E")], DOWN)
    shape = clouds(520, 101, 8, 3.4, 0.52)
    under = np.clip(0.5 + (shape - moved(shape, down=-22)) * 6, 0, 1)
    body = step(0.46, 0.66, shape) * step(0.66, 0.40, DOWN)
    warm = ramp([(0, "3A2A5E"), (0.45, "A8486E"), (0.75, "FF7E56"), (1, "FFD08A")], under * 0.8 + 0.25 * (DOWN / horizon) ** 2)
    picture = blend(picture, warm * 1.15, body * 0.9)
    picture += glow(0.42, 0.66, 0.3)[..., None] * color("FFB45E") * 0.7
    picture = hills(picture, [
        (0.655, 0.10, 640, 102, "6A3A60", "C0617A", 0.2), (0.675, 0.07, 420, 104, "38234A", "6A3A60", 0.2),
    ])
    place = (2 * horizon - DOWN) * HEIGHT
    depth = step(horizon, 1.0, DOWN)
    waves = (clouds(24, 103, 4, 12.0) - 0.5) * (18 + 190 * depth)
    rows = np.clip(place + waves, HEIGHT * 0.08, HEIGHT * horizon - 1).astype(int)
    water = blend(picture[rows, X.astype(int)] * 0.86, color("241B40"), 0.10 + 0.5 * depth)
    return blend(picture, water, step(horizon - 0.0005, horizon + 0.0005, DOWN)), 1.0


def aurora():
    """Northern lights over hills of snow."""
    picture = ramp([(0, "050A1C"), (0.5, "0B1D38"), (0.75, "16405A")], DOWN)
    picture += stars(111, 1500, 0.74) * 0.8
    line = np.linspace(0, 1, WIDTH, dtype=np.float32)
    for index, (base, tone, top, strength) in enumerate([
        (0.56, "2BE08A", "6A3AD8", 1.0), (0.44, "27D6A6", "B03AA8", 0.62), (0.64, "5CF0A0", "2F8AD8", 0.42),
    ]):
        curtain = base + 0.16 * (ridge(1100, 112 + index, 3, 0.5) - 0.5) + 0.06 * np.sin(line * (5 + index * 2) + index)
        folds = 0.25 + 1.15 * ridge(90, 122 + index, 5, 0.62) ** 2.0
        tall = 0.20 + 0.20 * ridge(330, 132 + index, 4)
        above = (curtain[None, :] - DOWN) / tall[None, :]
        light = np.where(above > 0, np.exp(-above * 2.0), np.exp(above * 22)) * folds[None, :]
        light *= step(-0.05, 0.2, ACROSS) * step(1.05, 0.8, ACROSS) if index else 1
        picture += (light * strength)[..., None] * blend(
            np.broadcast_to(color(tone), picture.shape), color(top), np.clip(above * 0.75, 0, 1))
    picture = hills(picture, [
        (0.73, 0.14, 620, 141, "1B3A50", "2C6272", 0.25), (0.80, 0.14, 700, 142, "28526A", "79A9AE", 0.32),
    ])
    snow = 0.90 - 0.09 * (ridge(1200, 143, 4, 0.4) - 0.5)
    below = DOWN - snow[None, :]
    drifts = clouds(240, 144, 6, 3.5)
    ground = blend(np.broadcast_to(color("3E6C84"), picture.shape), color("BFE5D8"), np.clip(drifts * 1.4 - 0.35, 0, 1))
    picture = blend(picture, ground * 0.75, step(-0.0007, 0.0007, below))
    return firs(picture, snow + 0.004, 145, 26, 0.17, "04121A", "04121A", 1.0), 1.08


def night():
    """The Milky Way over a ridge."""
    picture = ramp([(0, "04060F"), (0.6, "0A1226"), (0.9, "1E2A44")], DOWN)
    across = (ACROSS - 0.5) * WIDTH / HEIGHT
    band = (across * 0.62 + (DOWN - 0.46) * 0.9) + (clouds(600, 151, 4) - 0.5) * 0.10
    dust = clouds(300, 152, 8, 1.2, 0.6)
    cloud = np.exp(-(band / 0.17) ** 2)
    lane = np.exp(-((band + 0.015) / 0.055) ** 2) * step(0.42, 0.62, dust)
    milk = cloud * (0.35 + 0.9 * dust) * (1 - 0.82 * lane)
    picture += milk[..., None] * ramp([(0, "3A4E8A"), (0.5, "9A8AA8"), (1, "FFE2C0")], np.clip(cloud * dust * 1.5, 0, 1)) * 0.62
    picture += (cloud * step(0.62, 0.8, dust) * 0.25)[..., None] * color("C04A6A")
    fine = np.random.default_rng(153).random((HEIGHT, WIDTH), dtype=np.float32)
    picture += (step(0.9972, 1.0, fine) * (0.12 + 1.1 * cloud))[..., None] * color("DCE6FF") * 0.7
    picture += stars(154, 1300, 0.95) * 0.75
    picture += glow(0.22, 0.98, 0.5)[..., None] * color("C8743A") * 0.35
    picture = hills(picture, [(0.86, 0.16, 760, 155, "0B1020", "141A2C", 0.4)])
    line = 0.95 - 0.10 * (ridge(900, 156, 6) - 0.5)
    return firs(picture, line, 157, 90, 0.09, "020308", "020308", 1.0), 1.25


PICTURES = [dawn, sea, wood, dunes, sky, lake, lights, storm, dusk, aurora, night]


def write(folder, number, draw, quality=4):
    light, exposure = draw()
    shown = develop(light, number + 1, exposure)
    pixels = (shown * 255 + 0.5).astype(np.uint8).tobytes()
    path = f"{folder}/{draw.__name__}.jpg"
    subprocess.run(
        ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s",
         f"{WIDTH}x{HEIGHT}", "-i", "-", "-bitexact", "-pix_fmt", "yuvj420p", "-q:v", str(quality), path],
        input=pixels, check=True)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for number, draw in enumerate(PICTURES):
        if len(sys.argv) == 2 or draw.__name__ in sys.argv[2:]:
            write(sys.argv[1], number, draw)
