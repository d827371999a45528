"""Packing: kraft stand-up pouches, cartons, labels and a pan of toor dal (table), pouches on a belt (line), or
a pair of hand-dressed millstones splitting dal (mill).
Run: blender -b --factory-startup -t 1 -P packing.py -- set=table|line|mill w=1080 h=720 spp=28 out=value-added.jpg
(1 unit = 1 cm)"""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from parts import backdrop, bench, group, hex_body, metal, turned
from mathutils import noise
from pulses import Seeds

LABEL = [  # what is printed on a pouch: the line and its size
    ("TOOR DAL", 1.3),
    ("SPLIT PIGEON PEAS", 0.58),
    ("PRODUCT OF INDIA", 0.58),
    ("1 kg", 1.05),
]
W, H, D = 13.4, 18.6, 4.0  # pouch: width, height, half depth at the foot


def kraft(name, color="#b98c5c", dark="#9c7145", scale=1.0):
    """Brown paper: fibres, faint mottling, soft cockle."""
    t = NT(name)
    co = t("TexCoord").outputs["Object"]
    fib = t("Mapping", {"Vector": co, "Scale": (9 * scale, 9 * scale, 1.6 * scale)}).outputs[0]
    f = t("TexNoise", {"Vector": fib, "Scale": 1.0, "Detail": 5, "Roughness": 0.7}).outputs["Fac"]
    n = t("TexNoise", {"Vector": co, "Scale": 0.35 * scale, "Detail": 4}).outputs["Fac"]
    c = t.mix(t.ramp(f, [(0.35, (0, 0, 0, 1)), (0.7, (0.8, 0.8, 0.8, 1))]), lin(color), lin(dark))
    c = t.mix(t.ramp(n, [(0.35, (0, 0, 0, 1)), (0.7, (0.4, 0.4, 0.4, 1))]), c, lin("#cda777"))
    b = t("Bump", {"Height": f, "Strength": 0.25, "Distance": 0.04}).outputs[0]
    ins = {"Base Color": c, "Roughness": 0.78, "Specular": 0.25, "Normal": b}
    return t.surface(t("BsdfPrincipled", ins).outputs[0])


def film():
    """Thin clear window: almost invisible but for its reflections."""
    t = NT("film")
    fr = t("Fresnel", {"IOR": 1.5}).outputs[0]
    g = t("BsdfGlossy", {"Roughness": 0.08})
    f = t.math("MULTIPLY", fr, t.math("SUBTRACT", 1.0, t("LightPath").outputs["Is Shadow Ray"]))
    return t.surface(
        t("MixShader", {0: f, 1: t("BsdfTransparent").outputs[0], 2: g.outputs[0]}).outputs[0]
    )


def kernel(dal, loc, rot=(0, 0, 0)):
    """One of the kernels `dal`, its flat side down before it is turned."""
    return obj("dal", random.choice(dal), loc=loc, rot=rot)


def skin(u, v, side, seed, fill):
    """Pouch surface at u in -1..1 across, v in 0..1 up; side -1 is the front. `fill` is the height of the goods."""
    fin = 0.93  # side seals stay flat
    k = max(0.0, 1 - (abs(u) / fin) ** 2.3) ** 0.75
    low = min(1.0, (1 - min(1, v / fill)) * 1.25 + 0.12 * max(0, 1 - v / 0.9))
    belly = D * (0.98 * low**0.55 if low > 0 else 0) * (0.9 + 0.1 * math.cos(v * 3))
    y = side * (belly * k + 0.03)
    q = Vector((u * 1.3 + seed * 7.7, v * 3.1, side * 2.0 + seed))
    crease = 1 - abs(noise.noise(Vector((u * 2.2 + seed * 3, v * 2.4 + u, side + seed))))
    y += side * k * (0.34 * noise.noise(q * 1.4) + 0.22 * (crease**6 - 0.3) * (0.4 + v))
    y += side * k * 0.05 * noise.noise(q * 14) * (1 if v < fill else 0)
    y += 0.5 * math.sin(u * 1.4 + seed) * max(0, v - 0.6) ** 1.5  # the empty top sways
    x = u * W / 2 * (1 - 0.05 * math.sin(math.pi * min(1, v * 1.1)) * (1 - v))
    lean = 0.9 * max(0, v - 0.55) ** 2 * math.sin(seed * 5)
    return Vector((x, y + lean, v * H + 0.05 - 0.15 * k * max(0, 0.05 - v) * 20))


