"""Cloth close-ups, one per fibre: blender ... -P fabric.py -- kind=silk out=silk.png
kind = a key of K, or banner: several lengths of cloth; zoom=2 looks closer (to judge the weave in a small test)."""
import colorsys, os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from fabric_weave import weave_mat
from mathutils import noise

A = args(
    kind="linen",
    color="",
    out="fabric.png",
    w=960,
    h=640,
    spp=64,
    dn=1,
    seed=2,
    exposure=0.0,
    zoom=1.0,
)
LENS = 46

# Weave: c colour, k weave, d threads per unit (view is ~20 units wide), rough, sheen, bump, spec ... see weave_mat.
# Swept cloth: amp fold height, sharp fold sharpness, wr wrinkles, fq fold frequency.
# Gathered cloth: wave fold width, lift steepest slope, full round ridges, crisp flat flanks, wr,
# nap = (number, length, thickness) of the loose fibres that stand off the cloth.
# crumple papery creases, pressed [(UV axis, place)], turn of the folds and grain of the weave in the picture.
K = {
    "linen": dict(
        c="#cfc3ab",
        k="plain",
        d=8.125,
        rough=0.9,
        sheen=0.2,
        bump=0.9,
        spread=0.55,
        amp=0.9,
        sharp=1.0,
        wr=0.10,
    ),
    "silk": dict(
        c="#d9912c",
        k="satin",
        d=18,
        N=80,
        rough=0.3,
        sheen=0.25,
        bump=0.25,
        spec=0.6,
        aniso=0.6,
        metal=0.15,
        spread=0.15,
        cloudy=0.05,
        wave=5.2,
        lift=1.35,
        full=0.25,
        crisp=0.5,
        wr=0.015,
        turn=0.85,
        grain=0.1,
    ),
    "wool": dict(
        c="#b0a494",
        k="herringbone",
        d=10,
        N=80,
        weft="#5a5148",
        spread=0.25,
        rough=0.95,
        sheen=0.6,
        bump=0.8,
        fuzz=0.35,
        nap=(14000, 0.3, 0.008),
        amp=0.8,
        sharp=0.8,
        wr=0.03,
    ),
    "jute": dict(
        c="#ac9168",
        k="plain",
        d=5.25,
        rough=0.95,
        sheen=0.2,
        bump=1.0,
        spread=0.85,
        amp=0.7,
        sharp=0.8,
        wr=0.05,
        nap=(3000, 0.55, 0.012),
    ),
    "acrylic": dict(
        c="#c77f4a",
        k="knit",
        d=4.75,
        rough=0.9,
        sheen=0.6,
        bump=1.0,
        fuzz=0.35,
        nap=(22000, 0.3, 0.010),
        spread=0.35,
        amp=0.75,
        sharp=0.8,
        wr=0.02,
    ),
    "rayon": dict(
        c="#9c4226",
        k="plain",
        d=10.5,
        N=80,
        rough=0.58,
        sheen=0.35,
        bump=0.45,
        spec=0.3,
        spread=0.35,
        cloudy=0.1,
        wave=4.4,
        lift=1.9,
        full=0.35,
        crisp=0.3,
        wr=0.0,
        turn=0.85,
        grain=0.3,
    ),
    "polyester": dict(
        c="#123a63",
        k="satin",
        d=11,
        N=80,
        rough=0.37,
        sheen=0.1,
        bump=0.3,
        spec=0.5,
        spread=0.5,
        cloudy=0.1,
        wave=6.6,
        lift=1.75,
        full=0.25,
        crisp=0.6,
        wr=0.0,
        turn=0.7,
        grain=0.25,
    ),
    "nylon": dict(
        c="#2f6b4f",
        k="ripstop",
        d=14,
        N=40,
        rough=0.36,
        sheen=0.1,
        bump=0.5,
        spec=0.5,
        spread=0.15,
        cloudy=0.1,
        glow=0.2,
        wave=9,
        lift=1.0,
        full=0.0,
        crisp=3.0,
        wr=0.0,
        crumple=1.0,
        turn=0.8,
        grain=0.2,
    ),
    "cotton": dict(
        c="#ece3d2",
        k="plain",
        d=19,
        N=80,
        rough=0.88,
        sheen=0.25,
        bump=0.5,
        spread=0.08,
        cloudy=0.1,
        wave=8.5,
        lift=1.35,
        full=0.3,
        crisp=0.5,
        wr=0.07,
        turn=0.62,
        grain=0.15,
        pressed=[(0, -4.5), (1, 3.0)],
    ),
    "cottonsilk": dict(
        c="#701c2e",
        k="plain",
        d=10.5,
        N=80,
        rough=0.48,
        sheen=0.2,
        bump=0.5,
        spec=0.35,
        metal=0.1,
        spread=0.55,
        slubs=0.5,
        weft="#96303a",
        cloudy=0.1,
        border=([(55.2, 55.5), (56.0, 58.3), (58.8, 59.1)], "#d9963a"),
        wave=6.6,
        lift=1.35,
        full=0.3,
        crisp=0.6,
        wr=0.02,
        turn=0.8,
        grain=0.0,
    ),
    "polycotton": dict(
        c="#33598a",
        k="drill",
        d=8.5,
        N=80,
        rough=0.8,
        sheen=0.2,
        bump=0.75,
        spread=0.3,
        cloudy=0.1,
        weft="#7d9abb",
        wave=9,
        lift=1.4,
        full=0.1,
        crisp=1.4,
        wr=0.05,
        turn=0.7,
        grain=0.2,
    ),
}
BOLLS = [  # x, y, turn, size of the bolls lying on the cotton
    (2.5, 1.6, (-0.95, 0.4, 0.3), 2.5),
    (5.6, -2.6, (0.75, 0.5, 1.0), 2.2),
    (-0.4, -3.4, (-0.6, -0.8, 0.2), 2.0),
]
FOLDS = (
    "amp",
    "sharp",
    "wr",
    "fq",
    "wave",
    "lift",
    "full",
    "crisp",
    "crumple",
    "turn",
    "grain",
    "pressed",
    "nap",
    "c",
    "k",
    "d",
)


