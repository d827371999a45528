"""Close-up of a container door: locking bar, handle in its keeper, closed with a saffron bolt seal.
Run: blender -b --factory-startup -t 1 -P seal.py -- w=1080 h=720 spp=28 out=export-guides.jpg   (1 unit = 1 cm)

The door is the plane y = 0, seen from -Y; z is up."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from parts import circle, group, hex_body, metal, prism, turned
from mathutils import noise


def worn(name, color, dark, edge=0.22, rust=0.5):
    """Old enamel on steel: faded patches, rust creeping from edges and pits, fine scratches, dirt runs."""
    t = NT(name)
    co = t("NewGeometry").outputs["Position"]
    big = t("TexNoise", {"Vector": co, "Scale": 0.07, "Detail": 7, "Roughness": 0.62}).outputs[
        "Fac"
    ]
    mid = t("TexNoise", {"Vector": co, "Scale": 0.32, "Detail": 7, "Roughness": 0.68}).outputs[
        "Fac"
    ]
    fine = t("TexNoise", {"Vector": co, "Scale": 3.0, "Detail": 5, "Roughness": 0.7}).outputs["Fac"]
    c = t.mix(t.ramp(big, [(0.35, (0, 0, 0, 1)), (0.68, (1, 1, 1, 1))]), lin(color), lin(dark))
    c = t.mix(t.math("MULTIPLY", fine, 0.3), c, lin("#9fb0bd"))
    runs = t("Mapping", {"Vector": co, "Scale": (0.8, 0.8, 0.03)}).outputs[0]
    runs = t("TexNoise", {"Vector": runs, "Scale": 1.0, "Detail": 5}).outputs["Fac"]
    c = t.mix(
        t.ramp(runs, [(0.52, (0, 0, 0, 1)), (0.75, (0.55, 0.55, 0.55, 1))]), c, lin("#4d3826")
    )
    scr = 0.0
    for ang, sc, cut in ((0.35, 0.9, 0.69), (-0.9, 0.7, 0.7), (1.35, 0.8, 0.7)):
        v = t("Mapping", {"Vector": co, "Rotation": (0, ang, 0), "Scale": (0.05 * sc, 1, 2.6 * sc)})
        n = t("TexNoise", {"Vector": v.outputs[0], "Scale": 1.2, "Detail": 3}).outputs["Fac"]
        scr = t.math(
            "MAXIMUM", scr, t.ramp(n, [(cut - 0.015, (0, 0, 0, 1)), (cut + 0.015, (1, 1, 1, 1))])
        )
    c = t.mix(t.math("MULTIPLY", scr, 0.6), c, lin("#aab4ba"))
    # the bevel node rounds the normal near an edge: where it differs from the true one paint is worn
    bv = t("Bevel", {"Radius": edge}, samples=4).outputs[0]
    nn = t("NewGeometry").outputs["Normal"]
    dot = t("VectorMath", {0: bv, 1: nn}, operation="DOT_PRODUCT").outputs["Value"]
    near = t.ramp(dot, [(0.9, (1, 1, 1, 1)), (0.998, (0, 0, 0, 1))])
    spread = t.math("MULTIPLY_ADD", near, 0.2, mid)
    m = t.ramp(spread, [(0.72 - 0.2 * rust, (0, 0, 0, 1)), (0.76 - 0.2 * rust, (1, 1, 1, 1))])
    rc = t.ramp(fine, [(0.3, lin("#3d1f12")), (0.5, lin("#6f3a1b")), (0.7, lin("#96552a"))])
    c = t.mix(m, c, rc)
    rough = t.math("MULTIPLY_ADD", big, 0.25, 0.24)
    rough = t.math("ADD", rough, t.math("MULTIPLY", m, 0.45))
    hgt = t.math(
        "ADD", t.math("MULTIPLY", m, -0.8), t.math("MULTIPLY", fine, t.math("ADD", m, 0.25))
    )
    hgt = t.math("MULTIPLY_ADD", scr, -0.3, hgt)
    bump = t("Bump", {"Height": hgt, "Strength": 0.5, "Distance": 0.05}).outputs[0]
    return t.surface(
        t("BsdfPrincipled", {"Base Color": c, "Roughness": rough, "Normal": bump}).outputs[0]
    )


def leaf(x0, x1, mat, seed):
    """Door sheet with rolled edges, long waves and a few knocks."""
    nx, nz, V, F = 150, 110, [], []
    knocks = [
        (random.uniform(x0, x1), random.uniform(-25, 25), random.uniform(2, 6)) for _ in range(6)
    ]
    for j in range(nz + 1):
        z = -70 + 140 * j / nz
        for i in range(nx + 1):
            u = i / nx * 2 - 1  # denser towards the rolled edges
            x = (x0 + x1) / 2 + (x1 - x0) / 2 * math.copysign(1 - (1 - abs(u)) ** 2.2, u)
            e = min(x - x0, x1 - x)
            y = 0.0 if e > 1.1 else 1.1 - math.sqrt(max(0, 1.1**2 - (1.1 - e) ** 2))
            y += 0.3 * noise.noise(Vector((x * 0.05, seed, z * 0.04)))
            for kx, kz, ks in knocks:
                y += 0.28 * math.exp(-((x - kx) ** 2 + (z - kz) ** 2) / ks**2)
            V.append((x, y + (2.5 if i in (0, nx) else 0), z))
    for j in range(nz):
        for i in range(nx):
            a = j * (nx + 1) + i
            F.append((a, a + 1, a + nx + 2, a + nx + 1))
    obj("leaf", mesh("leaf", V, F), mat)


def hexbolt(x, z, y, mat, d=1.2):
    """Hex head with washer, screwed into the door side (axis along -Y)."""
    w = turned(
        "washer", [(0.3, 0), (d * 1.12, 0), (d * 1.16, 0.05), (d * 1.14, 0.2), (0.3, 0.24)], mat, 48
    )
    h = obj("head", hex_body("head", d * 1.6, d * 0.62), mat, (0, 0, 0.2), (0, 0, random.random()))
    group([w, h], (x, y, z), (math.pi / 2, 0, 0))


def plate(name, w, h, t, x, z, y, mat, r=0.8):
    """Flat bar stock with rounded corners, facing -Y; its back lies at y."""
    ring = []
    for cx, cy, a in ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)):
        c = (cx * (w / 2 - r), cy * (h / 2 - r))
        ring += [
            (
                c[0] + r * math.cos((a + k / 6) * math.pi / 2),
                c[1] + r * math.sin((a + k / 6) * math.pi / 2),
            )
            for k in range(7)
        ]
    return obj(name, prism(name, [ring], t, 0.14), mat, (x, y, z), (math.pi / 2, 0, 0))


def bar(x, zinc, mat, bolts):
    """Locking bar in two bolted guides."""
    y = -5.4
    o = turned("bar", [(1.7, -80), (1.7, 80)], zinc, 96)
    o.location = (x, y, 0)
    for z in (14.5, -15.5):
        plate("foot", 13.5, 5.0, 0.9, x, z, -0.05, mat)
        box("stand", (3.6, 4.2, 4.4), mat, (x, -2.9, z), bevel=0.35)
        ring = [
            (1.78, -2.1),
            (2.55, -2.1),
            (2.75, -1.9),
            (2.75, 1.9),
            (2.55, 2.1),
            (1.78, 2.1),
            (1.78, -2.1),
        ]
        turned("guide", ring, mat, 72).location = (x, y, z)
        for s in (-1, 1):
            hexbolt(x + s * 4.6, z, -0.95, bolts)


def handle(x, mat, zinc):
    """Flat handle hinged in two cheeks on the bar, reaching left into the keeper."""
    for z in (-2.6, 2.6):
        ring = [
            (-4.2 + 0.5, 1.9),
            (-4.2, 1.2),
            (-4.2, -1.2),
            (-3.7, -1.9),
            (1.4, -2.2),
            (1.9, -1.4),
        ]
        ring += [(1.9, 1.4), (1.4, 2.2)]
        obj("cheek", prism("cheek", [ring[::-1]], 0.8, 0.12), mat, (x, -5.8, z - 0.4))
    turned(
        "pivot",
        [(0, -3.9), (0.7, -3.9), (0.85, -3.75), (0.85, 3.75), (0.7, 3.9), (0, 3.9)],
        zinc,
        40,
    ).location = (
        x - 2.9,
        -5.8,
        0,
    )
    L, w = 28.5, 1.75
    top = [
        (0.8, w),
        (-8, w + 0.05),
        (-14, w - 0.1),
        (-20, w - 0.25),
        (-24, w + 0.2),
        (-L + 2, w + 1.0),
    ]
    bot = [
        (-L + 1.0, -1.1),
        (-24, -w + 0.35),
        (-20, -w + 0.25),
        (-14, -w + 0.1),
        (-8, -w),
        (0.8, -w),
    ]
    tip = [(-L + 0.7, w + 0.9), (-L, w - 0.2), (-L + 0.05, -0.4)]
    obj(
        "handle",
        prism("handle", [(top + tip + bot)[::-1]], 1.3, 0.3),
        mat,
        (x - 2.6, -5.2, 0),
        (math.pi / 2, 0, 0),
    )


def keeper(x, mat, bolts):
    """Two ears on a foot plate: the handle lies between them, the seal's pin in front traps it."""
    plate("foot", 6.4, 15.5, 0.9, x, 0, -0.05, mat)
    for z in (6.0, -6.0):
        hexbolt(x, z, -0.95, bolts, 1.1)
    for z in (2.35, -3.25):
        ring = [(-2.3, 0.6), (-2.3, 6.0)] + [
            (-2.0 * math.cos(a), 9.0 + 2.0 * math.sin(a))
            for a in (math.pi * k / 14 for k in range(15))
        ]
        ring += [(2.3, 6.0), (2.3, 0.6)]
        hole = circle(0.62, 32, (0, 9.0))
        obj("ear", prism("ear", [ring, hole], 0.9, 0.13), mat, (x, 0, z + 0.9), (math.pi, 0, 0))