def patch(seed, fill, mat, u0, u1, v0, v1, lift, n=24, ring=None):
    """Piece lying on the pouch's front: a rectangle, or a disc if ring=(cu, cv, radius in cm)."""
    V, F = [], []
    if ring:
        cu, cv, r = ring
        V.append(skin(cu, cv, -1, seed, fill) - Vector((0, lift, 0)))
        for j in range(1, 9):
            for i in range(48):
                a, d = 2 * math.pi * i / 48, r * j / 8
                p = skin(cu + d * math.cos(a) / (W / 2), cv + d * math.sin(a) / H, -1, seed, fill)
                V.append(p - Vector((0, lift, 0)))
        F += [(0, 1 + i, 1 + (i + 1) % 48) for i in range(48)]
        for j in range(7):
            for i in range(48):
                a, b = 1 + j * 48 + i, 1 + j * 48 + (i + 1) % 48
                F.append((a, a + 48, b + 48, b))
    else:
        for j in range(n + 1):
            for i in range(n + 1):
                p = skin(u0 + (u1 - u0) * i / n, v0 + (v1 - v0) * j / n, -1, seed, fill)
                V.append(p - Vector((0, lift, 0)))
        for j in range(n):
            for i in range(n):
                a = j * (n + 1) + i
                F.append((a, a + 1, a + n + 2, a + n + 1))
    return obj("patch", mesh("patch", V, F), mat)


def print_on(seed, fill, mat, lines, v0, v1):
    """Prints lines of (text, size) on the pouch's front, spread from v1 down to v0."""
    parts = []
    for n, (text, size) in enumerate(lines):
        m = lettering(text, size)
        middle = v1 - (v1 - v0) * (n + 0.5) / len(lines)
        for v in m.vertices:
            v.co = skin(v.co.x / (W / 2), middle + v.co.y / H, -1, seed, fill)
            v.co.y -= 0.12
        parts.append(obj("print", m, mat))
    return parts


