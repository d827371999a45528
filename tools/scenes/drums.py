"""Goods on pallets in a warehouse: strapped steel drums with a sampling tray, or a stainless mixing vessel in
an open crate.
Run: blender -b --factory-startup -t 1 -P drums.py -- set=drums|machine w=1080 h=720 spp=24 out=chemicals.jpg
(1 unit = 1 cm)"""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from parts import group, hex_body, prism, sharp, turned
from mathutils import noise

R, H = 28.5, 88.0  # drum body


def paint(name, color, dark, wear=0.5):
    """Enamelled sheet steel: chips on hoops and rims, dust on top, drips of grime down the side."""
    t = NT(name)
    co = t("TexCoord").outputs["Object"]
    s = t("SeparateXYZ", {"Vector": co}).outputs
    rnd = t("ObjectInfo").outputs["Random"]
    q = t("VectorMath", {0: co, 1: t.math("MULTIPLY", rnd, 400)}, operation="ADD").outputs[0]
    r = t.math("SQRT", t.math("ADD", t.math("POWER", s[0], 2), t.math("POWER", s[1], 2)))
    big = t("TexNoise", {"Vector": q, "Scale": 0.045, "Detail": 6, "Roughness": 0.6}).outputs["Fac"]
    fine = t("TexNoise", {"Vector": q, "Scale": 0.5, "Detail": 6, "Roughness": 0.7}).outputs["Fac"]
    drip = t("Mapping", {"Vector": q, "Scale": (0.35, 0.35, 0.012)}).outputs[0]
    drip = t("TexNoise", {"Vector": drip, "Scale": 1.0, "Detail": 4}).outputs["Fac"]
    c = t.mix(t.ramp(big, [(0.35, (0, 0, 0, 1)), (0.7, (1, 1, 1, 1))]), lin(color), lin(dark))
    c = t.mix(t.ramp(drip, [(0.5, (0, 0, 0, 1)), (0.72, (0.45, 0.45, 0.45, 1))]), c, lin("#6f6555"))
    edge = t.ramp(t.math("DIVIDE", r, R + 2), [(0.955, (0, 0, 0, 1)), (0.985, (1, 1, 1, 1))])
    rub = t.math("MULTIPLY", edge, t.ramp(fine, [(0.5, (0, 0, 0, 1)), (0.56, (1, 1, 1, 1))]))
    rub = t.math("MULTIPLY", rub, wear * 1.6)
    c = t.mix(rub, c, t.mix(fine, lin("#8d857a"), lin("#6b4a34")))
    nz = t("SeparateXYZ", {"Vector": t("NewGeometry").outputs["Normal"]}).outputs[2]
    dust = t.math("MULTIPLY", t.ramp(nz, [(0.4, (0, 0, 0, 1)), (0.95, (0.5, 0.5, 0.5, 1))]), big)
    c = t.mix(dust, c, lin("#b7a88f"))
    rough = t.math("MULTIPLY_ADD", big, 0.3, 0.16)
    rough = t.math("ADD", rough, t.math("MULTIPLY", dust, 0.6))
    bump = t("Bump", {"Height": fine, "Strength": 0.12, "Distance": 0.12}).outputs[0]
    ins = {"Base Color": c, "Roughness": rough, "Normal": bump, "Clearcoat": 0.25}
    return t.surface(t("BsdfPrincipled", ins).outputs[0])


def dent(me, seed):
    """Sheet metal is never round: long waves, and a few knocks between the hoops."""
    rnd = random.Random(seed)
    knocks = [(rnd.uniform(0, 6.28), rnd.uniform(14, 74), rnd.uniform(4, 9)) for _ in range(5)]
    for v in me.vertices:
        r = math.hypot(v.co.x, v.co.y)
        if r < R - 2:
            continue
        a = math.atan2(v.co.y, v.co.x)
        d = 0.22 * noise.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, v.co.z * 0.03 + seed)))
        for ka, kz, ks in knocks:
            da = (a - ka + math.pi) % (2 * math.pi) - math.pi
            d -= 0.55 * math.exp(-((da * R) ** 2 + (v.co.z - kz) ** 2) / ks**2)
        v.co.x, v.co.y = v.co.x * (1 + d / r), v.co.y * (1 + d / r)


