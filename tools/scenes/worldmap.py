"""Tabletop world map: laser-cut wooden continents on an ink-blue board, saffron threads from India to ports.
Run: blender -b --factory-startup -t 1 -P worldmap.py -- w=1080 h=720 spp=28 out=global-market.jpg  (1 unit = 1 cm)

worldmap-land.json holds the land outlines only (no borders): a list of polygons, each a list of rings of
[longitude, latitude]; first ring the coast, further rings inland seas; Antarctica left out, outlines thinned
to 0.1 degree. Source: Natural Earth 1:50m land (public domain), taken from the npm package world-atlas 2.0.2
(land-50m.json; ISC licence)."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from parts import group, turned, metal, sharp
from mathutils.geometry import delaunay_2d_cdt
import json

LON0, LAT0, SX, SY = 76.0, 16.0, 0.30, 0.375  # map origin and cm per degree
THICK = 0.5  # of the wooden land
HOME = (72.9, 19.4)
PORTS = [
    (4.4, 51.9),  # Rotterdam
    (9.5, 44.6),  # Genoa
    (31.6, 31.0),  # Nile delta
    (55.2, 24.8),  # Jebel Ali
    (39.4, -4.2),  # Mombasa
    (30.6, -29.6),  # Durban
    (47.5, -18.6),  # Madagascar
    (80.4, 7.2),  # Colombo
    (101.9, 3.2),  # Port Klang
    (107.2, -6.9),  # Jakarta
    (106.9, 11.3),  # Saigon
    (120.9, 30.9),  # Shanghai
    (138.4, 36.0),  # Yokohama
    (116.6, -32.0),  # Fremantle
]


def xy(p):
    return ((p[0] - LON0) * SX, (p[1] - LAT0) * SY)


def birch():
    """Pale plywood, its laser-cut edges scorched brown."""
    t = NT("birch")
    co = t("TexCoord").outputs["Object"]
    m1 = t("Mapping", {"Vector": co, "Scale": (0.05, 0.5, 0.5)}).outputs[0]
    m2 = t("Mapping", {"Vector": co, "Scale": (0.25, 9, 9)}).outputs[0]
    n1 = t("TexNoise", {"Vector": m1, "Scale": 1.6, "Detail": 5, "Distortion": 0.7}).outputs["Fac"]
    n2 = t("TexNoise", {"Vector": m2, "Scale": 2.0, "Detail": 4}).outputs["Fac"]
    c = t.ramp(n1, [(0.3, lin("#b98c58")), (0.5, lin("#d8b886")), (0.72, lin("#c59c66"))])
    c = t.mix(0.45, c, t.ramp(n2, [(0.3, (0.45, 0.4, 0.34, 1)), (0.65, (1, 1, 1, 1))]), "MULTIPLY")
    nz = t("SeparateXYZ", {"Vector": t("NewGeometry").outputs["True Normal"]}).outputs[2]
    c = t.mix(t.ramp(nz, [(0.4, (1, 1, 1, 1)), (0.98, (0, 0, 0, 1))]), c, lin("#7d5433"))
    bump = t("Bump", {"Height": n2, "Strength": 0.3, "Distance": 0.03}).outputs[0]
    return t.surface(
        t("BsdfPrincipled", {"Base Color": c, "Roughness": 0.62, "Normal": bump}).outputs[0]
    )


def sea():
    """Ink-blue paint brushed over wood, with a thin pale graticule every 15 degrees."""
    t = NT("sea")
    co = t("TexCoord").outputs["Object"]
    s = t("SeparateXYZ", {"Vector": co}).outputs
    br = t("Mapping", {"Vector": co, "Scale": (0.35, 5, 1)}).outputs[0]
    n = t("TexNoise", {"Vector": br, "Scale": 1.5, "Detail": 6, "Roughness": 0.65}).outputs["Fac"]
    wear = t("TexNoise", {"Vector": co, "Scale": 0.16, "Detail": 7, "Roughness": 0.6}).outputs[
        "Fac"
    ]
    c = t.ramp(wear, [(0.3, lin("#0d2748")), (0.5, lin("#15406c")), (0.72, lin("#205483"))])
    c = t.mix(0.35, c, t.ramp(n, [(0.3, (0.5, 0.5, 0.5, 1)), (0.7, (1, 1, 1, 1))]), "MULTIPLY")
    lines = 0.0
    for sock, step, off in ((s[0], 15 * SX, LON0 * SX), (s[1], 15 * SY, LAT0 * SY)):
        f = t.math("FRACT", t.math("DIVIDE", t.math("ADD", sock, off + 50 * step), step))
        d = t.math("ABSOLUTE", t.math("SUBTRACT", f, 0.5))
        lines = t.math("MAXIMUM", t.math("GREATER_THAN", d, 0.5 - 0.022 / step), lines)
    lines = t.math(
        "MULTIPLY", lines, t.ramp(n, [(0.35, (0.15,) * 3 + (1,)), (0.6, (0.5,) * 3 + (1,))])
    )
    c = t.mix(lines, c, lin("#b9c6d2"))
    bump = t("Bump", {"Height": n, "Strength": 0.35, "Distance": 0.05}).outputs[0]
    r = t.math("MULTIPLY_ADD", wear, 0.3, 0.3)
    return t.surface(
        t("BsdfPrincipled", {"Base Color": c, "Roughness": r, "Normal": bump}).outputs[0]
    )


def inside(x, y, ring):
    hit = False
    for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1]):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            hit = not hit
    return hit


def plywood(rings):
    """One piece of land: vertical cut edge, a hair of chamfer, flat top (rings: coast first, then lakes)."""
    V, F, flat, edges, ch = [], [], [], [], 0.028
    for ring in rings:
        n, base, start = len(ring), len(V), len(flat)
        area2 = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(ring, ring[1:] + ring[:1]))
        out = 1 if (area2 > 0) == (ring is rings[0]) else -1
        for i, p in enumerate(ring):
            d = (Vector(ring[(i + 1) % n]) - Vector(ring[i - 1])).normalized() * ch * out
            flat.append(Vector((p[0] - d.y, p[1] + d.x)))
            V += [(*p, 0), (*p, THICK - ch), (*flat[-1], THICK)]
        for i in range(n):
            j = (i + 1) % n
            p, q = base + 3 * i, base + 3 * j
            edges.append((start + i, start + j))
            for k in (0, 1):
                F.append((p + k, q + k, q + k + 1, p + k + 1)[::out])
    # constrained Delaunay copes with the chamfer crossing itself in narrow inlets
    tv, _, tf = delaunay_2d_cdt(flat, edges, [], 1, 1e-5)[:3]
    for f in tf:
        c = sum((tv[i] for i in f), Vector((0, 0))) / len(f)
        if not any(inside(c.x, c.y, lake) for lake in rings[1:]):
            F.append(tuple(len(V) + i for i in f))
    V += [(*p, THICK) for p in tv]
    return mesh("land", V, F, smooth=False)


def land(mat):
    """Every polygon of the data file becomes one piece of plywood."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "worldmap-land.json")
    with open(path) as f:
        polygons = json.load(f)
    for rings in polygons:
        obj("land", plywood([[xy(p) for p in r] for r in rings]), mat)