def pouch(at, rz, seed, mats, fill=0.72, window=None, label=None, scale=1.0):
    """Stand-up pouch with side seals, crimped top, optional round window (cu, cv, r) and label (v0, v1, band, lines)."""
    n, m, V, F, parts = 90, 120, [], [], []
    for side in (-1, 1):
        base = len(V)
        for j in range(m + 1):
            for i in range(n + 1):
                V.append(skin(i / n * 2 - 1, j / m, side, seed, fill))
        for j in range(m):
            for i in range(n):
                if window and side < 0:
                    du = ((i + 0.5) / n * 2 - 1 - window[0]) * W / 2
                    if math.hypot(du, ((j + 0.5) / m - window[1]) * H) < window[2]:
                        continue
                a = base + j * (n + 1) + i
                F.append((a, a + 1, a + n + 2, a + n + 1)[::-side])
    parts.append(obj("pouch", mesh("pouch", V, F), mats["paper"]))
    band = (0.885, 0.985)
    for k in range(7):  # crimp lines of the heat seal
        v = band[0] + (band[1] - band[0]) * k / 6
        parts.append(patch(seed, fill, mats["crimp"], -0.99, 0.99, v, v + 0.006, 0.05, 20))
    if window:
        cu, cv, r = window
        parts.append(patch(seed, fill, mats["film"], 0, 0, 0, 0, 0.02, ring=(cu, cv, r + 0.35)))
        parts.append(patch(seed, fill, mats["under"], 0, 0, 0, 0, -0.75, ring=(cu, cv, r + 0.6)))
        for _ in range(int(r * r * 42)):
            d, a = (r + 0.1) * math.sqrt(random.random()), random.random() * 6.28
            p = skin(cu + d * math.cos(a) / (W / 2), cv + d * math.sin(a) / H, -1, seed, fill)
            p.y += random.uniform(0.4, 0.62)
            rot = (
                math.pi / 2 + random.uniform(-0.6, 0.6),
                random.uniform(-0.6, 0.6),
                random.random() * 6,
            )
            parts.append(kernel(mats["dal"], p, rot))
        rim = [
            skin(
                cu + (r + 0.12) * math.cos(a) / (W / 2),
                cv + (r + 0.12) * math.sin(a) / H,
                -1,
                seed,
                fill,
            )
            - Vector((0, 0.06, 0))
            for a in (2 * math.pi * i / 64 for i in range(64))
        ]
        cu_ = bpy.data.curves.new("rim", "CURVE")
        cu_.dimensions, cu_.bevel_depth = "3D", 0.14
        sp = cu_.splines.new("POLY")
        sp.points.add(63)
        for q, p in zip(sp.points, rim):
            q.co = (*p, 1)
        sp.use_cyclic_u = True
        o = bpy.data.objects.new("rim", cu_)
        cu_.materials.append(mats["crimp"])
        bpy.context.scene.collection.objects.link(o)
        parts.append(o)
    if label:
        v0, v1, colour, lines = label
        parts.append(patch(seed, fill, mats["label"], -0.56, 0.56, v0, v1, 0.07))
        parts.append(patch(seed, fill, mats[colour], -0.56, 0.56, v1 - 0.045, v1 - 0.012, 0.1))
        parts.append(patch(seed, fill, mats[colour], -0.56, 0.56, v0 + 0.014, v0 + 0.022, 0.1))
        parts += print_on(seed, fill, mats["ink"], lines, v0 + 0.025, v1 - 0.05)
    g = group(parts, (*at, 0), (0, 0, rz))
    g.scale = (scale,) * 3
    return g


def carton(size, loc, rz, mats):
    """Small shipping carton, taped, with a printed label."""
    x, y, z = size
    parts = [box("carton", size, mats["board"], (0, 0, z / 2), bevel=0.18)]
    parts.append(
        box("tape", (x * 0.16, y + 0.06, z + 0.06), mats["tape"], (0, 0, z / 2), bevel=0.15)
    )
    parts.append(box("flap", (x * 0.5, 0.02, 0.05), mats["crimp"], (0, -y / 2, z - 0.02)))
    parts.append(
        box(
            "label",
            (x * 0.34, 0.03, z * 0.42),
            mats["label"],
            (x * 0.27, -y / 2 - 0.02, z * 0.42),
            (0, 0.02, 0),
        )
    )
    for n, (text, k) in enumerate((("TOOR DAL", 0.09), ("12 x 1 kg", 0.07), ("LOT 2504-17", 0.07))):
        m = lettering(text, z * k * 1.3)
        lines = obj("print", m, mats["ink"], (x * 0.27, -y / 2 - 0.06, z * (0.53 - 0.11 * n)))
        lines.rotation_euler = (math.pi / 2, 0, 0)
        parts.append(lines)
    group(parts, loc, (0, 0, rz))


