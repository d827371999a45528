"""Soy products on a wooden table: oil, milk, tofu, tempeh, sauce, flour. One unit is one centimetre.

blender -b --factory-startup -t 1 -P food.py -- set=oil|milk|tofu|tempeh|sauce|flour w=1080 h=720 spp=28 out=x.jpg
"""
import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bmesh
from common import *
from mathutils import kdtree, noise


def glass(name, color="#ffffff", ior=1.46, shadow=0.9, rough=0.0):
    """Caustics are off, so shadow rays see a tinted transparent instead: clean light through glass and liquids."""
    t = NT(name)
    c = lin(color)
    g = t("BsdfGlass", {"Color": c, "IOR": ior, "Roughness": rough})
    tr = t("BsdfTransparent", {"Color": tuple(x * shadow for x in c[:3]) + (1,)})
    lp = t("LightPath").outputs
    f = t.math("MAXIMUM", lp["Is Shadow Ray"], lp["Is Diffuse Ray"])
    return t.surface(t("MixShader", {0: f, 1: g.outputs[0], 2: tr.outputs[0]}).outputs[0])


def shell(name, prof, th, mat, loc=(0, 0, 0), sub=2):
    """Outer profile [(r,z)..] bottom->top, closed inwards by `th` to make a vessel with wall thickness."""
    inner = [
        (max(0, r - th), z + (th * 1.3 if i == 0 or r == 0 else 0)) for i, (r, z) in enumerate(prof)
    ]
    inner[1] = (inner[1][0], max(inner[1][1], th * 1.3))
    rim = [(prof[-1][0] - th * 0.5, prof[-1][1] + th * 0.35)]
    return lathe(name, prof + rim + inner[::-1], mat=mat, loc=loc, subsurf=sub), inner


def smooth_mesh(name, bm):
    """bmesh -> smooth shaded mesh; frees the bmesh."""
    m = bpy.data.meshes.new(name)
    bm.to_mesh(m)
    bm.free()
    m.polygons.foreach_set("use_smooth", [True] * len(m.polygons))
    return m