def drum(at, mat, zinc, seed, rz, z0=0.0):
    """200-litre steel drum: rolled chimes, two rolling hoops, beads, recessed head with two bungs."""
    p = [(0, 1.6), (R - 0.7, 1.6), (R - 0.5, 0.3), (R + 0.1, 0), (R + 0.6, 0.4), (R + 0.6, 1.5)]
    p += [(R + 0.1, 2.0), (R, 2.6)]
    z = 2.6
    for hoop in (29.5, 58.5):
        while z < hoop - 3:
            z += 2.2
            p.append((R, z))
        p += [
            (R + 1.55 * math.sin(math.pi * i / 10) ** 1.6, hoop - 2.2 + 4.4 * i / 10)
            for i in range(11)
        ]
        z = hoop + 2.2
    for bead in (74, 77.5, 81):
        p += [(R, bead - 1.2), (R + 0.28, bead - 0.5), (R + 0.28, bead + 0.5), (R, bead + 1.2)]
    p += [(R, H - 2.4), (R + 0.1, H - 2), (R + 0.6, H - 1.5), (R + 0.65, H - 0.5), (R + 0.2, H)]
    p += [(R - 0.5, H - 0.1), (R - 0.75, H - 0.6), (R - 0.8, H - 1.8), (R - 1.4, H - 2.0)]
    p += [
        (25.5, H - 2.0),
        (25, H - 1.6),
        (24.2, H - 1.6),
        (23.7, H - 2.0),
        (9, H - 1.9),
        (0, H - 1.8),
    ]
    body = lathe("drum", p, 120, mat)
    dent(body.data, seed)
    sharp(body.data, 50)
    parts = [body]
    for br, a in ((3.6, 0.0), (1.9, math.pi)):
        q = [(br + 1.1, -0.1), (br + 1.0, 0.35), (br + 0.2, 0.5), (br, 0.9), (br * 0.9, 1.0)]
        q += [(br * 0.66, 1.0), (br * 0.6, 0.45), (0, 0.42)]
        b = turned("bung", q, zinc, 48)
        b.location = (19.3 * math.cos(a), 19.3 * math.sin(a), H - 2.0)
        bar = box(
            "bar",
            (br * 1.25, 0.7, 0.55),
            zinc,
            b.location + Vector((0, 0, 0.55)),
            (0, 0, 0.5),
            0.12,
        )
        parts += [b, bar]
    g = group(parts, (*at, z0), (0, 0, rz))
    return g


LABEL = [("GLYCERINE 99.7 %", 4.2), ("USP  BP  EP", 3.4), ("NET 250 kg", 3.2), ("LOT 2504-09", 2.6)]


def label(g, a, z, paper, ink):
    """Printed sheet of 30 by 24 cm on the drum `g`, its middle at the angle a and the height z."""

    def bent(m, mat, lift):
        for v in m.vertices:
            b = a + v.co.x / R
            v.co = ((R + lift) * math.cos(b), (R + lift) * math.sin(b), z + v.co.y)
        obj("label", m, mat).parent = g

    n = 24
    V = [((i / n - 0.5) * 30, (j - 0.5) * 24, 0) for j in (0, 1) for i in range(n + 1)]
    bent(mesh("sheet", V, [(i, i + 1, i + n + 2, i + n + 1) for i in range(n)]), paper, 0.25)
    for k, (text, size) in enumerate(LABEL):
        m = lettering(text, size * 0.8)
        for v in m.vertices:
            v.co.y += 7.6 - 5.1 * k
        bent(m, ink, 0.35)


def pallet(at, rz, z=0.0):
    """Sawn pallet 120 x 120 with nine blocks; its deck is 14 cm up."""
    wm = wood("pallet", scale=0.012, dark="#6f5136", light="#ab8458", rough=0.85)
    parts = []
    for i in range(8):
        w = random.uniform(11.4, 12.2)
        x = -53.5 + i * 15.3
        parts.append(box("deck", (w, 120, 2.1), wm, (x, random.uniform(-0.7, 0.7), 13), bevel=0.25))
    for y in (-55, 0, 55):
        parts.append(box("stringer", (120, 10, 2), wm, (0, y, 10.9), bevel=0.25))
        parts.append(box("runner", (120, 10, 2), wm, (0, y, 1.0), bevel=0.25))
        for x in (-52, 0, 52):
            parts.append(box("block", (13, 10, 7.9), wm, (x, y, 5.95), bevel=0.25))
    group(parts, (*at, z), (0, 0, rz))


