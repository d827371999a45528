"""Goods in company: bowls of many pulses, jars filled like a bar chart, and a sample tray.

set=bowls   six small bowls on dark wood, from a raised angle
set=banner  the same idea as a wide banner, the left third calm for a headline
set=jars    five jars filled to rising levels
set=tray    brass tray of toor dal, magnifying glass, sample bag
One unit is one seed (about 7 mm), as in pulses.py.

blender -b --factory-startup -t 1 -P samples.py -- set=bowls w=1200 h=800 spp=28 out=x.jpg
"""
import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from fabric_weave import weave_mat
from food import glass, shell, soy, stage
from mathutils import kdtree, noise
from pulses import Seeds, bowl_of, brass, dome, tabletop, unseen

# seeds of one picture keep their true proportions
SCALE = dict(
    soy=1.05, chanadal=1.0, chana=1.08, kabuli=1.2, toor=0.9, masoor=0.84, moong=0.82, urad=0.84
)


def kind(name):
    """Seeds of a kind at the size they have beside the others."""
    return Seeds(name, SCALE[name], sub=4)


def light(S=11, power=1.5):
    """House light at the size of these scenes."""
    studio(S, power=power)
    world_color("#ffffff", "#5a6a86", 0.26)


def bowls(spec, frames):
    """Bowls (kind, look, number of seeds, rim radius, place); simulated one by one, which is quicker."""
    for name, look, n, R, at in spec:
        bowl_of(kind(name), n, look, R, at, frames, seg=72)


def strays(name, n, cx, cy, spread, spec):
    """A few lost seeds on the table around (cx, cy), never under a bowl."""
    seeds = kind(name)
    free = lambda x, y: all(math.hypot(x - a[0], y - a[1]) > R * 1.12 + 0.9 for *_, R, a in spec)
    spot = lambda: (random.gauss(cx, spread), random.gauss(cy, spread * 0.6))
    seeds.place(seeds.scatter(n, spot, free))


def scene_bowls(frames):
    spec = [
        ("toor", "navy", 430, 5.6, (-1.0, -3.4, 0)),
        ("moong", "white", 420, 4.9, (-10.6, 1.2, 0)),
        ("masoor", "wood", 520, 4.9, (9.6, -1.6, 0)),
        ("soy", "brass", 240, 4.7, (0.6, 8.2, 0)),
        ("urad", "white", 400, 4.6, (11.0, 9.4, 0)),
        ("chanadal", "wood", 250, 4.6, (-9.8, 12.0, 0)),
    ]
    bowls(spec, frames)
    strays("toor", 9, -4.5, -10.0, 1.8, spec)
    strays("masoor", 7, 6.5, -8.2, 1.5, spec)
    strays("soy", 6, -9.0, -6.2, 1.6, spec)
    tabletop("wood", "#2c1a10", "#5f3a20")
    light()
    camera((0.4, -27, 29), (0.2, 1.6, 1.2), lens=45, fstop=0.09, focus=(-0.5, -3.5, 3.4))


def scene_banner(frames):
    spec = [
        ("toor", "navy", 430, 5.4, (4.2, -2.6, 0)),
        ("moong", "brass", 430, 4.9, (14.8, -3.4, 0)),
        ("masoor", "white", 520, 4.8, (10.4, 6.4, 0)),
        ("soy", "wood", 250, 4.7, (0.6, 8.0, 0)),
        ("urad", "white", 420, 4.8, (21.4, 5.6, 0)),
    ]
    bowls(spec, frames)
    strays("toor", 8, -2.0, -7.4, 1.6, spec)
    strays("moong", 8, 9.8, -8.8, 1.5, spec)
    tabletop("wood", "#24150d", "#4d2f1a")
    light()
    camera((4.0, -29, 24), (4.0, 1.2, 1.0), lens=38, fstop=0.085, focus=(5.0, -3.0, 3.4))