def tone(h, f):
    """Lighter / darker sibling of a hex colour."""
    r, g, b = [int(h.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    H, L, S = colorsys.rgb_to_hls(r, g, b)
    return "#%02x%02x%02x" % tuple(
        int(255 * max(0, min(1, x))) for x in colorsys.hls_to_rgb(H, max(0, min(1, L * f)), S)
    )


def cloth_mat(kind, color="", **extra):
    """Weave material of a kind of cloth, in its own or another colour."""
    k = K[kind]
    c = color or k["c"]
    more = {key: val for key, val in k.items() if key not in FOLDS}
    return weave_mat(kind, (c, tone(c, 0.86), tone(c, 1.08)), k["d"], k["k"], **{**more, **extra})


def cloth(P, uv):
    """Mesh object-data from a (rows, columns, 3) grid of points and its (rows, columns, 2) UVs."""
    nv, nu = P.shape[:2]
    a = (np.arange(nv - 1)[:, None] * nu + np.arange(nu - 1)).ravel()
    return mesh(
        "cloth",
        P.reshape(-1, 3).tolist(),
        np.stack([a, a + 1, a + nu + 1, a + nu], 1).tolist(),
        uvs=uv.reshape(-1, 2),
    )


def arc_uv(P):
    """UVs that follow arc length, so the weave does not stretch down the folds."""
    du, dv = np.zeros(P.shape[:2]), np.zeros(P.shape[:2])
    du[:, 1:] = np.cumsum(np.linalg.norm(np.diff(P, axis=1), axis=2), axis=1)
    dv[1:] = np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=2), axis=0)
    du -= du[:, du.shape[1] // 2][:, None]
    dv -= dv[dv.shape[0] // 2]
    return np.stack([du, dv], 2) + 60


def swept(k, seed, X=44, Y=36, nu=560, nv=440):
    """Broad swept folds over a table: a height field whose ridges lean over."""
    fb = lambda x, y, z=0.0, o=3: noise.fractal(Vector((x, y, z)), 1.0, 2.0, o)
    sd = seed * 9.1

    def point(u, v):
        x, y = (u - 0.5) * X, (v - 0.5) * Y
        wx, wy = fb(x * 0.055 + sd, y * 0.055, 1, 2), fb(x * 0.06, y * 0.06 + sd, 7, 2)
        s = (x * 0.78 + y * 0.62) + 5.5 * wx
        q = (-x * 0.62 + y * 0.78) + 5.5 * wy  # swept fold direction
        ph = s * 0.72 * k.get("fq", 1) + 1.3 * math.sin(q * 0.11 + 2 * wx) + 1.2 * wy
        r = (0.5 + 0.5 * math.sin(ph)) ** k["sharp"]
        r2 = (0.5 + 0.5 * math.sin(ph * 1.9 + 3 * wx + q * 0.2)) ** 2
        a = 0.85 + 0.55 * max(-0.8, fb(x * 0.045 - sd, y * 0.045, 3, 2))
        h = (
            2.5 * k["amp"] * a * r
            + 0.9 * k["amp"] * r2 * a
            + k["wr"] * (1.1 * fb(x * 0.5, y * 0.5, 2, 4) + 2 * abs(fb(s * 0.35, q * 0.16, 5, 3)))
        )
        lean = 0.55 * k["amp"] * a * math.cos(ph)  # folds lean over
        return (x - 0.78 * lean * 1.1, y - 0.62 * lean * 1.1, h)

    P = np.array([[point(i / nu, j / nv) for i in range(nu + 1)] for j in range(nv + 1)])
    return cloth(P, arc_uv(P))


def field(seed, wave, x, y, n=18):
    """Smooth random field of unit spread: a sum of n random plane waves about `wave` long."""
    g = np.random.default_rng(seed)
    out = np.zeros_like(x)
    for t, l, p in zip(
        g.uniform(0, 2 * np.pi, n), g.uniform(0.7, 1.7, n), g.uniform(0, 2 * np.pi, n)
    ):
        kx = 2 * np.pi / (wave * l)
        out += np.cos(kx * (x * np.cos(t) + y * np.sin(t)) + p)
    return out * (2 / n) ** 0.5


def crumpled(seed, x, y):
    """Papery creases: flat facets that meet in sharp lines, as in crumpled taffeta."""
    z = np.zeros_like(x)
    g = np.random.default_rng(seed)
    for i, size in enumerate((9, 7, 5.5, 4.2, 3.1, 2.2)):
        t = g.uniform(0, np.pi)
        d = (x * np.cos(t) + y * np.sin(t)) / size + 0.22 * field(seed + i, size * 2.5, x, y)
        near = np.clip(0.3 + 0.6 * field(seed + 20 + i, size * 1.6, x, y), 0, 1.2)
        z += size * 0.11 * near * np.abs((d % 1) - 0.5)
    return z


def fold_section(k, seed, s, q):
    """Cloth pushed together into folds that keep its length: across the folds (s) the surface is the integral of a
    slope wave (folds of real cloth are such curves, and may even overhang), so the weave never stretches.
    Returns position across the folds, height, and the random-field function of this cloth."""
    lam = k["wave"]
    rnd = lambda i, size, along=0.4: field(seed * 100 + i, size * lam, s, q * along)

    def wave(ph):
        ph = ph + k["full"] * np.cos(ph)
        return np.tanh(k["crisp"] * np.cos(ph)) / np.tanh(k["crisp"])

    # two waves at an angle, so that folds fork, merge and die out
    drift = 1.5 * rnd(1, 4.5) + 0.5 * rnd(2, 1.8, 0.3)
    a1 = np.clip(0.72 + 0.34 * rnd(3, 2.2), 0.1, 1.15)
    a2 = np.clip(0.40 + 0.35 * rnd(4, 2.5), 0.0, 0.9)
    th = a1 * wave(2 * np.pi * s / lam + drift)
    th = th + a2 * wave(2 * np.pi * (s * 0.97 + q * 0.25) / (lam * 0.71) + 1.3 * drift + rnd(5, 3))
    th = k["lift"] * th / 1.05
    nu = s.shape[1]
    step = s[0, 1] - s[0, 0]
    squeeze = np.cos(th).mean()
    keep = 1 - np.exp(
        -((np.fft.rfftfreq(nu, step) * lam * 2.2) ** 2)
    )  # no drift away from the table
    highpass = lambda a: np.fft.irfft(np.fft.rfft(a, axis=1) * keep, nu, axis=1)
    x = s * squeeze + highpass(np.cumsum(np.cos(th) - squeeze, axis=1) * step)
    z = highpass(np.cumsum(np.sin(th), axis=1) * step)
    return x, z, rnd


def gathered(k, seed, S=84, Q=66, nu=1000, nv=520):
    """A large piece of cloth in folds, filling the frame."""
    s, q = np.meshgrid(np.linspace(-0.5, 0.5, nu) * S, np.linspace(-0.5, 0.5, nv) * Q)
    x, z, rnd = fold_section(k, seed, s, q)
    z += 0.10 * k["wave"] * rnd(6, 3.0, 0.8)
    if k["wr"]:
        z += k["wr"] * (0.5 * rnd(7, 0.35, 1) + 1.2 * np.abs(rnd(8, 0.6, 0.7)))
    if k.get("crumple"):
        z += k["crumple"] * crumpled(seed, s, q)
    y = q + 0.17 * k["wave"] * rnd(9, 4, 1)
    uv = turned(s, q, k["grain"])
    for axis, at in k.get("pressed", []):  # creases of cloth that was folded for packing
        d = np.abs(uv[..., axis] - at - 0.05 * rnd(10 + axis, 0.8, 1))
        z += (0.30 + 0.12 * rnd(12 + axis, 1.5, 1)) * np.exp(-d / 1.1)
    return cloth(np.dstack([turned(x, y, k["turn"]), z]), uv + 60)


def turned(x, y, angle):
    """The plane (x, y) turned by `angle`, as one (..., 2) array."""
    c, n = math.cos(angle), math.sin(angle)
    return np.stack([x * c - y * n, x * n + y * c], -1)


class Pile:
    """Height of what already lies on the table, on a raster: the next length of cloth rests on it."""

    SIZE, CELL = 80, 0.25

    def __init__(self):
        n = int(2 * self.SIZE / self.CELL)
        self.z = np.zeros((n, n))

    def _cells(self, x, y):
        f = lambda a: np.clip((a + self.SIZE) / self.CELL, 0, len(self.z) - 1.001)
        return f(x), f(y)

    def add(self, P):
        x, y = self._cells(P[..., 0], P[..., 1])
        np.maximum.at(self.z, (x.astype(int), y.astype(int)), P[..., 2])

    def under(self, x, y):
        """Smooth surface that nowhere dips below the pile."""
        z = self.z
        for axis in (0, 1):
            z = np.max([np.roll(z, i, axis) for i in range(-3, 4)], axis=0)
        n = len(z)
        f = np.fft.fftfreq(n, self.CELL)
        soft = np.exp(-((np.hypot(*np.meshgrid(f, f)) * 3.0) ** 2))
        z = np.fft.ifft2(np.fft.fft2(z) * soft).real
        fx, fy = self._cells(x, y)
        i, j = fx.astype(int), fy.astype(int)
        a, b = fx - i, fy - j
        return (z[i, j] * (1 - a) + z[i + 1, j] * a) * (1 - b) + (
            z[i, j + 1] * (1 - a) + z[i + 1, j + 1] * a
        ) * b


def length_of_cloth(k, seed, pile, edge, turn, width=70, nu=800, nv=460):
    """One length of cloth whose left edge, a soft doubled fold, sweeps through the picture at x = edge."""
    s, q = np.meshgrid(np.linspace(0, width, nu), np.linspace(-36, 36, nv))
    x, z, rnd = fold_section(k, seed, s, q)
    x = x - x[:, :1]
    round_edge = 1 - np.exp(-s / (0.25 * k["wave"]))
    z = (z - z.min() * 0.8) * round_edge + 0.25 * k["wave"] * 0.2 * rnd(6, 3.0, 0.8) * round_edge
    x = x + edge + 2.6 * np.sin(q * 0.085 + seed) + 0.5 * rnd(7, 1.5, 1)[:, :1]
    z = z + 0.35 + pile.under(x, q)
    # tuck the first rows under: a half round of the doubled edge
    a = np.linspace(np.pi, 0, 14)
    tuck = lambda c, first, d: np.concatenate([first[:, None] + d, c], 1)
    rad = 0.17
    x2 = tuck(x, x[:, 0], np.concatenate([[2.0], -rad * np.sin(a)])[None])
    z2 = tuck(z, z[:, 0], np.concatenate([[-2 * rad], -rad + rad * np.cos(a)])[None])
    q2 = tuck(q, q[:, 0], np.zeros((1, 15)))
    s2 = tuck(s, s[:, 0], np.concatenate([[-2.5], -rad * a])[None])
    P = np.dstack([x2, q2, z2])
    pile.add(P)
    P = np.dstack([turned(x2, q2, turn), z2])
    return cloth(P, turned(s2, q2, k["grain"]) + 60)


def lengths():
    """Banner: lengths of cloth overlapping like tiles, dark and calm on the left."""
    lens, turn, pile = 30 * A.zoom, -0.42, Pile()
    plan = [  # weave, colour, left edge, fold width, steepest slope
        ("polycotton", "#0e2547", -42, 10.5, 0.8),
        ("rayon", "#9c4226", -3.2, 4.4, 1.2),
        ("silk", "#dc9832", 1.2, 4.6, 1.1),
        ("linen", "#eee5d5", 5.0, 6.0, 0.85),
        ("rayon", "#173f69", 11.5, 5.0, 1.1),
    ]
    for n, (kind, c, edge, wave, lift) in enumerate(plan):
        k = dict(wave=wave, lift=lift, full=0.3, crisp=0.4, grain=0.1)
        m = cloth_mat(kind, c, pixel=36 / (lens * A.w), cloudy=0.15, weft=None)
        obj(kind, length_of_cloth(k, A.seed * 10 + n, pile, edge, turn, 110 if n == 0 else 60), m)
    camera((0, -19, 27), (0, -0.4, 1.5), lens=lens, fstop=0.1, focus=(2, -1, 3))
    area((-24, 10, 13), (0, 0, 0), 7, 12000, "#fff0d8")
    area((18, -8, 15), (0, 0, 0), 14, 2000, "#dfe8ff")
    world_color("#ffffff", "#6b7590", 0.25)


def boll(loc, turn, size, seed):
    """Open cotton boll: four or five fluffy locks in a dry brown calyx. Axis along local Z."""
    rng = np.random.default_rng(seed)
    lint = principled("lint", "#fbf7ee", 1.0, Sheen=0.4, Specular=0.05)
    husk = NT("husk")
    n = husk(
        "TexNoise", {"Vector": husk("TexCoord").outputs["Object"], "Scale": 3, "Detail": 6}
    ).outputs["Fac"]
    bump = husk("Bump", {"Height": n, "Strength": 0.9, "Distance": 0.3}).outputs[0]
    brown = husk.ramp(n, [(0.35, lin("#33231a")), (0.5, lin("#5e4530")), (0.7, lin("#8f7352"))])
    husk = husk.surface(
        husk("BsdfPrincipled", {"Base Color": brown, "Roughness": 0.85, "Normal": bump}).outputs[0]
    )
    rot = Euler(turn).to_matrix().to_4x4()
    place = Matrix.Translation(loc) @ rot @ Matrix.Scale(size, 4)
    locks = 5
    for i in range(locks):
        t = 2 * np.pi * i / locks + rng.uniform(-0.15, 0.15)
        u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 65), np.linspace(0.02, np.pi - 0.02, 40))
        d = np.stack([np.cos(u) * np.sin(v), np.sin(u) * np.sin(v), np.cos(v)], 2)
        lump = np.array(
            [
                [
                    noise.fractal(Vector(p) * 1.9 + Vector((i * 7 + seed, 0, 0)), 0.8, 2.0, 4)
                    for p in r
                ]
                for r in d
            ]
        )
        r = 1 + 0.26 * lump
        P = d * r[..., None] * np.array([0.50, 0.46, 0.66]) * rng.uniform(0.92, 1.08)
        lock = obj("lock", cloth(P, np.stack([u, v], 2)), lint)
        out = (
            Matrix.Rotation(t, 4, "Z")
            @ Matrix.Translation((0.50, 0, 0.62))
            @ Matrix.Rotation(0.55, 4, "Y")
        )
        lock.matrix_world = place @ out
        hair = lock.modifiers.new("fluff", "PARTICLE_SYSTEM").particle_system
        hair.seed = seed * 10 + i
        h = hair.settings
        h.type, h.count, h.hair_length, h.hair_step = "HAIR", 3200, 0.15 * size, 4
        h.factor_random, h.tangent_factor, h.brownian_factor = 0.05 * size, 0.03 * size, 0.04 * size
        h.child_type, h.rendered_child_count, h.child_radius = "INTERPOLATED", 12, 0.10 * size
        h.roughness_2, h.roughness_2_size, h.roughness_endpoint = 0.05 * size, 0.3, 0.03 * size
        h.kink, h.kink_amplitude, h.kink_frequency = "CURL", 0.015 * size, 2
        h.root_radius, h.tip_radius, h.radius_scale = 0.5, 0.15, 0.0045 * size
        h.render_step, h.display_step = 4, 3
        # pointed dry husk segment between the locks
        t2 = t + np.pi / locks
        a, b = np.meshgrid(np.linspace(-1, 1, 13), np.linspace(0, 1, 22))
        wide = 0.36 * np.sin(np.pi * np.clip(b * 0.72 + 0.28, 0, 1)) ** 0.8
        reach = 0.12 + 1.12 * np.sin(b * 1.65) + 0.10 * rng.uniform(-1, 1)
        P = np.stack(
            [
                reach - 0.14 * a**2,
                a * wide,
                -0.16 + 0.95 * b**1.6 + 0.10 * a**2 - 0.28 * b**6,
            ],
            2,
        )
        leaf = obj("husk", cloth(P, np.stack([a, b], 2)), husk)
        leaf.matrix_world = place @ Matrix.Rotation(t2, 4, "Z")
        leaf.modifiers.new("thick", "SOLIDIFY").thickness = 0.025
    stem = lathe(
        "stem",
        [(0.0, -0.9), (0.075, -0.9), (0.07, -0.5), (0.13, -0.2), (0.25, -0.08), (0.0, -0.02)],
        20,
        husk,
    )
    stem.matrix_world = place