def strap(c, rz, half, z, mat):
    """Plastic band pulled tight round four drums."""
    pts = []
    for k in range(4):
        a0 = math.pi / 2 * k
        cx, cy = half * (1 if k in (0, 3) else -1), half * (1 if k in (0, 1) else -1)
        for i in range(13):
            a = a0 + math.pi / 2 * i / 12
            pts.append((cx + (R + 0.5) * math.cos(a), cy + (R + 0.5) * math.sin(a)))
    V, F, n = [], [], len(pts)
    for x, y in pts:
        V += [(x, y, z - 0.8), (x, y, z + 0.8)]
    for i in range(n):
        p, q = 2 * i, 2 * ((i + 1) % n)
        F.append((p, q, q + 1, p + 1))
    o = obj("strap", mesh("strap", V, F), mat, (*c, 0), (0, 0, rz))
    so = o.modifiers.new("t", "SOLIDIFY")
    so.thickness = 0.12


def load(c, rz, mats, zinc, band, seed):
    """Pallet with four drums and a band; returns the drum groups in order +x+y, -x+y, -x-y, +x-y."""
    pallet(c, rz)
    out, half = [], R + 1.8
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        x, y = sx * half, sy * half
        p = (c[0] + x * math.cos(rz) - y * math.sin(rz), c[1] + x * math.sin(rz) + y * math.cos(rz))
        out.append(drum(p, mats[k], zinc, seed + k, random.uniform(0, 6.28), 14.1))
    strap(c, rz, half, 14.1 + 66.5, band)
    return out


def glass(name, color="#ffffff", ior=1.46, shadow=0.9):
    """Glass whose shadow rays see a tinted transparent instead, as caustics are off."""
    t = NT(name)
    c = lin(color)
    g = t("BsdfGlass", {"Color": c, "IOR": ior, "Roughness": 0.0})
    tr = t("BsdfTransparent", {"Color": tuple(x * shadow for x in c[:3]) + (1,)})
    lp = t("LightPath").outputs
    f = t.math("MAXIMUM", lp["Is Shadow Ray"], lp["Is Diffuse Ray"])
    return t.surface(t("MixShader", {0: f, 1: g.outputs[0], 2: tr.outputs[0]}).outputs[0])


def vessel(loc, prof, level, g, liquid, th=0.22):
    """Glass vessel from its outer profile, filled with liquid up to `level`."""
    inner = [(max(0, r - th), max(z, th * 1.5)) for r, z in prof]
    lip = [(prof[-1][0] - th / 2, prof[-1][1] + th * 0.4)]
    lathe("glass", prof + lip + inner[::-1], 96, g, loc, subsurf=1)
    if level:
        wet = [(r + 0.03, z) for r, z in inner if z < level]
        (r0, z0), (r1, z1) = wet[-1], next((r + 0.03, z) for r, z in inner if z >= level)
        rl = r0 + (r1 - r0) * (level - z0) / (z1 - z0)
        fill = (
            [(0, th * 1.5 - 0.03)]
            + wet[1:]
            + [(rl, level), (rl - 0.2, level - 0.04), (0, level - 0.04)]
        )
        lathe("liquid", fill, 96, liquid, loc, subsurf=1)


def heap(loc, r, h, mat, seed, grain=0.12):
    """Crystalline powder heaped in a dish."""
    n, V, F = 90, [], []
    for j in range(n + 1):
        for i in range(n + 1):
            x, y = (i / n - 0.5) * 2.1 * r, (j / n - 0.5) * 2.1 * r
            d = min(1.05, math.hypot(x, y) / r)
            q = Vector((x, y, seed))
            z = (
                h * (1 - d**1.3)
                + grain * noise.noise(q * 2.3)
                + grain * 1.3 * noise.noise(q * 0.8)
            )
            V.append((x, y, z))
    for j in range(n):
        for i in range(n):
            if math.hypot((i + 0.5) / n - 0.5, (j + 0.5) / n - 0.5) < 0.47:
                a = j * (n + 1) + i
                F.append((a, a + 1, a + n + 2, a + n + 1))
    obj("heap", mesh("heap", V, F, smooth=False), mat, loc)


