"""What the trade looked like, and how goods are judged: the counter of a commission shop of 1970 (shop), a trier
in a jute sack (trier), the bench of a grain laboratory (lab). One unit is one centimetre.

blender -b --factory-startup -t 1 -P trading.py -- set=shop|trier|lab w=1080 h=720 spp=28 out=x.jpg
"""
import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from cargo import Goods
from drums import vessel
from fabric_weave import weave_mat
from food import glass
from mathutils import noise
from packing import kernel, pan, spill, weight
from parts import backdrop, bench, metal
from pulses import Seeds, brass


def rod(p, q, r, mat, seg=24):
    """Round bar from p to q."""
    p, q = Vector(p), Vector(q)
    o = lathe("rod", [(0, 0), (r, 0), (r, (q - p).length), (0, (q - p).length)], seg, mat, p)
    o.rotation_euler = (q - p).to_track_quat("Z", "Y").to_euler()
    return o


def chain(p, q, mat, link=0.55):
    """Links from p to q, every second one turned by a quarter."""
    p, q = Vector(p), Vector(q)
    turn = (q - p).to_track_quat("Z", "Y").to_matrix().to_4x4()
    for i in range(int((q - p).length / (link * 0.72))):
        bpy.ops.mesh.primitive_torus_add(
            major_radius=link * 0.32, minor_radius=0.055, major_segments=16, minor_segments=6
        )
        o = bpy.context.object
        o.data.materials.append(mat)
        at = p + (q - p).normalized() * (i + 0.5) * link * 0.72
        quarter = Matrix.Rotation(math.pi / 2 * (i % 2), 4, "Z")
        upright = Matrix.Rotation(math.pi / 2, 4, "X") @ Matrix.Diagonal((1, 1.5, 1, 1))
        o.matrix_world = Matrix.Translation(at) @ turn @ quarter @ upright


def beam_scale(dal, metal_, teak):
    """Brass beam scale on a wooden foot, level: dal in one pan, weights in the other."""
    box("foot", (22, 11, 2.6), teak, (0, 3, 1.3), bevel=0.4)
    box("step", (12, 8, 1.2), teak, (0, 3, 3.2), bevel=0.3)
    column = [
        (0, 3.6),
        (2.4, 3.6),
        (2.5, 4.2),
        (1.3, 5.2),
        (0.95, 7),
        (0.8, 22),
        (1.2, 23),
        (0.9, 24),
    ]
    column += [(0.7, 31), (1.1, 31.6), (0.9, 32.6), (0.3, 33.6), (0, 33.7)]
    lathe("column", column, 64, metal_, (0, 3, 0), subsurf=1)
    z, arm = 30.6, 17.0
    n, V, F = 24, [], []
    for i in range(n + 1):
        x = (i / n * 2 - 1) * arm
        thin = 1.15 - 0.75 * abs(x) / arm
        rise = 0.9 * (abs(x) / arm) ** 2
        V += [(x, y, z + rise + s * thin) for s in (-1, 1) for y in (-0.22, 0.22)]
    for i in range(n):
        a = 4 * i
        F += [(a, a + 4, a + 5, a + 1), (a + 2, a + 3, a + 7, a + 6)]
        F += [(a, a + 2, a + 6, a + 4), (a + 1, a + 5, a + 7, a + 3)]
    obj("beam", mesh("beam", V, F, smooth=False), metal_, (0, 2.0, 0))
    rod((0, 1.7, z), (0, 1.7, z - 8.5), 0.13, metal_)  # the pointer
    r = 6.3
    for s in (-1, 1):
        at = (s * arm, 2.0, 4.6)
        hook = Vector((s * arm, 2.0, z + 0.4))
        lathe(
            "ring",
            [(0.5, -0.14), (0.72, 0), (0.5, 0.14), (0.36, 0), (0.5, -0.14)],
            24,
            metal_,
            hook,
        )
        for k in range(3):
            a = 2 * math.pi * k / 3 + (0.4 if s < 0 else 1.2)
            edge = (at[0] + (r + 0.2) * math.cos(a), at[1] + (r + 0.2) * math.sin(a), at[2] + 2.6)
            chain(hook - Vector((0, 0, 0.6)), edge, metal_)
        pan(at, r, dal if s < 0 else None, metal_)
    for x, y, k in ((15.2, 1.0, 1.25), (18.6, 2.8, 1.0), (16.4, 4.6, 0.8)):
        weight((x, y, 5.0), k, metal_)