def soy(n, rmin, rmax, a0, a1, c=(0, 0), r=0.36, skip=lambda x, y: False, z=0.0):
    """Up to `n` soybeans scattered over a ring sector of the table, none touching another."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=24, v_segments=16, radius=r)
    m = smooth_mesh("soy", bm)
    t = NT("soy")
    rn = t("ObjectInfo").outputs["Random"]
    col = t.ramp(rn, [(0, lin("#b98a3c")), (0.5, lin("#d9b064")), (1, lin("#e8cb8e"))])
    m.materials.append(
        t.surface(t("BsdfPrincipled", {"Base Color": col, "Roughness": 0.35}).outputs[0])
    )
    P = []
    for _ in range(n * 30):
        a, d = random.uniform(a0, a1), math.sqrt(random.uniform(rmin**2, rmax**2))
        x, y = c[0] + d * math.cos(a), c[1] + d * math.sin(a)
        if skip(x, y) or any((x - u) ** 2 + (y - v) ** 2 < (2.05 * r) ** 2 for u, v in P):
            continue
        P.append((x, y))
        rot = (random.random() * 6, random.random() * 6, 0)
        obj("soy", m, loc=(x, y, z + r * 0.9), rot=rot, scale=(1.1, 0.98, 0.92))
        if len(P) == n:
            break


def stage(bg="#e9dcc3"):
    """Planked table top, plain warm backdrop, key from back-left, cool fill, rim light."""
    wm = wood(scale=0.05, dark="#4b3324", light="#8f6a4a")
    for j in range(-2, 7):
        box("plank", (120, 7.9, 2), wm, (random.uniform(-9, 9), j * 8 - 14, -1), bevel=0.1)
    t = NT("bg")
    co = t("TexCoord").outputs["Object"]
    n = t("TexNoise", {"Vector": co, "Scale": 0.08, "Detail": 5}).outputs["Fac"]
    veil = t.ramp(n, [(0.3, (0, 0, 0, 1)), (0.7, (0.25, 0.25, 0.25, 1))])
    c = t.mix(veil, lin(bg), (1, 0.95, 0.85, 1), "OVERLAY")
    V = [(-150, 55, -5), (150, 55, -5), (150, 55, 90), (-150, 55, 90)]
    backdrop = t.surface(t("BsdfDiffuse", {"Color": c}).outputs[0])
    obj("back", mesh("back", V, [(0, 1, 2, 3)]), backdrop)
    area((-26, 8, 26), (0, 0, 4), 16, 14500, "#fff0d8")
    area((30, -14, 16), (0, 0, 5), 22, 5200, "#e4ebff")
    area((16, 34, 22), (0, 0, 6), 12, 6500, "#ffe9c8")
    area((0, 30, 30), (0, 55, 14), 26, 6000, "#fff4e2")
    world_color("#ffffff", "#b7ab98", 0.32)


def cutting_board(size, dark, light):
    """Board with well rounded edges; its top is at z = 1.6."""
    box(
        "board",
        size,
        wood("boardwood", scale=0.09, dark=dark, light=light),
        (0, 0, 0.8),
        bevel=0.35,
    )


def oil_bottle(x, y):
    """Ribbed PET bottle of refined oil under a screw cap; returns glass and oil for more of the same."""
    G = glass("glass", "#f8fcfb", 1.45)
    O = glass("oil", "#fdeeb4", 1.44, 0.98)
    wall = [(0, 0), (2.7, 0), (3.5, 0.3), (3.8, 1.2)]
    for z in (2.2, 3.4, 4.6):  # ribs that stiffen the foot
        wall += [(3.8, z), (3.55, z + 0.35), (3.8, z + 0.7)]
    wall += [(3.8, 6.2), (3.72, 6.6), (3.72, 13.4), (3.8, 13.8), (3.75, 15.6), (3.2, 17.8)]
    wall += [(2.1, 19.8), (1.5, 20.8), (1.42, 21.3), (1.42, 22.8)]
    _, inn = shell("bottle", wall, 0.08, G, (x, y, 0))
    liq = [(0, 0.12)] + [(r + 0.03, z) for r, z in inn[1:] if 0 < z < 19.0]
    liq += [(2.35, 19.2), (0, 19.2)]
    lathe("oil", liq, mat=O, loc=(x, y, 0), subsurf=2)
    cap = principled("cap", "#e8a13a", 0.35)
    lathe(
        "collar", [(1.45, 21.2), (1.95, 21.25), (1.95, 21.5), (1.45, 21.55)], mat=cap, loc=(x, y, 0)
    )
    o = lathe(
        "cap",
        [(1.5, 21.7), (1.75, 21.7), (1.75, 23.2), (1.6, 23.5), (0, 23.5)],
        mat=cap,
        loc=(x, y, 0),
    )
    for v in o.data.vertices:  # the knurls that fingers hold
        a, r = math.atan2(v.co.y, v.co.x), math.hypot(v.co.x, v.co.y)
        if r > 1.7:
            k = 1 + 0.025 * (math.sin(a * 48) > 0)
            v.co.x, v.co.y = v.co.x * k, v.co.y * k
    paper, ink = principled("label", "#f6f1e4", 0.5), principled("ink", NAVY, 0.6)
    leaf = principled("leaf", "#2f6b4f", 0.5)

    def wrap(m, mat, lift, z):
        """Bends a flat mesh round the bottle, its middle towards the viewer."""
        for v in m.vertices:
            a = v.co.x / 3.72 - math.pi / 2
            v.co = ((3.74 + lift) * math.cos(a), (3.74 + lift) * math.sin(a), z + v.co.y)
        obj("label", m, mat, (x, y, 0))

    def strip(w, h):
        """Flat band, fine enough to be bent."""
        n = 40
        V = [((i / n - 0.5) * w, (j - 0.5) * h, 0) for j in (0, 1) for i in range(n + 1)]
        return mesh("strip", V, [(i, i + 1, i + n + 2, i + n + 1) for i in range(n)])

    wrap(strip(9.6, 6.4), paper, 0, 10.0)
    wrap(strip(9.6, 0.7), leaf, 0.02, 12.7)
    for text, size, z in (("REFINED", 0.9, 11.4), ("SOYBEAN OIL", 0.98, 10.1), ("1 L", 1.0, 8.3)):
        wrap(lettering(text, size), ink, 0.04, z)
    return G, O


def oil():
    """Retail bottle and a small glass dish of refined soybean oil."""
    G, O = oil_bottle(-4.2, 1.5)
    dish = [(0, 0), (2.2, 0), (2.5, 0.2), (3.6, 1.5), (4.3, 3.2), (4.5, 4.2)]
    _, inn = shell("dish", dish, 0.2, G, (5.2, -2.6, 0))
    liq = [(0, 0.25)] + [(r + 0.03, z) for r, z in inn[1:] if z < 3.0] + [(4.02, 3.05), (0, 3.05)]
    lathe("oil2", liq, mat=O, loc=(5.2, -2.6, 0), subsurf=2)
    soy(
        60,
        4.5,
        17,
        3.3,
        6.2,
        skip=lambda x, y: math.hypot(x - 5.2, y + 2.6) < 3.4 or math.hypot(x + 4.2, y - 1.5) < 4.1,
    )
    camera((1, -47, 15), (0.2, 0, 11.0), lens=39, fstop=0.06, focus=(0, -3, 7))


def milk_glass(x, y):
    """Tumbler of soy milk."""
    G = glass("glass", "#f7fbfb", 1.5)
    prof = [(0, 0), (2.7, 0), (2.95, 0.25), (3.1, 1.2), (3.8, 12.6)]
    _, inn = shell("tumbler", prof, 0.2, G, (x, y, 0))
    liq = (
        [(0, 0.28)]
        + [(r + 0.03, max(z, 0.28)) for r, z in inn[1:-1]]
        + [(3.53, 10.85), (3.50, 11.02), (3.3, 10.98), (0, 10.97)]
    )
    glow = {"Emission": lin("#f4d9a6"), "Emission Strength": 0.12}  # stands in for scattering
    mat = principled("milk", "#f8ebcd", 0.25, **glow)
    lathe("milk", liq, mat=mat, loc=(x, y, 0), subsurf=1)


def milk():
    """Tumbler of soy milk and a navy bowl of soybeans."""
    milk_glass(-1.2, 0)
    dish = [(0, 0), (2, 0), (2.3, 0.2), (3.6, 1.3), (4.6, 3.0), (4.8, 3.8)]
    shell("bowl", dish, 0.3, principled("cer", NAVY, 0.25), (7.6, -1.6, 0))
    random.seed(9)
    for z in (1.7, 2.35, 3.0, 3.6, 4.2):
        r = min(4.3, 2.3 + z * 0.55) if z < 3.4 else 6.6 - z * 0.9
        soy(200, 0, r, 0, 6.29, (7.6, -1.6), z=z - 0.324)
    soy(
        36,
        5,
        17,
        3.4,
        6.1,
        skip=lambda x, y: math.hypot(x - 7.6, y + 1.6) < 4.2 or math.hypot(x + 1.2, y) < 3.6,
    )
    camera((0, -38, 13.5), (1.8, 0, 5.8), lens=45, fstop=0.065, focus=(-1, -3, 6))


def tofu_cube(mat, x, y, z, s, rz):
    """A soft block with slightly bulging faces and small pits."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=s, verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=0.14, segments=2, profile=0.6, affect="EDGES")
    long = [e for e in bm.edges if e.calc_length() > 0.6]
    bmesh.ops.subdivide_edges(bm, edges=long, cuts=22, use_grid_fill=True)
    q = Vector((x * 3, y * 5, z))
    bm.normal_update()
    for v in bm.verts:
        v.co += v.normal * (
            0.07 * noise.noise(v.co * 0.55 + q)
            + 0.035 * noise.noise(v.co * 3 + q)
            - 0.06 * max(0, noise.noise(v.co * 4.5 + q) - 0.45)
        )
    obj("tofu", smooth_mesh("tofu", bm), mat, (x, y, z + 1.6 + s[2] / 2), (0, 0, rz))