def sampling(at, z, rz):
    """Steel tray laid across a drum's rim: flask and bottle with amber liquid, two dishes of powder."""
    steel = principled("tray", "#bdbdb9", 0.3, Metallic=1.0)
    w, d = 45.0, 31.0
    parts = [box("tray", (w, d, 0.4), steel, (0, 0, 0.2), bevel=0.15)]
    for sx in (-1, 1):
        parts.append(
            box("side", (0.4, d, 2.2), steel, (sx * w / 2, 0, 1.1), (0, sx * 0.2, 0), 0.15)
        )
        parts.append(
            box("side", (w, 0.4, 2.2), steel, (0, sx * d / 2, 1.1), (-sx * 0.2, 0, 0), 0.15)
        )
    group(parts, (*at, z), (0, 0, rz))
    z += 0.42
    G = glass("glass", "#f3f9f6", 1.5)
    O = glass("amber", "#f7cf78", 1.4, 0.95)
    flask = [
        (0, 0),
        (5.6, 0),
        (6.1, 0.3),
        (6.2, 1.0),
        (5.6, 3.2),
        (4.0, 8.4),
        (2.3, 13.2),
        (1.9, 14.6),
    ]
    flask += [(1.85, 17.6), (2.1, 18.3), (2.35, 18.6)]
    vessel((at[0] - 8, at[1] + 2.5, z), flask, 6.2, G, O)
    jar = [
        (0, 0),
        (4.2, 0),
        (4.6, 0.3),
        (4.7, 1.2),
        (4.7, 12),
        (4.4, 13.4),
        (3.0, 14.8),
        (2.4, 15.6),
    ]
    jar += [(2.4, 17.6), (2.6, 17.8)]
    vessel((at[0] + 5.5, at[1] + 5, z), jar, 9.5, G, glass("straw", "#fcf0cc", 1.38, 0.97), 0.28)
    cap = [(2.75, 16.2), (2.9, 16.3), (2.9, 18.3), (2.7, 18.6), (0, 18.6)]
    lathe("cap", cap, 64, principled("cap", "#123a63", 0.4), (at[0] + 5.5, at[1] + 5, z), subsurf=1)
    china = principled("china", "#f4f0e6", 0.25, Clearcoat=0.4)
    salt = principled("salt", "#f7f4ee", 0.75)
    ochre = principled("ochre", "#e2b23c", 0.9)
    dish = [(0, 0), (3, 0), (3.4, 0.2), (5.0, 1.6), (5.2, 1.9), (4.95, 1.95), (3.3, 0.6), (0, 0.5)]
    for x, y, m, k in ((1.5, -8.2, salt, 1.0), (13.6, -6.5, ochre, 0.85), (-11.0, -9.5, salt, 0.7)):
        p = (at[0] + x, at[1] + y, z)
        lathe("dish", dish, 72, china, p, subsurf=1).scale = (k, k, k)
        heap((p[0], p[1], z + 1.25 * k), 4.5 * k, 2.0 * k, m, x)


def hall():
    """Concrete floor, far wall with a bright door, racking out of focus."""
    t = NT("floor")
    co = t("TexCoord").outputs["Object"]
    n = t("TexNoise", {"Vector": co, "Scale": 0.008, "Detail": 8, "Roughness": 0.65}).outputs["Fac"]
    c = t.ramp(n, [(0.3, lin("#837c70")), (0.7, lin("#aaa294"))])
    r = t.math("MULTIPLY_ADD", n, 0.4, 0.2)
    fl = t.surface(t("BsdfPrincipled", {"Base Color": c, "Roughness": r}).outputs[0])
    box("floor", (4000, 4000, 10), fl, (0, 900, -5))
    box("wall", (4000, 10, 900), principled("wall", "#cbbfa9", 0.9), (0, 1500, 450))
    post, beam = principled("post", "#123a63", 0.45), principled("beam", "#d88a2c", 0.45)
    goods = [principled("goods", c, 0.9) for c in ("#b58d5c", "#c9ab7c", "#e6ddcb", "#a37a4a")]
    for x in range(-900, 901, 270):
        for dy in (0, 100):
            box("post", (10, 10, 700), post, (x, 950 + dy, 350))
        for z in (150, 330, 510):
            box("beam", (270, 6, 13), beam, (x + 135, 947, z))
        for z in (0, 157, 337):
            for k in (0, 1):
                h = random.uniform(70, 125)
                box(
                    "goods",
                    (105, 90, h),
                    random.choice(goods),
                    (x + 75 + 125 * k, 1000, z + h / 2),
                    bevel=4,
                )