def packed(n, R, z0, z1, inner, gap, rounds=14):
    """`n` points in a cylinder's outer shell (radius inner..R, height z0..z1), pushed apart to about `gap`."""
    g = np.random.default_rng(int(R * 100 + z1 * 10))
    r = np.sqrt(g.uniform(inner**2, R**2, n))
    a = g.uniform(0, 2 * math.pi, n)
    P = np.stack((r * np.cos(a), r * np.sin(a), g.uniform(z0, z1, n)), 1)
    for _ in range(rounds):
        tree = kdtree.KDTree(n)
        for i, p in enumerate(P):
            tree.insert(p, i)
        tree.balance()
        Q = P.copy()
        for i, p in enumerate(P):
            for q, j, d in tree.find_range(p, gap):
                if j != i and d > 1e-6:
                    Q[i] += (p - np.array(q)) * (0.3 * (gap - d) / d)
        r = np.hypot(Q[:, 0], Q[:, 1])
        k = np.clip(r, inner, R) / r
        Q[:, 0] *= k
        Q[:, 1] *= k
        Q[:, 2] = np.clip(Q[:, 2], z0, z1)
        P = Q
    return P


def jar_fill(name, R, level, at):
    """Seeds seen through the glass and on top; a hidden core saves the many nobody sees."""
    size = 0.74 * SCALE[name]
    seeds = Seeds(name, size, sub=3)
    half = 0.42 * size
    flat = seeds.k["d"][2] / seeds.k["d"][0]
    gap = size * (0.9 * flat ** (1 / 3))
    inner = R - 2.2 * size
    shell_vol = math.pi * ((R - half) ** 2 - inner**2) * level
    side = packed(int(shell_vol / gap**3 * 1.15), R - half, half, level, inner, gap)
    top = packed(
        int(math.pi * R**2 / gap**2 * 1.5), R - half, level - 0.5 * size, level, 0, gap
    )
    M = []
    for x, y, z in np.concatenate((side, top)):
        z += 0.5 * (1 - math.hypot(x, y) / R) * (z > level - size)  # a shallow crown
        rot = Euler([random.uniform(0, 6.28) for _ in range(3)])
        M.append(Matrix.Translation((x, y, z + 0.45)) @ rot.to_matrix().to_4x4())
    seeds.place(M, Matrix.Translation(at))
    core = [
        (0, 0.6),
        (inner + 0.3 * size, 0.6),
        (inner + 0.3 * size, level - 0.1),
        (0, level + 0.1),
    ]
    lathe("core", core, seg=48, mat=principled("core", seeds.k["col"][0], 0.9), loc=at)


def jar(x, y, R=3.3, H=16.5):
    """Plain straight jar with a wooden lid."""
    prof = [(0, 0), (R - 0.45, 0), (R - 0.08, 0.22), (R, 0.7), (R, H - 0.6), (R - 0.02, H)]
    shell("jar", prof, 0.2, glass("jarglass", "#fdfefd", 1.45, 1.0), (x, y, 0))
    beech = wood("lidwood", scale=0.22, dark="#8a5e34", light="#c2935c", rough=0.55)
    lid = [(0, 0), (R - 0.35, 0), (R - 0.35, 0.5), (R + 0.1, 0.55), (R + 0.2, 0.7), (R + 0.2, 1.5)]
    lid += [(R + 0.05, 1.7), (0, 1.72)]
    o = lathe("lid", lid, mat=beech, loc=(x, y, H - 0.42))
    o.rotation_euler.z = random.uniform(0, 3)


def scene_jars(frames):
    """Whole seeds, whose levels rise from left to right like the bars of a chart."""
    stage()
    levels = [("urad", 3.6), ("moong", 5.9), ("chana", 8.2), ("kabuli", 10.8), ("soy", 13.6)]
    for i, (name, level) in enumerate(levels):
        x, y = (i - 2) * 8.0 + random.uniform(-0.2, 0.2), random.uniform(-0.5, 0.5)
        jar(x, y)
        jar_fill(name, 3.2, level, (x, y, -0.3))
    soy(16, 6.5, 15, 3.5, 5.9)
    camera((0.5, -52, 14), (0, 0, 7.6), lens=39, fstop=0.07, focus=(0, -3, 7))