def pan(at, r, dal, brass):
    """Brass balance pan at (x, y, z), heaped with dal unless that is None."""
    out = [
        (0, 0),
        (r * 0.45, 0.02),
        (r * 0.5, 0.2),
        (r * 0.8, 1.0),
        (r, 2.3),
        (r + 0.25, 2.45),
        (r + 0.3, 2.6),
    ]
    inn = [(r + 0.1, 2.65), (r - 0.15, 2.45), (r * 0.78, 1.2), (r * 0.45, 0.35), (0, 0.3)]
    lathe("pan", out + inn, 120, brass, at, subsurf=1)
    if not dal:
        return
    hr, hh = r * 0.92, 2.7
    top = lambda d: 2.45 + hh * (1 - (d / hr) ** 1.35) * 0.92
    core = [(hr * k / 10, top(hr * k / 10) - 0.42) for k in range(11)]
    lathe("core", core, 64, principled("core", "#b87512", 0.8), at)
    for _ in range(1500):
        d, a = hr * math.sqrt(random.random()), random.random() * 6.28
        s = random.uniform(0.88, 1.1)
        o = kernel(
            dal,
            (
                at[0] + d * math.cos(a),
                at[1] + d * math.sin(a),
                at[2] + top(d) - random.uniform(0.02, 0.38),
            ),
            (random.gauss(0, 0.45), random.gauss(0, 0.45), random.random() * 6),
        )
        o.scale = (s, s, s)


def spill(n, centre, spread, dal, keep_off):
    """Loose dal on the table, flat side down, clear of other things ((x, y, radius) list)."""
    placed = []
    while len(placed) < n:
        x, y = random.gauss(centre[0], spread), random.gauss(centre[1], spread * 0.6)
        if any(math.hypot(x - a, y - b) < r for a, b, r in keep_off + placed):
            continue
        placed.append((x, y, 0.62))
        kernel(dal, (x, y, 0.05), (0, 0, random.random() * 6))


def weight(at, s, brass):
    """Brass weight with a turned knob, standing at (x, y, z)."""
    p = [
        (0, 0),
        (1.25, 0),
        (1.35, 0.1),
        (1.35, 1.5),
        (1.25, 1.65),
        (0.9, 1.72),
        (0.5, 1.8),
        (0.36, 1.95),
    ]
    p += [(0.36, 2.15), (0.55, 2.3), (0.62, 2.5), (0.55, 2.72), (0.3, 2.84), (0, 2.87)]
    turned("weight", [(r * s, z * s) for r, z in p], brass, 72).location = at