def open_sack(at, R, H, seed, fill):
    """Standing jute sack, its mouth rolled down, full to the brim with the seeds `fill`."""
    P = [
        (R * 0.9, 0),
        (R * 1.03, H * 0.12),
        (R * 1.06, H * 0.35),
        (R, H * 0.65),
        (R * 0.93, H * 0.9),
    ]
    P = [
        (np.interp(t, np.linspace(0, 1, 5), [p[0] for p in P]), H * 0.9 * t)
        for t in np.linspace(0, 1, 60)
    ]
    P += [
        (R * 0.97 + 1.1 * math.cos(a), H * 0.93 + 1.5 * math.sin(a))
        for a in np.linspace(-1.9, 3.3, 16)
    ]
    P += [(R * 0.84, H * 0.86)]
    SEG, V, F, UV, L = 200, [], [], [], 0.0
    for j, (r, z) in enumerate(P):
        L += math.dist(P[j], P[j - 1]) if j else 0
        for i in range(SEG + 1):
            a = 2 * math.pi * (i % SEG) / SEG
            c, s = math.cos(a), math.sin(a)
            sag = noise.noise(Vector((c * 1.3 + seed, s * 1.3, z * 0.06)))
            fold = 1 - abs(noise.noise(Vector((c * 3 + seed, s * 3, z * 0.16))))
            k = 1 + 0.07 * sag + 0.045 * fold**3 * min(1, z / 6)
            V.append(
                (r * k * c, r * k * s, z + 0.9 * noise.noise(Vector((c * 2, s * 2, seed))) * z / H)
            )
            UV.append((i / SEG * 2 * math.pi * R * 0.09, L * 0.09))
    for j in range(len(P) - 1):
        for i in range(SEG):
            q = j * (SEG + 1) + i
            F.append((q, q + 1, q + SEG + 2, q + SEG + 1))
    jute = ("#b0956c", "#937a52", "#c8b189")
    mat = weave_mat("sackcloth", jute, 22, "plain", rough=0.95, sheen=0.2, bump=1.0, spread=0.6)
    obj("sack", mesh("sack", V, F, uvs=UV), mat, at)
    heaped = lambda d: H * 0.9 + 2.6 * (1 - (d / R) ** 1.6)
    core = [(R * 0.9 * k / 10, heaped(R * 0.9 * k / 10) - 0.5) for k in range(11)]
    lathe("core", core, 64, principled("core", fill.k["col"][0], 0.9), at)
    for _ in range(int(9 * R * R)):
        d, a = R * 0.9 * math.sqrt(random.random()), random.random() * 6.28
        p = Vector((d * math.cos(a), d * math.sin(a), heaped(d) - random.uniform(0, 0.4)))
        turn = (random.gauss(0, 0.5), random.gauss(0, 0.5), random.random() * 6)
        kernel(fill.high, Vector(at) + p, turn)


def ledger(at, turn, cover, paper):
    """Long account book bound in red cloth, a cord round it."""
    at = Vector(at)
    rot = (0, 0, turn)
    for z in (0.12, 2.28):
        box("cover", (19.6, 9.6, 0.24), cover, at + Vector((0, 0, z)), rot, bevel=0.1)
    box("pages", (19.0, 9.2, 1.95), paper, at + Vector((0, 0, 1.2)), rot)
    box("cord", (0.35, 9.75, 2.5), paper, at + Vector((0.6, 0, 1.2)), rot, bevel=0.12)


def shop():
    """Counter of a commission shop: scale, account books, open sacks, the day's rates in chalk."""
    bench(dark="#4a3120", light="#86603f")
    backdrop(color="#857a63", glow="#e2cfa4", y=60)
    metal_, teak = metal("brass", "#b98f4a", 0.34, groove=10, grime="#4a2f10", aniso=0.3), wood(
        "teak", scale=0.16, dark="#4f2f18", light="#8d5f37", rough=0.55
    )
    toor, moong, soy = (
        Seeds("toor", 0.54, sub=3),
        Seeds("moong", 0.5, sub=3),
        Seeds("soy", 0.66, sub=3),
    )
    beam_scale(toor.high, metal_, teak)
    red, paper = principled("red cloth", "#8a2b22", 0.9, Sheen=0.3), principled(
        "paper", "#e9ddbf", 0.85
    )
    ledger((25, -9, 0), 0.35, red, paper)
    ledger((25.6, -8.6, 2.4), 0.2, red, paper)
    for at, R, H, fill in (
        ((-36, 24, 0), 12, 19, moong),
        ((-9, 33, 0), 12, 18, soy),
        ((19, 31, 0), 12.5, 20, toor),
    ):
        open_sack(at, R, H, at[0], fill)
    slate = principled("slate", "#2c3230", 0.8)
    chalk = principled("chalk", "#e6e3d8", 1.0)
    box("frame", (33, 1.4, 25), teak, (42, 57, 35), bevel=0.3)
    box("slate", (29.5, 1.5, 21.5), slate, (42, 56.8, 35))
    for text, z in (("TOOR     108", 41), ("MOONG   116", 35), ("JOWAR    64", 29)):
        obj("chalk", lettering(text, 4.2), chalk, (42, 55.9, z), (math.pi / 2, 0, 0))
    spill(34, (-4, -9), 6.0, toor.high, [(-17, 2, 8), (17, 2, 8), (0, 3, 12)])
    area((-38, 0, 34), (0, 4, 10), 14, 30000, "#ffe7c0")
    area((38, -26, 26), (0, 4, 8), 28, 5200, "#e6ebff")
    area((10, 46, 52), (4, 30, 14), 18, 11000, "#ffe2b4")
    world_color("#eef1f6", "#a99a82", 0.32)
    camera((5, -66, 33), (4, 4, 16.5), lens=37, fstop=0.045, focus=(-4, -2, 14))