def onion_ring(mat, r, h, seed, wall=0.045):
    """One leaf layer of a spring onion cut across: a thin, crooked, slightly flaring oval."""
    seg, V, F = 40, [], []
    oval, off = random.uniform(0.62, 0.95), Vector((seed * 3.7, 1, 2))
    for z, rr in ((0, 0), (0, wall), (h / 2, wall * 1.15), (h, wall), (h, 0), (h / 2, -0.01)):
        for i in range(seg):
            a = 2 * math.pi * i / seg
            c, s = math.cos(a), math.sin(a)
            k = r * (1 + 0.10 * noise.noise(Vector((c, s, z * 0.6)) * 1.4 + off)) * (1 + 0.1 * z)
            V.append(((k + rr) * c, (k + rr) * s * oval, z + 0.12 * c * h))
    n = 6
    for j in range(n):
        for i in range(seg):
            a, b = j * seg + i, j * seg + (i + 1) % seg
            p, q = ((j + 1) % n) * seg + i, ((j + 1) % n) * seg + (i + 1) % seg
            F.append((a, b, q, p))
    o = obj("onion", mesh("onion", V, F), mat)
    b = o.modifiers.new("b", "BEVEL")
    b.width, b.segments = 0.012, 2
    return o


def spring_onion(spots, z):
    """Rings cut from green to white parts, single or still nested, some tipped on their side."""
    tones = ["#4d7a25", "#5f8f2f", "#7fa943", "#a9c46c", "#d3dfa6", "#eaeed6"]
    mats = [principled("onion", c, 0.38, Sheen=0.2) for c in tones]
    P = []
    for cx, cy, spread, n in spots:
        for _ in range(n):
            x, y = random.gauss(cx, spread), random.gauss(cy, spread * 0.5)
            if any(math.hypot(x - u, y - v) < 0.95 for u, v in P):
                continue
            P.append((x, y))
            tone = random.choice((0, 1, 1, 2, 2, 3, 3, 4))
            r, h = random.uniform(0.3, 0.56), random.uniform(0.16, 0.4)
            turn = Matrix.Translation((x, y, z)) @ Matrix.Rotation(random.uniform(0, 6.3), 4, "Z")
            tip = 0.0
            if random.random() < 0.3:  # leaning on its edge
                tip = random.uniform(0.5, 1.2)
            turn = turn @ Matrix.Translation((0, 0, r * math.sin(tip) * 0.9))
            turn = turn @ Matrix.Rotation(tip, 4, "X")
            layers = 1 if tone < 2 else random.choice((1, 2, 3))
            for j in range(layers):
                o = onion_ring(mats[min(5, tone + j)], r * (1 - 0.27 * j), h, len(P) * 3 + j)
                o.matrix_world = turn @ Matrix.Translation((0.02 * j, 0.01 * j, 0.01 + 0.02 * j))