def label_roll(at, mats):
    """Roll of printed labels lying on its side, its end unrolled on the table."""
    r, w = 3.6, 5.2
    V, F, n, turns = [], [], 900, 10
    for i in range(n + 1):
        a = 2 * math.pi * turns * i / n
        rr = 1.9 + (r - 1.9) * i / n
        for s in (-1, 1):
            V.append(
                (rr * math.sin(a), s * (w / 2) + 0.03 * math.sin(i * 1.7), r - rr * math.cos(a))
            )
    F += [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
    parts = [obj("roll", mesh("roll", V, F), mats["liner"])]
    body = turned(
        "body",
        [
            (1.9, -w / 2 + 0.04),
            (r - 0.05, -w / 2 + 0.04),
            (r - 0.05, w / 2 - 0.04),
            (1.9, w / 2 - 0.04),
        ],
        mats["liner"],
    )
    core = turned(
        "core",
        [(1.6, -w / 2), (1.9, -w / 2), (1.9, w / 2), (1.6, w / 2), (1.6, -w / 2)],
        mats["board"],
        72,
    )
    for o in (body, core):
        o.location, o.rotation_euler = (0, 0, r), (math.pi / 2, 0, 0)
        parts.append(o)
    V, F = [], []
    for i in range(31):
        x = 11.5 * i / 30
        z = 0.03 + 0.9 * max(0, (i - 22) / 8) ** 2
        V += [(x, -w / 2, z), (x, w / 2, z)]
        if i:
            F.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    parts.append(obj("tongue", mesh("tongue", V, F), mats["liner"]))
    for x in (3.0, 6.6):
        parts.append(box("label", (3.2, w - 0.7, 0.02), mats["label"], (x, 0, 0.05)))
        parts.append(box("stripe", (0.3, w - 0.7, 0.02), mats["saffron"], (x - 1.4, 0, 0.065)))
        for n, (text, size) in enumerate(LABEL):
            line = obj(
                "print", lettering(text, size * 0.42), mats["ink"], (x - 0.85 + 0.6 * n, 0, 0.08)
            )
            line.rotation_euler.z = -math.pi / 2
            parts.append(line)
    group(parts, (*at, 0), (0, 0, -0.45))


def materials():
    paper = principled("label", "#f4efe4", 0.7)
    return dict(
        paper=kraft("kraft"),
        board=kraft("board", "#a97c4d", "#8f663c", 0.6),
        crimp=principled("crimp", "#a47a4c", 0.7),
        film=film(),
        under=principled("under", "#b06f12", 0.8),
        label=paper,
        liner=principled("liner", "#e7dcc6", 0.55),
        tape=principled("tape", "#c49b66", 0.35),
        ink=principled("ink", NAVY, 0.6),
        blue=principled("blue", "#123a63", 0.6),
        saffron=principled("saffron", "#e8a13a", 0.6),
        green=principled("green", "#2f6b4f", 0.6),
        brass=metal("brass pan", "#cfa660", 0.26, groove=12, grime="#5a3a14", aniso=0.3),
        dal=Seeds("toor", 0.54, sub=3).high,
    )


def table_scene(mats):
    """Packing table by a workshop window."""
    bench(dark="#5a3f2a", light="#a07a56")
    backdrop(color="#8d8a80", glow="#eadbbd", y=62)
    brass = mats["brass"]
    pouch((-2.0, 1.5), 0.1, 1.0, mats, window=(0.0, 0.37, 3.1))
    pouch((-15.0, 6.0), 0.3, 2.3, mats, label=(0.2, 0.56, "blue", LABEL), fill=0.7)
    pouch((10.5, 8.5), -0.25, 3.7, mats, label=(0.2, 0.56, "green", LABEL), fill=0.74)
    carton((17, 13, 11), (-26, 22, 0), 0.12, mats)
    carton((15, 12, 9), (-25.2, 22, 11.05), -0.1, mats)
    carton((18, 14, 12), (23, 26, 0), -0.2, mats)
    at, r = (10.3, -6.3, 0), 6.2
    pan(at, r, mats["dal"], brass)
    for p, s in (((-0.6, -7.2, 0), 1.0), ((1.7, -9.3, 0), 0.74), ((-2.4, -9.9, 0), 0.56)):
        weight(p, s, brass)
    label_roll((-15.0, -5.8), mats)
    off = [
        (at[0], at[1], 4.2),
        (-0.6, -7.2, 1.8),
        (1.7, -9.3, 1.5),
        (-2.4, -9.9, 1.2),
        (-2, 1.5, 7.5),
    ]
    spill(26, (3.4, -10.2), 3.0, mats["dal"], off)

    area((-36, -10, 30), (0, 0, 7), 15, 27000, "#fff0d8")
    area((38, -20, 22), (0, 0, 6), 28, 6500, "#dfe8ff")
    area((18, 44, 30), (0, 0, 8), 16, 9000, "#ffe9c8")
    area((-14, 40, 34), (-8, 62, 14), 24, 9000, "#ffe6bd")
    world_color("#eef1f6", "#a99a82", 0.35)
    camera((3, -54, 21), (-0.4, 0, 7.0), lens=44, fstop=0.045, focus=(-1.5, -3.5, 8))


def line_scene(mats):
    """Pouches on a steel belt conveyor, moving away from the viewer."""
    steel = principled("steel", "#c3c4c4", 0.3, Metallic=1.0)
    t = NT("belt")
    co = t("TexCoord").outputs["Object"]
    n = t("TexNoise", {"Vector": co, "Scale": 2.5, "Detail": 5, "Roughness": 0.7}).outputs["Fac"]
    c = t.ramp(n, [(0.3, lin("#143f66")), (0.7, lin("#1d5280"))])
    b = t("Bump", {"Height": n, "Strength": 0.2, "Distance": 0.05}).outputs[0]
    belt = t.surface(
        t("BsdfPrincipled", {"Base Color": c, "Roughness": 0.5, "Normal": b}).outputs[0]
    )
    L = 420
    box("belt", (26, L, 0.8), belt, (0, L / 2 - 60, -0.4), bevel=0.2)
    for s in (-1, 1):
        box("side", (2.2, L, 7), steel, (s * 14.6, L / 2 - 60, -1.6), bevel=0.35)
        rail = turned("rail", [(0.7, -60), (0.7, L - 60)], steel, 48)
        rail.location, rail.rotation_euler = (s * 12.6, 0, 8.5), (-math.pi / 2, 0, 0)
        for y in range(-20, L - 60, 44):
            box("clip", (1.2, 2.6, 9.5), steel, (s * 14.4, y, 5.0), bevel=0.2)
            box("arm", (2.2, 1.3, 1.3), steel, (s * 13.5, y, 8.5), bevel=0.2)
            bolt = obj(
                "bolt",
                hex_body("bolt", 1.7, 0.7),
                steel,
                (s * 15.0, y, 7.2),
                (0, s * math.pi / 2, 0),
            )
            bolt.rotation_euler.rotate_axis("Z", random.random())
    for k in range(9):
        seed = (1.0, 4.4, 6.1, 8.2)[k % 4]
        at = (random.uniform(-0.8, 0.8), 4 + 23 * k + random.uniform(-1.2, 1.2))
        pouch(
            at,
            random.uniform(-0.1, 0.1),
            seed + 0.31 * (k // 4),
            mats,
            window=(0.0, 0.37, 3.1),
            label=(0.6, 0.8, "saffron", [LABEL[0], ("LOT 2504-17   1 kg", 0.58)]),
        )
    wall = principled("wall", "#cfc6b4", 0.9)
    box("wall", (900, 4, 400), wall, (0, 520, 100))
    box("floor", (900, 900, 4), principled("floor", "#8f897d", 0.45), (0, 200, -82))
    for x, y, h, m in (
        (-95, 230, 90, "steel"),
        (-60, 330, 150, "blue"),
        (80, 210, 70, "steel"),
        (110, 330, 130, "steel"),
    ):
        box(
            "machine",
            (60, 60, h),
            steel if m == "steel" else mats["blue"],
            (x, y, -80 + h / 2 + 40),
            bevel=3,
        )
    area((-75, -25, 62), (0, 15, 8), 34, 130000, "#fff0d8")
    area((80, -40, 40), (0, 20, 6), 60, 26000, "#dfe8ff")
    area((20, 160, 80), (0, 60, 8), 50, 70000, "#ffe9c8")
    area((-120, 360, 150), (0, 520, 60), 90, 400000, "#ffe0ae")
    world_color("#eef1f6", "#a99a82", 0.4)
    camera((14, -42, 27), (-0.3, 14, 7.5), lens=43, fstop=0.045, focus=(0, 0, 9))


def granite():
    """Grey-brown millstone: coarse crystals, chisel pits, pale flour dust where it lies flat."""
    t = NT("granite")
    co = t("TexCoord").outputs["Object"]
    v = t("TexVoronoi", {"Vector": co, "Scale": 2.6}).outputs["Color"]
    g = t("SeparateXYZ", {"Vector": v}).outputs[0]
    n = t("TexNoise", {"Vector": co, "Scale": 0.25, "Detail": 7, "Roughness": 0.65}).outputs["Fac"]
    pit = t("TexNoise", {"Vector": co, "Scale": 1.5, "Detail": 6, "Roughness": 0.75}).outputs["Fac"]
    c = t.ramp(g, [(0.1, lin("#57504a")), (0.5, lin("#857c71")), (0.85, lin("#a79d90"))])
    c = t.mix(t.ramp(n, [(0.35, (0, 0, 0, 1)), (0.7, (0.7, 0.7, 0.7, 1))]), c, lin("#6e5f50"))
    nz = t("SeparateXYZ", {"Vector": t("NewGeometry").outputs["Normal"]}).outputs[2]
    dust = t.math("MULTIPLY", t.ramp(nz, [(0.5, (0, 0, 0, 1)), (0.95, (0.8, 0.8, 0.8, 1))]), n)
    c = t.mix(dust, c, lin("#e0c795"))
    h = t.math("ADD", pit, t.math("MULTIPLY", g, 0.15))
    b = t("Bump", {"Height": h, "Strength": 0.7, "Distance": 0.22}).outputs[0]
    return t.surface(
        t("BsdfPrincipled", {"Base Color": c, "Roughness": 0.88, "Normal": b}).outputs[0]
    )


def stone(profile, mat, seed, rough=0.28):
    """Hand-dressed round stone: the lathe form, knocked out of true."""
    o = lathe("stone", profile, 160, mat)
    sub = o.modifiers.new("s", "SUBSURF")
    sub.subdivision_type = "SIMPLE"
    sub.levels = sub.render_levels = 1
    for v in o.data.vertices:
        q = v.co * 0.16 + Vector((seed, 0, 0))
        chips = max(0, noise.noise(v.co * 0.55 + Vector((0, seed, 0))) - 0.35)
        d = rough * (noise.noise(q) + 0.5 * noise.noise(q * 3.1)) - 0.9 * chips
        r = math.hypot(v.co.x, v.co.y)
        if r > 0.1:
            v.co.x, v.co.y = v.co.x * (1 + d / r * 0.7), v.co.y * (1 + d / r * 0.7)
        v.co.z += d * 0.35
    return o


def steps(a, b, n):
    """Points from a to b, so that long flanks have enough vertices to be roughened."""
    return [(a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n) for i in range(n)]


def rounded(r, z0, z1, c, eye=0.0):
    """Profile of a stone disc with worn edges, optionally with a funnel-shaped eye."""
    p = steps((eye if eye else 0.0, z0), (r - c, z0), 14)
    p += [(r - c + c * math.sin(a), z0 + c - c * math.cos(a)) for a in (0, 0.4, 0.8, 1.2)]
    p += steps((r, z0 + c), (r, z1 - c), 10)
    p += [(r - c + c * math.cos(a), z1 - c + c * math.sin(a)) for a in (0, 0.4, 0.8, 1.2)]
    top = eye + 1.8 if eye else 0.0
    p += steps((r - c, z1), (top, z1 + 0.1), 14)
    if eye:
        p += steps((top, z1 + 0.1), (eye, z1 - 1.9), 4) + steps((eye, z1 - 1.9), (eye, z0), 4)
    return p + [(eye, z0)]


def mill_scene(mats):
    """Chakki on a plank floor: two millstones, wooden peg, split dal running out all round."""
    bench(dark="#4a3322", light="#8a6444")
    backdrop(color="#7d6a55", glow="#e3c592", y=62)
    rock, teak = granite(), wood("teak", scale=0.25, dark="#5a351b", light="#9a6a3c", rough=0.6)
    R0, R1 = 12.6, 11.4
    stone(rounded(R0, 0.0, 4.6, 0.9), rock, 3.0)
    top = stone(rounded(R1, 5.0, 10.2, 0.8, 1.9), rock, 9.0)
    peg = [
        (1.0, 9.0),
        (1.05, 10.4),
        (0.85, 10.8),
        (0.95, 13),
        (1.1, 15.5),
        (1.15, 17.6),
        (0.95, 18.7),
        (0.5, 19.2),
        (0, 19.3),
    ]
    handle = lathe("peg", peg, 48, teak, (8.2, -2.2, 0), subsurf=1)
    handle.rotation_euler = (0.03, 0.05, 0)
    spindle = lathe("spindle", [(0.75, 3), (0.75, 10.6), (0.6, 11.1), (0, 11.2)], 40, teak)
    group([top, spindle], (0.15, 0.1, 0), (0.004, -0.006, 0.6))
    dal = mats["dal"]

    # a ring of split dal has run out between the stones and lies heaped at the foot
    crest = lambda a: 1.0 + 0.5 * math.sin(3 * a + 1) + 0.35 * math.sin(7 * a)
    core = [(R0 - 0.5, 0), (R0 - 0.4, 0.5), (R0 + 0.8, 0.32), (R0 + 1.7, 0.04)]
    lathe("bed", core, 96, mats["under"])
    for _ in range(5000):
        a, d = random.uniform(0, 6.28), abs(random.gauss(0, 1.9))
        h = max(0, 1.25 * crest(a) * (1 - d / 4.2))
        r = R0 + 0.35 + d
        z = max(0.06, h * random.uniform(0.75, 1.0))
        flat = 0.7 if z > 0.2 else 0.05
        rot = (random.gauss(0, flat), random.gauss(0, flat), random.random() * 6)
        kernel(dal, (r * math.cos(a), r * math.sin(a), z), rot)
    for _ in range(320):  # kernels resting on the ledge of the lower stone and in the eye
        a, d = random.uniform(0, 6.28), random.uniform(R1 + 0.25, R0 - 0.5)
        rot = (random.gauss(0, 0.3), random.gauss(0, 0.3), random.random() * 6)
        kernel(dal, (d * math.cos(a), d * math.sin(a), 4.72), rot)
    for _ in range(330):
        a, d = random.uniform(0, 6.28), 0.8 + 2.7 * math.sqrt(random.random())
        z = 9.35 + max(0, d - 1.6) * 0.52 + random.uniform(0, 0.2)
        rot = (random.gauss(0, 0.5), random.gauss(0, 0.5), random.random() * 6)
        kernel(dal, (0.15 + d * math.cos(a), 0.1 + d * math.sin(a), z), rot)
    spill(70, (2, -19), 10, dal, [(0, 0, R0 + 3.2)])
    lathe(
        "bowl",
        [(0, 0), (3, 0), (3.4, 0.3), (5.6, 2.4), (6.4, 4.4), (6.1, 4.5), (5.0, 2.6), (0, 1.0)],
        96,
        mats["brass"],
        (-19.5, 9, 0),
        subsurf=1,
    )
    for _ in range(520):
        d, a = 5.35 * math.sqrt(random.random()), random.random() * 6.28
        z = 3.6 + 1.5 * (1 - (d / 5.7) ** 1.4) - random.uniform(0, 0.3)
        rot = (random.gauss(0, 0.6), random.gauss(0, 0.6), random.random() * 6)
        kernel(dal, (-19.5 + d * math.cos(a), 9 + d * math.sin(a), z), rot)
    lathe("fill", [(5.75, 3.3), (3, 4.5), (0, 4.95)], 48, mats["under"], (-19.5, 9, -0.15))

    area((-36, 4, 26), (0, 0, 5), 12, 24000, "#ffe9c4")
    area((38, -20, 22), (0, 0, 6), 28, 4500, "#f2ece4")
    area((18, 44, 30), (0, 0, 8), 16, 7500, "#ffe0ae")
    area((-20, 40, 34), (-14, 62, 14), 24, 8000, "#ffd99a")
    world_color("#eef1f6", "#a99a82", 0.3)
    camera((4, -50, 26), (-1.4, 0, 5.4), lens=40, fstop=0.045, focus=(0, -11, 5))


def main():
    A = args(set="table", out="packing.png", w=960, h=640, spp=28, dn=1, seed=3)
    reset(A.seed)
    mats = materials()
    if A.set == "line":
        line_scene(mats)
    elif A.set == "mill":
        mill_scene(mats)
    else:
        table_scene(mats)
    render(A.out, A.w, A.h, A.spp, A.dn, exposure=0.3 if A.set == "table" else 0.55)


if __name__ == "__main__":
    main()