def tray_of(name, n, R, frames):
    """Round brass tray with a low rim and a shallow layer of seeds, thickest in the middle."""
    prof = [
        (0, 0.3),
        (R - 0.9, 0.3),
        (R - 0.35, 0.5),
        (R, 1.4),
        (R + 0.45, 1.55),
        (R + 0.5, 1.4),
        (R + 0.2, 1.2),
        (R - 0.1, 0.25),
        (R - 0.6, 0),
        (0, 0),
    ]
    lathe("tray", prof, seg=96, mat=brass(), subsurf=2)
    seeds = kind(name)
    floor = unseen(lathe("floor", [(0, 0.3), (R - 0.6, 0.35), (R - 0.1, 1.5), (R + 1, 30)], seg=64))
    hill = unseen(dome("hill", R * 0.72, 0.8, 0.3))
    M = seeds.drop(n, [floor, hill], lambda x, y: math.hypot(x, y) < R - 1.6, 1.6, frames)
    bpy.data.objects.remove(floor)
    hill.data.materials.append(principled("under", seeds.k["col"][0], 0.9))
    bpy.context.scene.collection.objects.link(hill)
    hill.scale = (0.95, 0.95, 0.9)
    seeds.place([m for m in M if m.translation.z > 0.3 and math.hypot(*m.translation[:2]) < R])