def stainless(name, rough=0.24):
    """Brushed stainless steel: fine rings round the local Z axis, faint handling marks."""
    t = NT(name)
    co = t("TexCoord").outputs["Object"]
    z = t("SeparateXYZ", {"Vector": co}).outputs[2]
    w = t("TexNoise", {"W": t.math("MULTIPLY", z, 3.0), "Detail": 4}, noise_dimensions="1D")
    n = t("TexNoise", {"Vector": co, "Scale": 0.06, "Detail": 6, "Roughness": 0.6}).outputs["Fac"]
    c = t.ramp(n, [(0.3, lin("#a9abac")), (0.7, lin("#cdcdca"))])
    r = t.math("MULTIPLY_ADD", n, 0.22, rough - 0.1)
    b = t("Bump", {"Height": w.outputs["Fac"], "Strength": 0.2, "Distance": 0.08}).outputs[0]
    ins = {"Base Color": c, "Metallic": 1.0, "Roughness": r, "Normal": b}
    ins.update(Anisotropic=0.4, Tangent=t("Tangent", direction_type="RADIAL", axis="Z").outputs[0])
    return t.surface(t("BsdfPrincipled", ins).outputs[0])


def motor(z, mat, dark):
    """Flange motor standing upright: finned housing, fan cowl, terminal box."""
    fins, n = [], 36
    for k in range(n):
        a = 2 * math.pi * k / n
        for da, r in ((-0.05, 10.3), (-0.028, 12.6), (0.028, 12.6), (0.05, 10.3)):
            fins.append((r * math.cos(a + da), r * math.sin(a + da)))
    parts = [obj("fins", prism("fins", [fins], 24, 0.12), mat, (0, 0, z + 3))]
    foot = [
        (0, z - 1),
        (13.5, z - 1),
        (14, z - 0.4),
        (14, z + 1.6),
        (13.4, z + 2.2),
        (10.5, z + 3.4),
        (10, z + 4),
    ]
    parts.append(turned("foot", foot, mat, 72))
    cowl = [
        (10, z + 26.6),
        (12.9, z + 26.8),
        (13.1, z + 27.2),
        (13.1, z + 34),
        (12.2, z + 35.6),
        (10.4, z + 36.2),
    ]
    parts.append(turned("cowl", cowl + [(3, z + 36.3), (0, z + 36.3)], mat, 72))
    for r in (4.2, 6.2, 8.2, 10.0):
        ring = [
            (r - 0.35, z + 36.2),
            (r - 0.2, z + 36.5),
            (r + 0.2, z + 36.5),
            (r + 0.35, z + 36.2),
        ]
        parts.append(turned("grille", ring, dark, 64))
    parts.append(box("terminals", (7, 10, 9), mat, (-13.5, -3, z + 16), (0, 0, 0.2), bevel=0.7))
    return parts