def pin(p, mat, h=1.8, r=0.27):
    """Turned pin stuck into land or sea, leaning a little; returns the point where threads are tied."""
    x, y = xy(p)
    lx, ly = random.uniform(-0.06, 0.06), random.uniform(-0.06, 0.06)
    s = r / 0.24
    prof = [(0.055 * s, -0.1), (0.055 * s, h - 0.4), (0.1 * s, h - 0.36), (0.15 * s, h - 0.3)]
    prof += [(0.07 * s, h - 0.2), (0.07 * s, h - 0.1)]
    prof += [
        (r * math.sin(a), h + r * 0.72 - r * 0.85 * math.cos(a)) for a in (0.45, 0.8, 1.2, 1.57)
    ]
    prof += [(r * math.cos(a), h + r * 0.72 + r * 0.6 * math.sin(a)) for a in (0.4, 0.8, 1.2)]
    prof += [(0, h + r * 1.32)]
    o = turned("pin", prof, mat, 48)
    o.location, o.rotation_euler = (x, y, THICK), (lx, ly, 0)
    return Vector((x + ly * h * 0.6, y - lx * h * 0.6, THICK + h - 0.48 * s))


def tube(points, r, mat, name="thread"):
    """Round cord through points."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = "3D", r, 2
    sp = cu.splines.new("POLY")
    sp.points.add(len(points) - 1)
    for q, p in zip(sp.points, points):
        q.co = (*p, 1)
    cu.materials.append(mat)
    o = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(o)
    return o


def cord_mat():
    """Twisted saffron cotton: fine oblique ridges, slightly uneven dye."""
    t = NT("cord")
    co = t("TexCoord").outputs["Object"]
    n = t("TexNoise", {"Vector": co, "Scale": 0.9, "Detail": 3}).outputs["Fac"]
    w = t("TexWave", {"Vector": co, "Scale": 4.5, "Distortion": 0.3}, bands_direction="DIAGONAL")
    c = t.ramp(n, [(0.3, lin("#c06a12")), (0.7, lin("#e8922a"))])
    b = t("Bump", {"Height": w.outputs["Fac"], "Strength": 0.6, "Distance": 0.03}).outputs[0]
    ins = {"Base Color": c, "Roughness": 0.85, "Specular": 0.2, "Sheen": 0.3, "Normal": b}
    return t.surface(t("BsdfPrincipled", ins).outputs[0])


def wrap(p, r, mat, turns=3):
    """A few turns of thread tied round a pin's neck."""
    n = turns * 14
    pts = [
        (
            p.x + r * math.cos(i / 14 * 2 * math.pi),
            p.y + r * math.sin(i / 14 * 2 * math.pi),
            p.z - 0.1 + 0.07 * i / 14,
        )
        for i in range(n)
    ]
    tube(pts, 0.055, mat)