def seal(x, y, cap, steel):
    """High-security bolt seal: coated head and barrel on a plain steel pin."""
    pin = turned("pin", [(0.43, -4.2), (0.43, 4.2)], steel, 40)
    head = [
        (0, 0.02),
        (0.75, 0.02),
        (0.95, 0.12),
        (1.02, 0.35),
        (1.02, 0.75),
        (0.86, 0.95),
        (0.8, 1.2),
    ]
    head += [(0.8, 1.95), (0.72, 2.2), (0.5, 2.36), (0, 2.42)]
    barrel = [
        (0, 0),
        (0.62, 0.02),
        (0.86, 0.12),
        (1.0, 0.34),
        (1.03, 0.6),
        (1.03, 3.1),
        (0.98, 3.35),
    ]
    barrel += [(0.82, 3.52), (0.5, 3.56), (0, 3.56)]
    h = lathe("head", head, 72, cap, (0, 0, 3.27))
    b = lathe("barrel", barrel, 72, cap, (0, 0, -7.0))
    ring = turned("ring", [(1.035, -5.1), (1.1, -5.05), (1.1, -4.75), (1.035, -4.7)], steel, 64)
    parts = [pin, h, b, ring]
    ink = principled("number", "#2a1a08", 0.5)
    for text, size, z in (("H", 0.8, -4.5), ("IN 260417", 0.46, -5.9)):  # burnt in by laser
        m = lettering(text, size)
        for v in m.vertices:
            a = v.co.x / 1.03 - math.pi / 2 - 0.65
            v.co = (1.045 * math.cos(a), 1.045 * math.sin(a), z + v.co.y)
        parts.append(obj("number", m, ink))
    group(parts, (x, y, 0), (0.035, -0.03, 0.4))