def trough(p, q, r0, r1, mat):
    """Half-open steel tube from its tip p, where it is r0 wide, to q, open at the top."""
    p, q = Vector(p), Vector(q)
    along = (q - p).normalized()
    side = along.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(along)
    n, m, V, F = 40, 24, [], []
    for i in range(n + 1):
        t = i / n
        r = r0 + (r1 - r0) * min(1, t * 1.6)
        wide = math.radians(125) * min(1, 0.25 + t * 5)
        for j in range(m + 1):
            a = (j / m * 2 - 1) * wide
            V.append(p + (q - p) * t + side * (r * math.sin(a)) - up * (r * math.cos(a)))
    for i in range(n):
        for j in range(m):
            a = i * (m + 1) + j
            F.append((a, a + 1, a + m + 2, a + m + 1))
    o = obj("trough", mesh("trough", V, F), mat)
    o.modifiers.new("thick", "SOLIDIFY").thickness = 0.12
    return along, side, up


def trier():
    """A trier in the upper of two sacks; toor dal runs down it into a brass pan."""
    bench(dark="#4a3120", light="#86603f")
    backdrop(color="#857a63", glow="#e2cfa4", y=80)
    goods = Goods(random.Random(4))
    jute = ("#b59b73", "#998058", "#cbb48c")
    close = weave_mat("close", jute, 40, "plain", rough=0.95, sheen=0.2, bump=0.8)
    for m in goods.sacks:
        m.materials[0] = close
    for at, turn in (
        ((-16, 26, -1), 0.16),
        ((-13, 25, 17), 0.05),
        ((70, 54, -1), 1.3),
        ((66, 52, 17), 1.5),
    ):
        goods.sack(*at, turn, (100, 100, 104))
    toor = Seeds("toor", 0.58, sub=3)
    steel = metal("steel", "#c9c8c4", 0.24, groove=12, aniso=0.4)
    teak = wood("teak", scale=0.3, dark="#3f2412", light="#7c4f2b", rough=0.4)
    tip, mouth = Vector((-3.0, 8.0, 35.0)), Vector((13.5, -16.0, 17.0))
    along, side, up = trough(tip, mouth, 0.5, 1.7, steel)
    grip = mouth + along * 11
    prof = [
        (1.62, 0),
        (1.95, 0),
        (2.0, 0.8),
        (1.85, 1.0),
        (2.15, 3),
        (2.2, 6),
        (1.95, 9),
        (2.2, 10.4),
    ]
    prof += [(2.25, 11), (1.6, 11), (1.55, 5), (1.62, 0)]
    handle = lathe("handle", prof, 64, teak, mouth, subsurf=1)
    handle.rotation_euler = along.to_track_quat("Z", "Y").to_euler()
    for i in range(900):  # the stream in the trough
        t = random.uniform(0.24, 1)
        p = tip + (mouth - tip) * t
        r = (0.5 + 1.2 * min(1, t * 1.6)) * 0.72
        p += side * random.uniform(-r, r) * 0.95 + up * random.uniform(-0.7, 0.05) * r
        kernel(toor.high, p, [random.random() * 6 for _ in "123"])
    fall = grip + along * 0.4
    for i in range(150):  # out of the handle and down in a curve
        t = random.random()
        p = fall + along * (3.4 * t) - Vector((0, 0, 5.4 * t * t))
        spread = 0.75 + 0.5 * t
        p += Vector([random.uniform(-spread, spread) for _ in "123"])
        kernel(toor.high, p, [random.random() * 6 for _ in "123"])
    landing = fall + along * 3.4
    pan((landing.x + 0.6, landing.y - 0.8, 0), 7.6, toor.high, brass())
    spill(40, (landing.x - 7, landing.y - 4), 4.5, toor.high, [(landing.x, landing.y, 9)])
    area((-44, -20, 44), (4, -8, 12), 16, 62000, "#ffe7c0")
    area((46, -46, 34), (6, 0, 12), 32, 13000, "#e6ebff")
    area((14, 60, 54), (4, 20, 18), 18, 14000, "#ffe2b4")
    world_color("#eef1f6", "#a99a82", 0.32)
    camera((24, -98, 52), (10, -16, 13), lens=49, fstop=0.045, focus=(13, -18, 16))