def magnifier(matrix, R=3.7):
    """Hand lens: brass rim, clear biconvex glass, turned wooden handle along -y; the rim's centre is the origin."""
    metal = brass()
    rim = [(R, -0.32), (R + 0.3, -0.3), (R + 0.36, 0), (R + 0.3, 0.3), (R, 0.32), (R - 0.1, 0)]
    rim.append(rim[0])
    parts = [lathe("rim", rim, seg=96, mat=metal, subsurf=1)]
    cap = lambda s: [
        (R * k, s * (0.1 + 0.34 * (1 - k * k))) for k in (0, 0.2, 0.4, 0.6, 0.8, 0.95, 1.0)
    ]
    lens = cap(-1) + cap(1)[::-1]
    parts.append(lathe("lens", lens, seg=96, mat=glass("lens", "#f8fcfb", 1.5, 0.92)))
    stem = [
        (0, 0),
        (0.3, 0),
        (0.3, 1.0),
        (0.42, 1.1),
        (0.42, 2.0),
        (0.5, 2.1),
        (0.5, 2.5),
        (0, 2.5),
    ]
    grip = [(0, 2.4), (0.5, 2.4), (0.66, 3.4), (0.6, 5.0), (0.52, 6.6), (0.66, 8.2), (0.5, 9.0)]
    grip.append((0, 9.2))
    dark = wood("gripwood", scale=0.3, dark="#2a160c", light="#5c3219", rough=0.3)
    down = Matrix.Translation((0, -R - 0.2, 0)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    handle = [lathe("stem", stem, 32, metal), lathe("grip", grip, 40, dark, subsurf=1)]
    for o in parts:
        o.matrix_world = matrix
    for o in handle:
        o.matrix_world = matrix @ down


def sample_bag(at, turn=0.4):
    """Small cotton bag, tied off with a cord; pleats gather towards the neck."""
    prof = [
        (0.0, 0.05),
        (2.4, 0.0),
        (3.3, 0.5),
        (3.7, 1.8),
        (3.5, 3.4),
        (2.7, 5.0),
        (1.5, 6.1),
        (0.95, 6.7),
        (1.2, 7.3),
        (1.8, 8.2),
        (2.1, 8.9),
    ]
    P = []
    for (r0, z0), (r1, z1) in zip(prof, prof[1:]):
        P += [(r0 + (r1 - r0) * s / 10, z0 + (z1 - z0) * s / 10) for s in range(10)]
    for _ in range(4):
        mid = [
            tuple((a + 2 * b + c) / 4 for a, b, c in zip(P[i - 1], P[i], P[i + 1]))
            for i in range(1, len(P) - 1)
        ]
        P = [P[0]] + mid + [P[-1]]
    SEG, V, F, UV, L = 220, [], [], [], 0.0
    for j, (r, z) in enumerate(P):
        L += math.dist(P[j], P[j - 1]) if j else 0
        for i in range(SEG + 1):
            a = 2 * math.pi * (i % SEG) / SEG
            c, s = math.cos(a), math.sin(a)
            pleat = noise.noise(Vector((c * 3.4, s * 3.4, 2 + z * 0.05)))
            body = noise.noise(Vector((c * 1.1, s * 1.1, z * 0.25)))
            tight = min(1, max(0, (z - 2.2) / 4))
            k = 1 + 0.07 * body + (0.04 + 0.34 * tight) * pleat
            V.append((r * k * c * 1.06, r * k * s * 0.92, z + 0.25 * tight * body))
            UV.append((i / SEG * 22, L))
    for j in range(len(P) - 1):
        for i in range(SEG):
            a = j * (SEG + 1) + i
            F.append((a, a + 1, a + SEG + 2, a + SEG + 1))
    sand = ("#e4d8bd", "#cfc1a2", "#f0e7d2")
    mat = weave_mat("cotton", sand, 4.0, "plain", rough=0.95, sheen=0.25, bump=0.6)
    bag = obj("bag", mesh("bag", V, F, uvs=UV), mat, at, (0, 0, turn))
    hem = bag.modifiers.new("hem", "SOLIDIFY")
    hem.thickness = 0.08
    # the cord: two turns about the neck and two loose ends
    crv = bpy.data.curves.new("cord", "CURVE")
    crv.dimensions, crv.bevel_depth, crv.bevel_resolution = "3D", 0.15, 3
    turns = [
        (1.14 * math.cos(t), 1.05 * math.sin(t), 6.5 + 0.3 * t / 6.28)
        for t in np.linspace(0, 12.4, 50)
    ]
    ends = [
        [(0.3, -1.1, 6.7), (0.8, -1.9, 6.2), (1.0, -2.9, 4.9), (0.8, -3.5, 3.2)],
        [(0.3, -1.1, 6.7), (-0.3, -1.8, 6.4), (-0.9, -2.7, 5.2), (-1.0, -3.3, 4.0)],
    ]
    for pts in [turns] + ends:
        sp = crv.splines.new("NURBS")
        sp.points.add(len(pts) - 1)
        for q, p in zip(sp.points, pts):
            q.co = (*p, 1)
        sp.use_endpoint_u, sp.order_u = True, 4
    obj("cord", crv, principled("cord", "#8a6a3c", 0.9), at, (0, 0, turn))


def scene_tray(frames):
    """What a buyer looks at before the first container: a sample under the lens."""
    tray_of("toor", 430, 8.0, frames)
    # the rim of the lens rests on the seeds and the tray's edge, the handle's end on the table
    lie = Matrix.Translation((2.6, -3.4, 2.6)) @ Matrix.Rotation(math.radians(64), 4, "Z")
    magnifier(lie @ Matrix.Rotation(math.radians(8.4), 4, "X"))
    sample_bag((-10.0, 7.6, 0))
    seeds = kind("toor")
    spot = lambda: (random.gauss(-8.5, 1.8), random.gauss(-6.0, 1.6))
    seeds.place(seeds.scatter(7, spot, lambda x, y: math.hypot(x, y) > 9.4))
    tabletop("wood", "#3a2114", "#7a4b28")
    light(10)
    camera((0.3, -26, 22), (0.4, 1.3, 1.6), lens=37, fstop=0.09, focus=(2, -4, 2))


SCENES = dict(bowls=scene_bowls, banner=scene_banner, jars=scene_jars, tray=scene_tray)


def main():
    A = args(
        set="bowls", out="samples.png", w=960, h=640, spp=32, dn=1, seed=11, frames=80, exposure=0.1
    )
    reset(A.seed)
    SCENES[A.set](int(A.frames))
    glassy = A.set in ("jars", "tray")
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