def tofu():
    """Block and cubes of firm tofu on a board, a little cut spring onion."""
    cutting_board((30, 19, 1.6), "#8a5a2e", "#c99a60")
    glow = {"Emission": lin("#f3d9a8"), "Emission Strength": 0.08}  # stands in for scattering
    tm = principled("tofu", "#f7ebd2", 0.42, **glow)
    tofu_cube(tm, -5.4, 2.0, 0, (9, 7.2, 5.2), 0.12)
    for x, y, z, r in [
        (3.0, 2.6, 0, 0.2),
        (6.4, 2.0, 0, -0.3),
        (4.4, -1.4, 0, 0.5),
        (8.0, -1.6, 0, 0.1),
        (1.0, -2.6, 0, -0.2),
        (4.9, 1.2, 2.9, 0.4),
        (-2.6, -5.2, 0, 0.35),
    ]:
        tofu_cube(tm, x, y, z, (2.85, 2.85, 2.85), r)
    spring_onion([(3.2, -6.0, 1.5, 34), (8.2, -5.4, 0.8, 8), (-6.8, -5.6, 0.9, 12)], 1.6)
    soy(60, 11, 24, 3.4, 6.1, skip=lambda x, y: abs(x) < 15.6 and abs(y) < 10.2)
    camera((1, -34, 17), (0.4, -0.4, 3.0), lens=48, fstop=0.055, focus=(0, -2.5, 4))


class Beans:
    """Soybeans packed as in tempeh: a jittered close packing of turned ellipsoids, asked for by nearest bean."""

    def __init__(self, size=(17, 12, 8), pitch=0.74):
        g = np.random.default_rng(5)
        P = []
        for k in range(-40, 41):
            for j in range(-40, 41):
                for i in range(-40, 41):
                    P.append((i + j / 2 + k / 2, (j + k / 3) * 0.866, k * 0.816))
        turn = np.array(Euler((0.5, 0.35, 0.8)).to_matrix())  # no lattice plane lies in a cut
        P = (np.array(P) * pitch) @ turn.T
        P = P[(np.abs(P) < np.array(size) / 2).all(axis=1)]
        self.at = P + g.normal(0, 0.12 * pitch, P.shape)
        n = len(P)
        self.axes = np.array((0.485, 0.42, 0.39)) * g.uniform(0.93, 1.06, (n, 1))
        self.turn = np.array(
            [np.array(Euler(tuple(g.uniform(0, 6.28, 3))).to_matrix()).T for _ in range(n)]
        )
        self.tone = g.uniform(0, 1, n)
        self.tree = kdtree.KDTree(n)
        for i, p in enumerate(self.at):
            self.tree.insert(p, i)
        self.tree.balance()

    def near(self, pts):
        """Per point: nearest bean, its implicit distance (1 = surface), that of the next one, local coordinates."""
        near = np.array([[h[1] for h in self.tree.find_n(p, 6)] for p in pts])
        q = np.einsum("nkij,nkj->nki", self.turn[near], pts[:, None] - self.at[near])
        q /= self.axes[near]
        d = np.linalg.norm(q, axis=2)
        o = np.argsort(d, axis=1)
        i = np.arange(len(pts))
        return near[i, o[:, 0]], d[i, o[:, 0]], d[i, o[:, 1]], q[i, o[:, 0]]


def rounded_grid(size, edge, step):
    """Closed fine grid over a box with rounded edges: points, normals, quads."""
    s = np.array(size) / 2
    V, F, base = [], [], 0
    for ax in range(3):
        u, v = (ax + 1) % 3, (ax + 2) % 3
        nu, nv = (max(6, round(size[k] / step)) for k in (u, v))
        for sign in (-1, 1):
            a, b = np.meshgrid(
                np.linspace(-1, 1, nu + 1), np.linspace(-1, 1, nv + 1), indexing="ij"
            )
            p = np.empty((a.size, 3))
            p[:, u], p[:, v], p[:, ax] = a.ravel() * s[u], b.ravel() * s[v], sign * s[ax]
            i, j = np.meshgrid(np.arange(nu), np.arange(nv), indexing="ij")
            c = (base + i * (nv + 1) + j).ravel()
            f = np.stack((c, c + nv + 1, c + nv + 2, c + 1), 1)
            V.append(p)
            F.append(f if sign > 0 else f[:, ::-1])
            base += a.size
    V = np.concatenate(V)
    _, first, same = np.unique(
        np.round(V * 1e4).astype(int), axis=0, return_index=True, return_inverse=True
    )
    V, F = V[first], same.ravel()[np.concatenate(F)]
    core = np.clip(V, -(s - edge), s - edge)
    n = V - core
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    return core + n * edge, n, F