def main():
    A = args(out="seal.png", w=960, h=640, spp=28, dn=1, seed=9)
    reset(A.seed)
    blue = worn("leaf", "#1b4a78", "#123a63", 0.8, 0.42)
    iron = worn("fittings", "#1d4b77", "#14395f", 0.7, 0.6)
    zinc = metal("galvanised", "#aeb1b0", 0.42, groove=3, grime="#5a4636")
    bolts = metal("bolts", "#9a958c", 0.42, groove=6, grime="#5a2f18")
    steel = metal("pin", "#d2d1cc", 0.24, groove=18, depth=0.004)
    leaf(-95, -19.2, blue, 2.0)
    leaf(-16.8, 95, blue, 7.0)
    rubber = principled("rubber", "#1a1a1b", 0.7)
    for x, w in ((-18.0, 1.7), (-17.3, 0.7), (-18.7, 0.7)):
        box("gasket", (w, 2.4, 160), rubber, (x, 1.4 + (0 if w > 1 else -0.35), 0), bevel=0.3)
    bar(16.0, zinc, iron, bolts)
    bar(-37.0, zinc, iron, bolts)
    handle(16.0, iron, steel)
    keeper(-6.0, iron, bolts)
    cap = NT("cap")
    co = cap("TexCoord").outputs["Object"]
    n = cap("TexNoise", {"Vector": co, "Scale": 1.6, "Detail": 6, "Roughness": 0.7}).outputs["Fac"]
    c = cap.ramp(n, [(0.3, lin("#c9781a")), (0.5, lin("#eb9a22")), (0.75, lin("#f0a63a"))])
    b = cap("Bump", {"Height": n, "Strength": 0.2, "Distance": 0.05}).outputs[0]
    cap.surface(cap("BsdfPrincipled", {"Base Color": c, "Roughness": 0.38, "Normal": b}).outputs[0])
    seal(-6.0, -9.0, cap.data, steel)

    area((-62, -34, 26), (-4, -4, 0), 13, 52000, "#ffe6bd")
    area((50, -60, 30), (0, 0, 0), 50, 16000, "#dfe8ff")
    area((-10, -50, 60), (0, 0, 0), 40, 12000, "#fff0d8")
    world_color("#dfe7f2", "#9a8468", 0.45)
    camera((-19, -60, 9), (-0.6, -4, -0.4), lens=55, fstop=0.04, focus=(-6.5, -9.5, 0))
    render(A.out, A.w, A.h, A.spp, A.dn, exposure=0.6)


if __name__ == "__main__":
    main()