def raise_nap(o, number, length, thick):
    """Loose fibres that stand off a cloth in all directions; what the low light makes of them is its fuzz."""
    fibres = o.modifiers.new("nap", "PARTICLE_SYSTEM").particle_system
    fibres.seed = A.seed
    h = fibres.settings
    h.type, h.count, h.hair_length, h.hair_step = "HAIR", number, length, 4
    h.normal_factor, h.tangent_factor, h.factor_random = 0.35 * length, 0.2 * length, 0.9 * length
    h.brownian_factor = 0.3 * length
    h.length_random = 0.8
    h.child_type, h.rendered_child_count, h.child_radius = "INTERPOLATED", 4, 0.25
    h.roughness_2, h.roughness_2_size, h.roughness_endpoint = 0.12 * length, 0.3, 0.1 * length
    h.root_radius, h.tip_radius, h.radius_scale = 0.6, 0.2, thick
    h.render_step, h.display_step = 4, 3
    light = principled("fibre", tone(A.color or K[A.kind]["c"], 1.12), 0.8, Sheen=0.6, Specular=0.1)
    o.data.materials.append(light)
    h.material = len(o.data.materials)


def top_at(m, x, y, radius):
    """Height on which something of this radius comes to rest on the cloth."""
    co = np.empty(len(m.vertices) * 3)
    m.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)
    return np.percentile(co[np.hypot(co[:, 0] - x, co[:, 1] - y) < radius, 2], 85)


def close_up():
    """One cloth filling the frame, low warm light from the left."""
    k = K[A.kind]
    lens = LENS * A.zoom
    new = "wave" in k
    m = cloth_mat(A.kind, A.color, pixel=36 / (lens * A.w) if new else 0.0)
    o = obj("cloth", (gathered if new else swept)(k, A.seed), m)
    if k.get("nap"):
        raise_nap(o, *k["nap"])
    if A.kind == "cotton":
        for n, (x, y, turn, size) in enumerate(BOLLS):
            boll((x, y, top_at(o.data, x, y, 0.8 * size) + 0.30 * size), turn, size, n * 5 + 3)
    camera(
        (0, -17, 25), (0, -0.4, 0.8), lens=lens, fstop=0.17 if new else 0.092, focus=(0, -1, 2.2)
    )
    area((-20, 8, 9.5), (0, 0, 0), 6, 8500, "#fff0d8")
    area((14, -8, 14), (0, 0, 0), 14, 1500, "#dfe8ff")
    world_color("#ffffff", "#6b7590", 0.25)


if __name__ == "__main__":
    reset(A.seed)
    lengths() if A.kind == "banner" else close_up()
    render(A.out, A.w, A.h, A.spp, A.dn, exposure=A.exposure)