def step01(x, a, b):
    """Smooth step from 0 at `a` to 1 at `b` (either order)."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def fractal(pts, scale, octaves=4, off=0.0):
    """Fractal noise per point."""
    o = Vector((off, off * 0.7, 3))
    return np.array([noise.fractal(Vector(p) * scale + o, 1.0, 2.0, octaves) for p in pts])


def tempeh_slab(beans, mat, size, shift, skin, step):
    """One piece of tempeh. `skin` names the outer faces ('+z', '-x', ...) grown over with white mycelium;
    the others are cut through the beans. `shift` places the piece within the packing."""
    p, n, F = rounded_grid(size, 0.13, step)
    solid = p + np.array(shift)
    felt = np.zeros(len(p))
    wander = 0.06 * fractal(solid, 2.2, 2)
    for face in skin:
        ax, sign = "xyz".index(face[1]), 1 if face[0] == "+" else -1
        depth = size[ax] / 2 - sign * p[:, ax]
        felt = np.maximum(felt, step01(depth + wander, 0.20, 0.07))
    who, d, d2, q = beans.near(solid)
    tone = beans.tone[who][:, None]
    grain = fractal(solid, 6, 3, 2.0)[:, None]
    cut = step01(d, 1.0, 0.93) * step01(d2 - d, 0.02, 0.17)
    seam = step01(np.abs(q[:, 1] + 0.12 * q[:, 0] ** 2), 0.075, 0.02) * step01(d, 0.9, 0.7)
    seam *= beans.tone[who] > 0.35

    C = lambda h: np.array(lin(h)[:3])
    bean = C("#c8a76d") * (1 - tone) + C("#dcc492") * tone
    bean = bean * (1 + 0.16 * grain)
    bean = bean * (1 - 0.30 * step01(d, 0.72, 1.0))[:, None]  # the seed coat is a little darker
    bean = bean * (1 - 0.42 * seam)[:, None]
    web = C("#e3d3ac") * (1 + 0.08 * grain)
    face = bean * cut[:, None] + web * (1 - cut)[:, None]
    _, di, di2, _ = beans.near(solid - 0.24 * n)
    bump = step01(di, 1.2, 0.3)
    ivory = step01(fractal(solid, 0.55, 4, 7.0), -0.1, 0.6)[:, None]
    white = C("#f6efdf") * (1 - ivory) + C("#e9dcbd") * ivory
    white = white * (1 + 0.05 * grain) * (1 - 0.13 * (1 - bump))[:, None]
    thin = step01(di, 0.55, 0.25) * (0.12 + 0.22 * ivory[:, 0])  # beans shimmer through
    white = white * (1 - thin[:, None]) + C("#d8b97e") * thin[:, None]
    col = white * felt[:, None] + face * (1 - felt)[:, None]

    lift_cut = cut * (0.035 + 0.03 * np.sqrt(np.maximum(0, 1 - d))) - 0.05 * seam * cut
    lift_skin = 0.085 * bump + 0.012 * grain[:, 0]
    lift = lift_skin * felt + lift_cut * (1 - felt) + 0.09 * fractal(solid, 0.45, 2, 4.0)
    p = p + n * lift[:, None]
    m = mesh("tempeh", p, F.tolist())
    at = m.color_attributes.new("paint", "FLOAT_COLOR", "POINT")
    at.data.foreach_set("color", np.c_[np.clip(col, 0, 1), felt].astype(np.float32).ravel())
    m.materials.append(mat)
    return m


def tempeh_mat():
    """Painted colour; the felt is matt and fuzzy, the cut beans slightly moist."""
    t = NT("tempeh")
    a = t("Attribute", attribute_name="paint").outputs
    co = t("TexCoord").outputs["Object"]
    f = t("TexNoise", {"Vector": co, "Scale": 11, "Detail": 4, "Roughness": 0.7}).outputs["Fac"]
    b = t("Bump", {"Height": f, "Strength": 0.35, "Distance": 0.05}).outputs[0]
    r = t.math("MULTIPLY_ADD", a["Alpha"], 0.35, 0.5)
    ins = {"Base Color": a["Color"], "Roughness": r, "Specular": 0.25, "Normal": b, "Sheen": 0.15}
    return t.surface(t("BsdfPrincipled", ins).outputs[0])


def tempeh():
    """Cake of tempeh, cut open, with slices."""
    cutting_board((31, 20, 1.6), "#6b4022", "#a8743f")
    beans, mat = Beans(), tempeh_mat()
    block = tempeh_slab(beans, mat, (12.6, 8, 4.3), (0, 0, 0), ("+z", "-z", "-x", "+y"), 0.055)
    obj("block", block, loc=(-4.0, 2.4, 1.6 + 2.17), rot=(0, 0, 0.14))
    rind = ("+z", "-z", "+y", "-y")
    # slices leaning against the block's cut end, one upon the other
    for i in range(4):
        m = tempeh_slab(beans, mat, (1.05, 6.6, 4.1), (i * 1.3 - 3, 0.4 * i, 0.1), rind, 0.05)
        tilt = -0.62 - 0.04 * i
        z = 1.6 + 2.05 * math.cos(tilt) + 0.52 * abs(math.sin(tilt))
        rot = (0, tilt, 0.14 - 0.04 * i)
        obj("slice", m, loc=(4.0 + i * 1.42, 2.6 - i * 0.12, z), rot=rot)
    # two slices lying flat in front, one across the other
    m = tempeh_slab(beans, mat, (6.4, 4.1, 1.05), (1.1, 2.2, 1.6), ("+x", "-x", "+y", "-y"), 0.05)
    obj("slice", m, loc=(-4.4, -5.6, 1.6 + 0.55), rot=(0, 0, 0.28))
    m = tempeh_slab(beans, mat, (6.4, 4.1, 1.05), (-2, -1.4, -1.7), ("+x", "-x", "+y", "-y"), 0.05)
    obj("slice", m, loc=(-1.6, -5.9, 1.6 + 1.28), rot=(0.03, 0.19, -0.32))
    soy(46, 13.5, 22, 3.4, 6.1, skip=lambda x, y: abs(x) < 16 and abs(y) < 10.6)
    camera((1, -34, 19), (0.2, -0.8, 2.9), lens=49, fstop=0.055, focus=(0, -3.5, 4))


def sauce_mat(r):
    """Dark sauce that turns a translucent red-brown where it gets thin towards the radius `r`."""
    t = NT("sauce")
    co = t("TexCoord").outputs["Object"]
    s = t("SeparateXYZ", {"Vector": co}).outputs
    d = t("CombineXYZ", {"X": s[0], "Y": s[1]}).outputs[0]
    d = t("VectorMath", {0: d}, operation="LENGTH").outputs["Value"]
    d = t.math("DIVIDE", d, r)
    c = t.ramp(
        d,
        [
            (0.0, lin("#120302")),
            (0.78, lin("#1c0503")),
            (0.92, lin("#4a1206")),
            (1.0, lin("#93400f")),
        ],
    )
    n = t("TexNoise", {"Vector": co, "Scale": 0.35, "Detail": 2}).outputs["Fac"]
    b = t("Bump", {"Height": n, "Strength": 0.05, "Distance": 0.3}).outputs[0]
    ins = {"Base Color": c, "Roughness": 0.04, "Specular": 0.4, "Normal": b}
    return t.surface(t("BsdfPrincipled", ins).outputs[0])


def reflector(corners, color):
    """Card that only mirror reflections see: it keeps the pale backdrop off the dark liquid."""
    t = NT("card")
    m = t.surface(t("Emission", {"Color": lin(color), "Strength": 1.0}).outputs[0])
    o = obj("card", mesh("card", corners, [(0, 1, 2, 3)]), m)
    o.visible_camera = o.visible_diffuse = o.visible_shadow = o.visible_transmission = False


def sauce():
    """Small pale bowl of soy sauce and its bottle."""
    bp = [(0, 0), (2.4, 0), (2.7, 0.25), (4.6, 1.5), (5.7, 3.1), (6.0, 4.0)]
    at = (2.6, -2.2, 0)
    shell("bowl", bp, 0.3, principled("cer", "#efe6d4", 0.22, Clearcoat=0.4), at)
    R = 5.42
    # the meniscus climbs the wall a little
    prof = [(0, 3.0), (R - 0.7, 3.0), (R - 0.3, 3.02), (R - 0.1, 3.08), (R + 0.06, 3.22)]
    lathe("sauce", prof, mat=sauce_mat(R), loc=at, subsurf=1)
    reflector([(-60, 40, 1), (60, 40, 1), (60, 25, 60), (-60, 25, 60)], "#2a150b")
    area((-11, 34, 16), at, 7, 900, "#ffe2b0", size_y=3)

    G = glass("glass", "#f4fbf8", 1.5)
    prof = [
        (0, 0),
        (2.6, 0),
        (2.9, 0.3),
        (2.9, 7.5),
        (2.6, 9),
        (1.3, 10.6),
        (1.0, 11.6),
        (1.0, 13.2),
        (1.2, 13.4),
        (1.2, 13.8),
    ]
    loc = (-7.2, 3.4, 0)
    _, inn = shell("bottle", prof, 0.2, G, loc)
    liq = [(0, 0.25)] + [(r + 0.03, z) for r, z in inn[1:] if 0 < z < 8.9]
    liq += [(2.47, 8.75), (2.42, 9.0), (2.25, 9.02), (0, 9.02)]
    lathe("liquid", liq, mat=glass("soysauce", "#6a240b", 1.36, 0.6), loc=loc, subsurf=2)
    cork = wood("corkwood", scale=0.4, dark="#8a5e36", light="#c79a66", rough=0.9)
    stopper = [(0, 12.4), (0.78, 12.4), (0.86, 13.9), (1.0, 14.6), (0.92, 14.9), (0, 14.9)]
    lathe("cork", stopper, mat=cork, loc=loc)
    soy(60, 7, 18, 3.2, 6.4, skip=lambda x, y: math.hypot(x - 2.6, y + 2.2) < 6.6)
    camera((1, -34, 21), (-1.3, -0.4, 5.3), lens=36, fstop=0.06, focus=(2, -6, 4))


def flour_mat(name="flour"):
    """Pale creamy yellow powder."""
    t = NT(name)
    co = t("TexCoord").outputs["Object"]
    f = t("TexNoise", {"Vector": co, "Scale": 9, "Detail": 5, "Roughness": 0.7}).outputs["Fac"]
    g = t("TexNoise", {"Vector": co, "Scale": 0.5, "Detail": 4}).outputs["Fac"]
    c = t.ramp(g, [(0.3, lin("#e3c888")), (0.7, lin("#f0dca8"))])
    b = t("Bump", {"Height": f, "Strength": 0.45, "Distance": 0.08}).outputs[0]
    ins = {"Base Color": c, "Roughness": 1, "Specular": 0.03, "Normal": b}
    return t.surface(t("BsdfPrincipled", ins).outputs[0])


def flour_heap(R, H, seed, n=260, skirt=-0.1):
    """A tipped-out heap: rounded top, slides and steps down the flanks, lumps."""
    V, F = [], []
    for j in range(n + 1):
        for i in range(n + 1):
            x, y = (i / n - 0.5) * 2 * R, (j / n - 0.5) * 2 * R
            q = Vector((x * 0.5, y * 0.5, seed))
            bend = noise.noise_vector(q * 0.5) * 0.13
            dx, dy = x / R + bend.x, y / R + bend.y
            d = math.hypot(dx, dy)
            a = math.atan2(dy, dx)
            z = 1 - (math.sqrt(d * d + 0.04) - 0.2) / 0.83  # cone with a rounded tip
            run = noise.noise(Vector((math.cos(a) * 2.6, math.sin(a) * 2.6, d * 1.2 + seed)))
            slope = min(1, d * 2.2) * max(0, 1.05 - d)
            z += 0.16 * run * slope  # slides
            stair = noise.fractal(q * 0.9 + Vector((5, 1, 0)), 1, 2, 3)
            z += 0.085 * (abs(stair) ** 0.6) * slope  # edges where the powder broke away
            z += 0.034 * noise.fractal(q * 2.4, 0.9, 2.1, 5)
            lump = noise.noise(q * 5.5)
            z += 0.035 * max(0, lump - 0.35)
            V.append((x, y, H * max(z, skirt)))
    for j in range(n):
        for i in range(n):
            if math.hypot((i + 0.5) / n - 0.5, (j + 0.5) / n - 0.5) < 0.497:
                a = j * (n + 1) + i
                F.append((a, a + 1, a + n + 2, a + n + 1))
    return mesh("heap", V, F)


def flour_dust(spots):
    """Dusting on the table: grains thinning out around the `spots` (x, y, radius, density), no outline."""
    t = NT("dust")
    co = t("TexCoord").outputs["Object"]
    wob = t("TexNoise", {"Vector": co, "Scale": 0.45, "Detail": 6, "Roughness": 0.65}).outputs[
        "Fac"
    ]
    grain = t("TexNoise", {"Vector": co, "Scale": 14, "Detail": 3, "Roughness": 0.8}).outputs["Fac"]
    total = 0.0
    for x, y, r, k in spots:
        d = t("VectorMath", {0: co, 1: (x, y, 0)}, operation="DISTANCE").outputs["Value"]
        f = t.math(
            "MULTIPLY", t.math("MAXIMUM", t.math("SUBTRACT", 1.0, t.math("DIVIDE", d, r)), 0), k
        )
        total = t.math("ADD", total, f)
    soft = t.math("MULTIPLY_ADD", t.math("SUBTRACT", wob, 0.5), 1.3, total)
    soft = t.math("MULTIPLY_ADD", t.math("SUBTRACT", grain, 0.5), 1.1, soft)
    mask = t.math("GREATER_THAN", total, 0.001)
    alpha = t.math("MULTIPLY", mask, t.ramp(soft, [(0.22, (0, 0, 0, 1)), (0.75, (1, 1, 1, 1))]))
    col = t("BsdfDiffuse", {"Color": lin("#ecd7a2")}).outputs[0]
    clear = t("BsdfTransparent").outputs[0]
    m = t.surface(t("MixShader", {0: alpha, 1: clear, 2: col}).outputs[0])
    s = 40
    o = obj(
        "dust", mesh("dust", [(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [(0, 1, 2, 3)]), m
    )
    o.location.z = 0.03
    o.visible_shadow = False


def flour_lumps(n, spot, mat):
    """Small crumbs of flour at random places spot() -> (x, y)."""
    for i in range(n):
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=random.uniform(0.05, 0.2) ** 1.2)
        for v in bm.verts:
            v.co *= 1 + 0.35 * noise.noise(v.co.normalized() * 1.8 + Vector((i * 3.1, 0, 0)))
        x, y = spot()
        obj("crumb", smooth_mesh("crumb", bm), mat, (x, y, 0.03))


def scoop(mat, matrix, L=6.4, R=2.1):
    """Carved wooden flour scoop; its mouth points along +x, its belly touches z = 0."""
    nu, nv, V, F = 30, 32, [], []
    for i in range(nu + 1):
        u = i / nu
        r = R * (math.sqrt(max(0, 1 - (1 - u / 0.22) ** 2)) if u < 0.22 else 1 + 0.06 * (u - 0.22))
        for j in range(nv + 1):
            v = 2 * j / nv - 1
            a = v * 1.9
            x = u * L - 0.3 * L * max(0, u - 0.2) * abs(v) ** 2.2  # the lip runs back to the sides
            V.append((x, r * math.sin(a), R - r * math.cos(a)))
    for i in range(nu):
        for j in range(nv):
            a = i * (nv + 1) + j
            F.append((a, a + nv + 1, a + nv + 2, a + 1))
    body = obj("scoop", mesh("scoop", V, F), mat)
    s = body.modifiers.new("wall", "SOLIDIFY")
    s.thickness, s.offset = 0.28, 1
    b = body.modifiers.new("soft", "BEVEL")
    b.width, b.segments, b.limit_method = 0.09, 3, "ANGLE"
    body.matrix_world = matrix
    prof = [
        (0, -0.4),
        (0.62, -0.3),
        (0.6, 0.3),
        (0.44, 0.9),
        (0.42, 2.2),
        (0.56, 3.8),
        (0.62, 4.8),
        (0.5, 5.4),
        (0, 5.6),
    ]
    handle = lathe("handle", prof, seg=40, mat=mat, subsurf=2)
    handle.matrix_world = (
        matrix @ Matrix.Translation((0.1, 0, R)) @ Matrix.Rotation(-math.pi / 2 - 0.16, 4, "Y")
    )


def flour():
    """Wooden bowl heaped with soy flour, a scoop and a dusted table."""
    wm = wood("bowlwood", scale=0.12, dark="#6b4022", light="#b07a45")
    cx, cy = -3.4, 1.2
    bp = [(0, 0), (4, 0), (4.4, 0.3), (7.2, 2.4), (8.6, 5.0), (8.9, 6.0)]
    shell("bowl", bp, 0.5, wm, (cx, cy, 0))
    fm = flour_mat()
    obj("heap", flour_heap(8.3, 4.7, 3.0, 320), fm, (cx, cy, 5.1))
    lie = Matrix.Translation((8.6, -5.4, 0.28)) @ Matrix.Rotation(math.radians(212), 4, "Z")
    scoop(wood("scoopwood", scale=0.16, dark="#8a5a30", light="#c4935a"), lie)
    load = obj("load", flour_heap(2.5, 1.5, 8.0, 120, -0.6), fm)
    load.matrix_world = (
        lie @ Matrix.Translation((3.0, 0, 1.75)) @ Matrix.Diagonal((1.15, 0.8, 1, 1))
    )
    spill = (2.6, -9.0)
    obj("spill", flour_heap(1.9, 0.75, 12.0, 110, -0.02), fm, (spill[0], spill[1], 0.0))
    flour_dust([(spill[0], spill[1], 4.6, 1.7), (8.2, -5.8, 5.0, 0.75), (-4, -5.5, 9, 0.42)])
    flour_lumps(46, lambda: (random.gauss(3.4, 2.1), random.gauss(-8.6, 1.0)), fm)
    away = lambda x, y: math.hypot(x - cx, y - cy) < 7 or x > 0.5 and -11.5 < y < -1
    soy(34, 8, 19, 3.4, 6.1, skip=away)
    camera((1, -36, 19), (0.4, -0.8, 3.9), lens=42, fstop=0.051, focus=(0, -6, 5))


def main():
    A = args(set="oil", out="food.png", w=960, h=640, spp=96, dn=1, seed=4, exposure=0.45)
    reset(A.seed)
    stage()
    scenes = dict(oil=oil, milk=milk, tofu=tofu, tempeh=tempeh, sauce=sauce, flour=flour)
    scenes[A.set]()
    bounces = 10 if A.set in ("oil", "milk", "sauce") else 5
    render(A.out, A.w, A.h, A.spp, A.dn, bounces=bounces, transmission=10, exposure=A.exposure)


if __name__ == "__main__":
    main()