def sieves(at, mat, wire, soy):
    """Stack of three test sieves and a receiver; soybeans lie on the mesh of the top one."""
    x, y, z = at
    R, h = 9.0, 4.4
    for n in range(4):
        ring = [(R - 0.1, 0), (R + 0.05, 0), (R + 0.05, h - 0.5), (R + 0.35, h - 0.4), (R + 0.4, h)]
        ring += [(R + 0.1, h), (R - 0.05, h - 0.6), (R - 0.1, 0)]
        lathe("sieve", ring, 96, mat, (x, y, z + n * h), subsurf=1)
        box("plate", (4.2, 0.06, 1.7), mat, (x, y - R - 0.14, z + n * h + 1.9))
        size = ("PAN", "4.00 mm", "4.75 mm", "6.30 mm")[n]
        ink = principled("ink", "#20262c", 0.5)
        obj(
            "size",
            lettering(size, 0.95),
            ink,
            (x, y - R - 0.2, z + n * h + 1.9),
            (math.pi / 2, 0, 0),
        )
    top = z + 3 * h + 1.7
    for k in range(-14, 15):
        half = math.sqrt(max(0.0, (R - 0.1) ** 2 - (k * 0.63) ** 2))
        rod((x + k * 0.63, y - half, top), (x + k * 0.63, y + half, top), 0.07, wire, 8)
        rod((x - half, y + k * 0.63, top + 0.1), (x + half, y + k * 0.63, top + 0.1), 0.07, wire, 8)
    lie = soy.scatter(
        130,
        lambda: (random.gauss(0, 3.6), random.gauss(0, 3.6)),
        lambda u, v: math.hypot(u, v) < R - 0.8,
    )
    soy.place(lie, Matrix.Translation((x, y, top + 0.15)))


def balance(at, turn, shell, dark, steel, fill):
    """Laboratory balance, a steel dish of seeds on its plate."""
    parts = [box("body", (20, 25, 6.5), shell, (0, 0, 3.25), bevel=0.9)]
    front = box("front", (20, 7, 4.2), shell, (0, -14.5, 2.1), (0.0, 0, 0), bevel=0.9)
    screen = box("screen", (10.5, 0.2, 2.7), dark, (-2.4, -18.05, 2.3))
    lit = NT("lit")
    lit.surface(lit("Emission", {"Color": lin("#bfe8d2"), "Strength": 2.2}).outputs[0])
    read = obj(
        "reading", lettering("500.0 g", 2.0), lit.data, (-2.2, -18.2, 2.3), (math.pi / 2, 0, 0)
    )
    keys = [
        box("key", (2.0, 0.4, 1.2), steel, (5.2 + 2.6 * k, -18.1, 2.3), bevel=0.15) for k in (0, 1)
    ]
    plate = lathe("plate", [(0, 7), (7.6, 7), (7.8, 7.2), (7.6, 7.5), (0, 7.5)], 96, steel)
    post = lathe("post", [(2.2, 6.2), (2.2, 7.1)], 32, dark)
    dish = [
        (0, 7.6),
        (4.6, 7.6),
        (5.4, 8.2),
        (6.3, 10.4),
        (6.5, 10.6),
        (6.2, 10.5),
        (5.2, 8.4),
        (0, 7.9),
    ]
    parts += [front, screen, read, *keys, plate, post, lathe("dish", dish, 96, steel, subsurf=1)]
    hill = lambda d: 9.2 + 1.7 * (1 - (d / 5.8) ** 1.5)
    core = [(5.8 * k / 8, hill(5.8 * k / 8) - 0.4) for k in range(9)]
    parts.append(lathe("core", core, 48, principled("core", fill.k["col"][0], 0.9)))
    for _ in range(430):
        d, a = 5.7 * math.sqrt(random.random()), random.random() * 6.28
        loc = (d * math.cos(a), d * math.sin(a), hill(d) - random.uniform(0, 0.3))
        parts.append(
            kernel(
                fill.high, loc, (random.gauss(0, 0.5), random.gauss(0, 0.5), random.random() * 6)
            )
        )
    place = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Z")
    bpy.context.view_layer.update()
    for o in parts:
        o.matrix_world = place @ o.matrix_world