def thread(a, b, mat, k):
    """Slack thread from the home pin to a port: a shallow catenary with a little sideways drift."""
    L = (b - a).length
    side = Vector((-(b - a).y, (b - a).x, 0)).normalized() * 0.012 * L * random.uniform(-1, 1)
    sag = min(0.75, 0.035 * L + 0.08) * random.uniform(0.8, 1.15)
    a = a + Vector((0, 0, 0.02 * k - 0.1))
    pts = []
    for i in range(41):
        u = i / 40
        w = 4 * u * (1 - u)
        pts.append(a.lerp(b, u) + side * w - Vector((0, 0, sag * w)))
    tube(pts, 0.055, mat)


def spool(at, rz, wood_mat, cord):
    """Wooden spool of the same thread, lying on the board, axis turned by rz."""
    r0, r1, h = 1.25, 0.75, 3.2
    flank = [(0.25, 0), (r0 - 0.1, 0), (r0, 0.08), (r0, 0.36), (r0 - 0.1, 0.44), (r1, 0.6)]
    prof = flank + [(r, h - z) for r, z in flank[::-1]] + [(0.25, h - 0.6)]
    body = turned("spool", prof, wood_mat, 64)
    V, F, seg, n = [], [], 96, 260
    for j in range(n + 1):
        for i in range(seg):
            a = 2 * math.pi * i / seg
            u = j / n
            z = 0.5 + u * (h - 1.0)
            turn = math.sin((u * 26 - i / seg) * 2 * math.pi)
            r = 1.08 + 0.035 * turn + 0.05 * math.sin(u * 7) - 0.5 * max(0, abs(u - 0.5) - 0.47) * 9
            V.append((r * math.cos(a), r * math.sin(a), z))
    for j in range(n):
        for i in range(seg):
            p, q = j * seg + i, j * seg + (i + 1) % seg
            F.append((p, q, q + seg, p + seg))
    wound = obj("wound", sharp(mesh("wound", V, F), 80), cord)
    group([body, wound], (*at, r0), (math.pi / 2, 0, rz))


def main():
    A = args(out="worldmap.png", w=960, h=640, spp=28, dn=1, seed=11)
    reset(A.seed)
    box("board", (140, 90, 2), sea(), (0, 4, -1), bevel=0.3)
    land(birch())
    brass = metal("brass", "#d6ab5c", 0.22, groove=20, depth=0.004, grime="#6b4418")
    cord = cord_mat()
    home = pin(HOME, brass, h=2.5, r=0.42)
    wrap(home, 0.13, cord, 5)
    for k, p in enumerate(PORTS):
        tip = pin(p, brass)
        wrap(tip, 0.1, cord)
        thread(home, tip, cord, k)
    sx, sy = xy((74.5, -11.5))
    spool((sx, sy), 1.25, wood("spool", scale=0.25, dark="#7a4a26", light="#b98250"), cord)
    tail = [
        (
            sx - 0.5 - 0.16 * i,
            sy + 0.6 - 0.75 * math.sin(i * 0.13) - 0.02 * i,
            max(0.055, 0.17 - 0.03 * i),
        )
        for i in range(46)
    ]
    tube(tail, 0.055, cord)

    area((-30, 14, 20), (0, 2, 0), 12, 12500, "#fff0d8")
    area((28, -14, 22), (0, 0, 0), 20, 2600, "#dfe8ff")
    area((10, 46, 22), (0, 10, 0), 16, 4500, "#ffe9c8")
    world_color("#e6ebf2", "#8a7a66", 0.3)
    camera((1.0, -25, 26), (-0.8, 0.2, 0), lens=38, fstop=0.04, focus=(-0.8, 0.6, 0.8))
    render(A.out, A.w, A.h, A.spp, A.dn, exposure=0.45)


if __name__ == "__main__":
    main()