def vessel_machine(z, steel, mat, dark):
    """Stainless mixing vessel on three legs: dished ends, bolted flange, inlet and outlet ferrules, motor."""
    R1, z0, z1 = 36.0, z + 42, z + 104
    body = [
        (0, z0 - 15),
        (4.2, z0 - 14.8),
        (14, z0 - 12.2),
        (24, z0 - 8),
        (32, z0 - 3),
        (R1 - 0.8, z0 + 1),
    ]
    body += [
        (R1, z0 + 4),
        (R1, z0 + 25),
        (R1 + 0.3, z0 + 25.4),
        (R1 + 0.3, z0 + 26),
        (R1, z0 + 26.4),
        (R1, z1 - 3),
    ]
    body += [(R1 + 3.6, z1 - 2.6), (R1 + 4, z1 - 2.2), (R1 + 4, z1 - 0.3), (R1 + 3.7, z1), (R1, z1)]
    lid = [
        (R1, z1 + 0.1),
        (R1 + 3.7, z1 + 0.1),
        (R1 + 4, z1 + 0.4),
        (R1 + 4, z1 + 2),
        (R1 + 3.6, z1 + 2.4),
    ]
    lid += [
        (R1 - 1, z1 + 2.8),
        (R1 - 4, z1 + 5),
        (26, z1 + 8.2),
        (16, z1 + 10.2),
        (9.5, z1 + 10.8),
        (9, z1 + 12),
    ]
    lid += [(9, z1 + 17), (13, z1 + 17.4), (13.4, z1 + 17.8), (13.4, z1 + 19), (0, z1 + 19)]
    parts = [turned("body", body, steel), turned("lid", lid, steel)]
    for k in range(20):
        a = 2 * math.pi * (k + 0.4) / 20
        p = ((R1 + 2.3) * math.cos(a), (R1 + 2.3) * math.sin(a))
        parts.append(
            obj("bolt", hex_body("bolt", 2.4, 1.3), steel, (*p, z1 + 2.3), (0, 0, random.random()))
        )
        parts.append(
            obj("nut", hex_body("nut", 2.4, 1.5), steel, (*p, z1 - 4.2), (0, 0, random.random()))
        )
    ferrule = [
        (2.6, -6),
        (2.6, 5.2),
        (3.2, 5.4),
        (4.1, 5.8),
        (4.2, 6.6),
        (4.1, 6.8),
        (2.3, 6.8),
        (2.3, -6),
    ]
    for x, y, h in ((22, -12, 8.5), (-16, -20, 8.0)):
        f = turned("ferrule", ferrule, steel, 56)
        f.location = (x, y, z1 + h)
        parts.append(f)
    out = turned(
        "outlet", [(4.2, 0), (4.2, -7), (5.6, -7.6), (5.8, -8.6), (5.6, -9), (0, -9)], steel, 56
    )
    out.location = (0, 0, z0 - 13.8)
    side = turned("side", [(r * 1.5, q * 1.3) for r, q in ferrule], steel, 56)
    side.location, side.rotation_euler = ((R1 + 0.5) * 0.42, -(R1 + 0.5) * 0.907, z0 + 14), (
        math.pi / 2,
        0,
        0.434,
    )
    parts += [out, side]
    for k in range(3):
        a = math.radians(-90 + 35 + 120 * k)
        c, sn = math.cos(a), math.sin(a)
        leg = turned("leg", [(3.0, z + 1), (3.0, z0 + 14), (2.6, z0 + 15), (0, z0 + 15)], steel, 48)
        leg.location = ((R1 + 1.2) * c, (R1 + 1.2) * sn, 0)
        pad = turned(
            "pad", [(0, z), (7, z), (7.3, z + 0.3), (7.3, z + 1.2), (3, z + 1.8)], steel, 56
        )
        pad.location = leg.location
        parts += [leg, pad]
    return parts + motor(z1 + 20, mat, dark)


def crate(z, h, wm):
    """Slatted crate around the pallet, its front and top taken off; the top battens stand beside it."""
    parts = []
    for x in (-52, 52):
        for y in (-52, 52):
            parts.append(box("post", (8, 8, h), wm, (x, y, z + h / 2), bevel=0.35))
    for k, q in enumerate((9, 48, 88, h - 9)):
        j = lambda: random.uniform(-0.8, 0.8)
        parts.append(
            box("back", (113, 2.2, 15), wm, (j(), 57.2, z + q + j()), (0, j() * 0.01, 0), bevel=0.3)
        )
        for x in (-57.2, 57.2):
            parts.append(
                box(
                    "side", (2.2, 113, 15), wm, (x, j(), z + q + j()), (j() * 0.01, 0, 0), bevel=0.3
                )
            )
        if k == 0:
            parts.append(box("front", (113, 2.2, 15), wm, (0, -57.2, z + q), bevel=0.3))
    for s in (-1, 1):
        for y in (-49, 49):
            brace = box(
                "brace",
                (2.0, 11, 66),
                wm,
                (s * 55, y * 0.55, z + 68),
                (y * 0.013, 0, 0),
                bevel=0.3,
            )
            parts.append(brace)
    return parts