def lab():
    """Bench of a grain laboratory: sieves, balance, sorted samples in dishes, a flask, the sheet of the lot."""
    top = principled("bench", "#e9e3d8", 0.4)
    box("top", (240, 90, 3), top, (0, 10, -1.5), bevel=0.3)
    backdrop(color="#b3b4ad", glow="#f0e4cc", y=70)
    rack = principled("shelf", "#f1efe9", 0.6)
    box("shelf", (240, 16, 2), rack, (0, 62, 24))
    steel = metal("steel", "#cfd0cf", 0.2, groove=16, aniso=0.4)
    toor, moong, soy = (
        Seeds("toor", 0.56, sub=3),
        Seeds("moong", 0.52, sub=3),
        Seeds("soy", 0.68, sub=3),
    )
    masoor = Seeds("masoor", 0.5, sub=3)
    sieves((-19, 12, 0), steel, steel, soy)
    balance(
        (15, 14, 0),
        -0.12,
        principled("shell", "#f0efeb", 0.4),
        principled("dark", "#1c242b", 0.3),
        steel,
        toor,
    )
    clear, water = glass("glass", "#fcfefd", 1.5), glass("water", "#fffef6", 1.34, 0.98)
    flask = [
        (0, 0),
        (5.4, 0),
        (5.9, 0.3),
        (6.0, 1.0),
        (5.4, 3.2),
        (3.9, 8.2),
        (2.2, 13.0),
        (1.85, 14.4),
    ]
    flask += [(1.8, 17.4), (2.05, 18.1), (2.3, 18.4)]
    vessel((39, 24, 0), flask, 5.2, clear, water)
    vessel(
        (-42, 30, 0),
        [(0, 0), (4.2, 0), (4.6, 0.4), (4.7, 1.4), (4.7, 19), (4.95, 19.6)],
        11,
        clear,
        water,
    )
    for x, y, seeds, number in (
        (-9, -12, moong, 90),
        (3.5, -15.5, masoor, 100),
        (16, -13, toor, 80),
    ):
        rim = [(0, 0), (5.0, 0), (5.15, 0.2), (5.2, 1.5), (5.1, 1.5), (5.0, 0.3), (0, 0.25)]
        lathe("dish", rim, 96, clear, (x, y, 0), subsurf=1)
        lie = seeds.scatter(
            number,
            lambda: (random.gauss(0, 2.3), random.gauss(0, 2.3)),
            lambda u, v: math.hypot(u, v) < 4.3,
        )
        seeds.place(lie, Matrix.Translation((x, y, 0.3)))
    sheet, ink = principled("sheet", "#fbfaf5", 0.8), principled("ink", "#26323f", 0.7)
    lie = Matrix.Translation((-23.5, -11, 0.06)) @ Matrix.Rotation(0.2, 4, "Z")
    box("sheet", (17, 22, 0.05), sheet).matrix_world = lie
    rows = (
        "TOOR DAL  LOT 2504-17",
        "Moisture   11.4 %",
        "Foreign matter   0.2 %",
        "Broken   1.1 %",
        "Damaged   0.6 %",
    )
    for n, text in enumerate(rows):
        o = obj("row", lettering(text, 1.25 if n else 1.4), ink)
        o.matrix_world = lie @ Matrix.Translation((0, 8 - 3.1 * n, 0.05))
    area((-48, -4, 46), (0, 4, 4), 22, 34000, "#fff3e0")
    area((46, -30, 30), (0, 4, 6), 36, 9000, "#e8eeff")
    area((6, 56, 58), (0, 20, 6), 26, 12000, "#fff6e8")
    world_color("#f2f5fa", "#c8c4ba", 0.5)
    camera((0, -66, 38), (-0.5, 3, 6), lens=37, fstop=0.04, focus=(0, -8, 4))


SCENES = dict(shop=shop, trier=trier, lab=lab)


def main():
    A = args(set="shop", out="trading.png", w=960, h=640, spp=28, dn=1, seed=8, exposure=0.35)
    reset(A.seed)
    SCENES[A.set]()
    glassy = A.set == "lab"
    render(
        A.out,
        A.w,
        A.h,
        A.spp,
        A.dn,
        exposure=A.exposure,
        bounces=8 if glassy else 4,
        transmission=8,
    )


if __name__ == "__main__":
    main()