def machine_scene():
    """Imported mixing vessel, crate opened on arrival, further crates behind."""
    hall()
    rz = math.radians(-20)
    pallet((0, 0), rz)
    wm = wood("crate", scale=0.014, dark="#8a6742", light="#cda677", rough=0.8)
    enamel = principled("enamel", "#123a63", 0.32, Clearcoat=0.3)
    dark = principled("dark", "#20262d", 0.5)
    parts = vessel_machine(14.2, stainless("stainless"), enamel, dark)
    parts += crate(14.1, 118, wm)
    group(parts, (0, 0, 0), (0, 0, rz))
    for x, y, r, w, h in ((190, 230, 0.3, 120, 105), (-210, 260, -0.2, 110, 130)):
        pallet((x, y), r)
        planks = []
        for k in range(int(h / 15.5)):
            for s, size in ((1, (w, 2, 15)), (-1, (w, 2, 15))):
                planks.append(box("plank", size, wm, (0, s * w / 2, 22 + 15.5 * k), bevel=0.3))
            for s in (-1, 1):
                planks.append(
                    box("plank", (2, w, 15), wm, (s * w / 2, 0, 22 + 15.5 * k), bevel=0.3)
                )
        for k in range(8):
            planks.append(
                box(
                    "lid",
                    (w / 8 - 0.5, w + 4, 2),
                    wm,
                    (w / 8 * (k - 3.5), 0, 16 + 15.5 * int(h / 15.5)),
                    bevel=0.3,
                )
            )
        group(planks, (x, y, 0), (0, 0, r))


def drum_scene():
    """Four drums on a pallet, a sampling tray on the nearest, more loads behind."""
    hall()
    zinc = principled("zinc", "#b5b2aa", 0.38, Metallic=1.0)
    band = principled("band", "#2f6b4f", 0.4)
    blue = paint("blue", "#123a63", "#0b2a4c")
    saffron = paint("saffron", "#e09a30", "#c47f1f")
    rz = math.radians(14)
    drums = load((0, 0), rz, (blue, blue, blue, saffron), zinc, band, 3)
    paper, ink = principled("paper", "#f3eee2", 0.7), principled("ink", "#1a2433", 0.6)
    for g, a in ((drums[2], -1.5), (drums[3], -1.75)):
        label(g, a - g.rotation_euler.z, 44, paper, ink)
    sampling(drums[2].location.to_2d() + Vector((0.5, -1.5)), 14.1 + H + 0.02, 0.22)
    load((190, 240), 0.3, (blue,) * 4, zinc, band, 11)
    load((-170, 330), -0.1, (saffron, blue, saffron, blue), zinc, band, 21)


def main():
    A = args(set="drums", out="drums.png", w=960, h=640, spp=28, dn=1, seed=5)
    reset(A.seed)
    if A.set == "machine":
        machine_scene()
    else:
        drum_scene()
    area((-230, 120, 300), (0, 0, 80), 180, 2300000, "#fff0d8")
    area((300, -160, 200), (0, 0, 70), 240, 420000, "#dfe8ff")
    area((120, 420, 330), (0, 0, 80), 160, 900000, "#ffe9c8")
    area((-300, 900, 500), (0, 1300, 200), 300, 6000000, "#ffdca6")
    world_color("#e8edf5", "#8a7a66", 0.35)
    if A.set == "machine":
        camera((30, -350, 150), (2, 0, 97), lens=43, fstop=0.05 / 3.0, focus=(0, -45, 110))
    else:
        camera((8, -272, 160), (-2, -20, 71), lens=48, fstop=0.05 / 2.2, focus=(-18, -50, 100))
    render(
        A.out,
        A.w,
        A.h,
        A.spp,
        A.dn,
        bounces=9,
        transmission=9,
        exposure=0.45 if A.set == "machine" else 0.55,
    )


if __name__ == "__main__":
    main()
