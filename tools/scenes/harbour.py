"""Trade and logistics exteriors, all in low warm light from the left.

set=port   container terminal with a moored ship, ship-to-shore cranes and stacks (hero-port)
set=sea    container ship under way, seen from above (hero-ship)
set=yard   aisle between container stacks with a gantry crane (logistics)
set=crane  spreader lowering a container on to a trailer on the quay (import-crane)

nice blender -b --factory-startup -t 1 -P harbour.py -- set=port w=1680 h=945 spp=28 out=port.jpg
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

R = random.Random(5)
AIR = {"az": 0.0, "distance": 6000.0}  # sun azimuth and haze distance; golden_hour() sets them
PALETTE = {
    "ink": "#17325e",
    "harbour": "#1d5a99",
    "saffron": "#e89f33",
    "rust": "#b9542a",
    "offwhite": "#ece5d6",
    "leaf": "#2f7d58",
    "grey": "#7f888f",
    "brick": "#93402f",
}
BOX_L, BOX_W, BOX_H = 12.19, 2.44, 2.59  # 40 ft container


# ---------------------------------------------------------------- light, air and paint
def horizon(t, d):
    """Colour of the air near the horizon in direction d: lilac away from the sun, peach towards it."""
    a = math.radians(AIR["az"])
    sd = t("VectorMath", {0: d, 1: (math.sin(a), math.cos(a), 0)}, operation="DOT_PRODUCT")
    return t.ramp(
        t.math("MULTIPLY_ADD", sd.outputs["Value"], 0.5, 0.5),
        [
            (0.0, (0.50, 0.46, 0.55, 1)),
            (0.35, (0.78, 0.60, 0.52, 1)),
            (0.65, (1.10, 0.74, 0.50, 1)),
            (1.0, (1.70, 1.02, 0.52, 1)),
        ],
    )


def golden_hour(az, elev=13, sun=5.0, sky=1.0, clouds=0.8, distance=6000.0):
    """Sky from peach to blue with side-lit clouds, and a low warm sun.

    az: where the sun stands, in degrees clockwise from +Y.
    """
    AIR.update(az=az, distance=distance)
    a, e = math.radians(az), math.radians(elev)
    to_sun = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    t = NT("sky", world=True)
    d = t("TexCoord").outputs["Generated"]
    x = t("SeparateXYZ", {"Vector": d}).outputs
    blue = t.ramp(
        x[2],
        [(0.0, (0.62, 0.62, 0.66, 1)), (0.22, (0.25, 0.43, 0.68, 1)), (0.7, (0.07, 0.20, 0.47, 1))],
    )
    low = t.ramp(
        x[2],
        [
            (0.0, (1, 1, 1, 1)),
            (0.06, (0.8,) * 3 + (1,)),
            (0.2, (0.28,) * 3 + (1,)),
            (0.42, (0, 0, 0, 1)),
        ],
    )
    col = t.mix(low, blue, horizon(t, d))

    # clouds: noise on a plane overhead; the difference of two samples along the sun gives them a lit side
    zz = t.math("ADD", t.math("MAXIMUM", x[2], 0.01), 0.09)
    p = t(
        "CombineXYZ", {"X": t.math("DIVIDE", x[0], zz), "Y": t.math("DIVIDE", x[1], zz), "Z": 3.1}
    )

    def cover(shift):
        v = t("VectorMath", {0: p.outputs[0], 1: shift}, operation="ADD").outputs[0]
        return t(
            "TexNoise",
            {
                "Vector": v,
                "Scale": 0.62,
                "Detail": 7,
                "Roughness": 0.55,
                "Distortion": 0.25,
            },
        ).outputs["Fac"]

    n = cover((0, 0, 0))
    lit = t.math("SUBTRACT", n, cover((math.sin(a) * 0.16, math.cos(a) * 0.16, 0)))
    shade = t.ramp(
        t.math("MULTIPLY_ADD", lit, 5.0, 0.45),
        [(0.0, (0.46, 0.44, 0.54, 1)), (0.5, (0.98, 0.73, 0.60, 1)), (1.0, (1.6, 1.12, 0.78, 1))],
    )
    amount = t.math("MULTIPLY", t.ramp(n, [(0.50, (0, 0, 0, 1)), (0.68, (1, 1, 1, 1))]), clouds)
    amount = t.math("MULTIPLY", amount, t.ramp(x[2], [(0.0, (0, 0, 0, 1)), (0.07, (1, 1, 1, 1))]))
    col = t.mix(amount, col, shade)
    # clouds only where they can be seen: diffuse light comes from a plain gradient, which is much cheaper
    seen = t("Background", {"Color": col, "Strength": sky}).outputs[0]
    plain = t.mix(0.5, blue, horizon(t, d))
    fill = t("Background", {"Color": plain, "Strength": sky}).outputs[0]
    t.surface(
        t("MixShader", {0: t("LightPath").outputs["Is Diffuse Ray"], 1: seen, 2: fill}).outputs[0]
    )
    bpy.context.scene.world = t.data
    t.data.cycles.sampling_method, t.data.cycles.sample_map_resolution = "MANUAL", 128

    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = sun, math.radians(1.6), (1.0, 0.64, 0.32)
    o = bpy.data.objects.new("sun", lamp)
    o.rotation_euler = to_sun.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(o)


def hazed(t, shader):
    """Aerial perspective without volumes: camera rays fade to the horizon colour with distance."""
    f = t.math("DIVIDE", t("CameraData").outputs["View Distance"], -AIR["distance"])
    f = t.math("SUBTRACT", 1.0, t.math("EXPONENT", f))
    f = t.math("MULTIPLY", f, t("LightPath").outputs["Is Camera Ray"])
    d = t("VectorMath", {0: t("NewGeometry").outputs["Incoming"], "Scale": -1.0}, operation="SCALE")
    air = t("Emission", {"Color": horizon(t, d.outputs[0]), "Strength": 0.85})
    return t.surface(t("MixShader", {0: f, 1: shader, 2: air.outputs[0]}).outputs[0])


def grime(t, scale, stretch=(1, 1, 0.25)):
    """Blotchy noise in world space, streaked downwards."""
    v = t("Mapping", {"Vector": t("NewGeometry").outputs["Position"], "Scale": stretch}).outputs[0]
    return t("TexNoise", {"Vector": v, "Scale": scale, "Detail": 4, "Roughness": 0.68}).outputs[
        "Fac"
    ]


def paint(name, color, rough=0.5, dirt=0.35, scale=0.4, metal=0.0, dirt_color="#5a4636"):
    """Weathered paint: colour, streaks of dirt, slightly uneven gloss."""
    t = NT(name)
    n = grime(t, scale)
    c = t.mix(
        t.ramp(n, [(0.45, (0, 0, 0, 1)), (0.8, (dirt,) * 3 + (1,))]), lin(color), lin(dirt_color)
    )
    r = t.math("MULTIPLY_ADD", n, 0.3, rough - 0.12)
    return hazed(
        t, t("BsdfPrincipled", {"Base Color": c, "Roughness": r, "Metallic": metal}).outputs[0]
    )


# ---------------------------------------------------------------- geometry
class Parts:
    """Collects boxes, beams and tubes into one mesh, so that a crane is one object and not five hundred."""

    FACES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]

    def __init__(self):
        self.v, self.f = [], []

    def prism(self, m, sx, sy, sz):
        n = len(self.v)
        self.v += [
            tuple(m @ Vector((x * sx / 2, y * sy / 2, z * sz / 2)))
            for x in (-1, 1)
            for y in (-1, 1)
            for z in (-1, 1)
        ]
        self.f += [tuple(n + i for i in f) for f in self.FACES]

    def box(self, size, loc, rot=(0, 0, 0)):
        self.prism(Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4(), *size)

    def beam(self, p, q, w, h=None):
        """Rectangular bar from p to q, w wide and h deep."""
        p, q = Vector(p), Vector(q)
        d = q - p
        m = Matrix.Translation((p + q) / 2) @ d.to_track_quat("Z", "Y").to_matrix().to_4x4()
        self.prism(m, w, h or w, d.length)

    def tube(self, p, q, r, seg=10):
        """Closed cylinder from p to q."""
        p, q = Vector(p), Vector(q)
        m = (q - p).to_track_quat("Z", "Y").to_matrix()
        n = len(self.v)
        for end in (p, q):
            for i in range(seg):
                a = 2 * math.pi * i / seg
                self.v.append(tuple(end + m @ Vector((r * math.cos(a), r * math.sin(a), 0))))
        self.f += [
            (n + i, n + (i + 1) % seg, n + seg + (i + 1) % seg, n + seg + i) for i in range(seg)
        ]
        self.f += [tuple(n + i for i in range(seg))[::-1], tuple(n + seg + i for i in range(seg))]

    def line(self, p, q, r, sag=0.0, n=12):
        """Rope from p to q, hanging through by sag."""
        pts = [
            Vector(p).lerp(Vector(q), i / n) - Vector((0, 0, sag * 4 * (i / n) * (1 - i / n)))
            for i in range(n + 1)
        ]
        for a, b in zip(pts, pts[1:]):
            self.tube(a, b, r, 6)

    def rail(self, pts, height=1.1, bars=3, r=0.035, post=2.5):
        """Hand rail along the polyline pts."""
        for a, b in zip(pts, pts[1:]):
            a, b = Vector(a), Vector(b)
            n = max(1, round((b - a).length / post))
            for i in range(n + 1):
                q = a.lerp(b, i / n)
                self.beam(q, q + Vector((0, 0, height)), r * 2)
            for k in range(bars):
                up = Vector((0, 0, height * (k + 1) / bars))
                self.beam(a + up, b + up, r * 2)

    def mesh(self, name, bevel=0.0):
        m = mesh(name, self.v, self.f, smooth=False)
        return bevelled(m, bevel) if bevel else m

    def done(self, name, mat, at=None, bevel=0.0):
        """Link the collected parts as one object, placed with the matrix `at`."""
        o = obj(name, self.mesh(name, bevel), mat)
        if at is not None:
            o.matrix_world = at
        return o


def bevelled(m, width, segments=2):
    """Copy of mesh m with rounded edges, made once so that all instances share it."""
    o = obj("tmp", m)
    b = o.modifiers.new("b", "BEVEL")
    b.width, b.segments, b.limit_method = width, segments, "ANGLE"
    new = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    return new


# ---------------------------------------------------------------- containers
def container_mat(dirt=0.5, scale=0.5):
    """Paint in the object's colour, with rust patches, chalky fading and streaks."""
    t = NT("container")
    c = t("ObjectInfo").outputs["Color"]
    n, m = grime(t, scale), grime(t, scale * 4.3, (1, 1, 0.12))
    c = t.mix(t.ramp(n, [(0.3, (0.14,) * 3 + (1,)), (0.5, (0, 0, 0, 1))]), c, lin("#cfc7b8"))
    c = t.mix(t.ramp(m, [(0.55, (0, 0, 0, 1)), (0.85, (dirt,) * 3 + (1,))]), c, lin("#5a3a26"))
    r = t.math("MULTIPLY_ADD", m, 0.35, 0.28)
    return hazed(t, t("BsdfPrincipled", {"Base Color": c, "Roughness": r}).outputs[0])


def container_mesh(L=BOX_L, bevel=0.0, doors=True, W=BOX_W, H=BOX_H):
    """Steel box: trapezoid corrugation, posts, rails, corner castings; doors with locking gear at +X.

    Standing on z=0. doors=False leaves the +X end open and gives the walls an inside (for loading).
    """
    V, F = [], []

    def quad(*pts):
        i = len(V)
        V.extend(pts)
        F.append(tuple(range(i, i + 4)))

    l, w = L / 2, W / 2
    pitch, deep, z0, z1 = 0.28, 0.036, 0.15, H - 0.11

    def wave(a, b):
        """Corrugation profile from a to b as (position, depth)."""
        n = round((b - a) / pitch)
        p = (b - a) / n
        out = []
        for i in range(n):
            x = a + i * p
            out += [(x, 0), (x + 0.26 * p, 0), (x + 0.5 * p, deep), (x + 0.76 * p, deep)]
        return out + [(b, 0)]

    xs, ys = wave(-l + 0.14, l - 0.14), wave(-w + 0.12, w - 0.12)
    for (a, da), (b, db) in zip(xs, xs[1:]):
        for s in (-1, 1):
            ya, yb = s * (w - 0.02 - da), s * (w - 0.02 - db)
            quad((a, ya, z0), (b, yb, z0), (b, yb, z1), (a, ya, z1))
        za, zb = H - 0.02 - da * 0.5, H - 0.02 - db * 0.5
        quad((a, -w + 0.05, za), (b, -w + 0.05, zb), (b, w - 0.05, zb), (a, w - 0.05, za))
    for (a, da), (b, db) in zip(ys, ys[1:]):
        quad(
            (-l + 0.03 + da, a, z0),
            (-l + 0.03 + db, b, z0),
            (-l + 0.03 + db, b, z1),
            (-l + 0.03 + da, a, z1),
        )

    g = Parts()

    def span(x0, x1, y0, y1, za, zb):
        g.box((abs(x1 - x0), abs(y1 - y0), zb - za), ((x0 + x1) / 2, (y0 + y1) / 2, (za + zb) / 2))

    for sx in (-1, 1):
        for sy in (-1, 1):
            span(sx * l, sx * (l - 0.15), sy * w, sy * (w - 0.12), 0.11, H - 0.11)
            for z in (0, H - 0.118):  # corner castings stand a little proud
                span(
                    sx * (l + 0.006),
                    sx * (l - 0.178),
                    sy * (w + 0.006),
                    sy * (w - 0.162),
                    z,
                    z + 0.118,
                )
        span(sx * l, sx * (l - 0.08), -w, w, 0.03, 0.16)
        span(sx * l, sx * (l - 0.08), -w, w, H - 0.12, H - 0.01)
    for sy in (-1, 1):
        span(-l, l, sy * w, sy * (w - 0.06), 0.03, 0.16)
        span(-l, l, sy * w, sy * (w - 0.06), H - 0.11, H - 0.01)
    span(-l + 0.02, l - 0.02, -w + 0.03, w - 0.03, 0.13, 0.16)  # floor and its cross members
    for i in range(int(L / 0.55)):
        g.box((0.06, W - 0.14, 0.11), (-l + 0.35 + i * 0.55, 0, 0.075))
    if doors:
        for leaf in (-1, 1):
            door_leaf(g, l - 0.09, leaf * 0.012, leaf * (w - 0.13), z0 + 0.02, z1 - 0.01)
    n = len(V)
    V += g.v
    F += [tuple(n + i for i in f) for f in g.f]
    m = mesh("container", V, F, smooth=False)
    return bevelled(m, bevel) if bevel else m


def door_leaf(g, x, y0, y1, z0, z1):
    """One door between y0 (free edge) and y1 (hinges), outside towards +X: panel, ribs, bars, handles, hinges."""
    s = 1 if y1 > y0 else -1
    yc, wide, high = (y0 + y1) / 2, abs(y1 - y0), z1 - z0
    g.box((0.04, wide, high), (x, yc, (z0 + z1) / 2))
    for k in range(5):  # pressed panels between horizontal ribs
        z = z0 + high * (k + 0.5) / 5
        g.box((0.03, wide - 0.16, high / 5 - 0.12), (x + 0.022, yc, z))
    for f in (0.22, 0.72):
        y = y0 + (y1 - y0) * f
        g.tube((x + 0.075, y, z0 - 0.06), (x + 0.075, y, z1 + 0.05), 0.019)
        for k in (0.02, 0.27, 0.5, 0.77, 0.98):
            g.box((0.06, 0.11, 0.06), (x + 0.05, y, z0 + high * k))
        g.box((0.02, 0.34, 0.035), (x + 0.10, y + s * 0.14, z0 + high * 0.4))
        g.box((0.05, 0.07, 0.10), (x + 0.08, y + s * 0.28, z0 + high * 0.4))
    for k in (0.06, 0.36, 0.64, 0.94):
        g.box((0.05, 0.14, 0.12), (x + 0.045, y1 + s * 0.01, z0 + high * k))


def pick_colour(last=None, run=0.35, weights=(2.2, 2.6, 2.4, 2.4, 1.7, 1.5, 1.0, 1.4)):
    """Container colour; now and then the same as the neighbour, as cargo of one line travels together."""
    if last and R.random() < run:
        return last
    return R.choices(list(PALETTE), weights)[0]


def put_container(m, at, colour):
    """Instance of container mesh m; each has its own slight shade."""
    o = obj("c", m)
    o.matrix_world = at
    k = R.uniform(0.82, 1.12)
    o.color = [min(1, v * k) for v in lin(PALETTE[colour])[:3]] + [1]
    return o


def stack(
    cm,
    x,
    y,
    nx,
    ny,
    heights,
    z=0.0,
    turn=None,
    gap=(0.4, 0.14),
    jitter=0.03,
    block=Matrix.Identity(4),
):
    """Yard block of nx by ny columns; heights: (least, most) or a function of (i, j).

    turn: 0 puts all doors at +X, pi at -X, None mixes them; block: placement of the whole block.
    """
    last = None
    for i in range(nx):
        for j in range(ny):
            n = heights(i, j) if callable(heights) else R.randint(*heights)
            for q in range(n):
                last = pick_colour(last, 0.2)
                flip = math.pi * R.randint(0, 1) if turn is None else turn
                at = Matrix.Translation(
                    (
                        x + i * (BOX_L + gap[0]) + R.uniform(-jitter, jitter),
                        y + j * (BOX_W + gap[1]) + R.uniform(-jitter, jitter),
                        z + q * (BOX_H + 0.012),
                    )
                ) @ Matrix.Rotation(flip + R.uniform(-0.002, 0.002), 4, "Z")
                put_container(cm, block @ at, last)


# ---------------------------------------------------------------- vehicles
class Wheels:
    """Tyre and rim, made once and placed many times; axle along local Y."""

    def __init__(self, r=0.5, w=0.27):
        tyre = [(r * 0.55, -w / 2), (r * 0.86, -w / 2), (r * 0.97, -w * 0.4), (r, -w * 0.2)]
        tyre += [(q, -z) for q, z in tyre[::-1]]
        rim = [
            (0, -0.02),
            (r * 0.16, -0.05),
            (r * 0.2, 0.02),
            (r * 0.42, 0.05),
            (r * 0.5, -w * 0.4),
            (r * 0.58, -w * 0.47),
        ]
        self.r, self.meshes = r, []
        for prof, mat in (
            (tyre, paint("tyre", "#1d1c1b", 0.8, 0.5, 2.0, dirt_color="#6b5d4c")),
            (rim, paint("rim", "#b9b6ae", 0.5, 0.5, 2.0)),
        ):
            o = lathe("wheel", prof, 40, mat)
            self.meshes.append(o.data)
            bpy.data.objects.remove(o)

    def put(self, at, x, y, z=None):
        """Wheel at (x, y); the rim's face looks to the side y is on."""
        for m in self.meshes:
            turn = Matrix.Rotation(math.pi / 2 if y < 0 else -math.pi / 2, 4, "X")
            obj("wheel", m).matrix_world = (
                at @ Matrix.Translation((x, y, self.r if z is None else z)) @ turn
            )


def terminal_truck(at, wheels, colour="#e9e3d5"):
    """Yard tractor with skeletal trailer along X, cab at +X; returns the place of the load, doors to the rear."""
    frame, cab, glass, lamp = Parts(), Parts(), Parts(), Parts()
    for s in (-0.45, 0.45):
        frame.beam((-6.1, s, 1.02), (6.1, s, 1.02), 0.16, 0.42)
        frame.beam((4.6, s, 0.8), (9.0, s, 0.8), 0.14, 0.3)
    for k in range(9):
        frame.box((0.1, 1.2, 0.16), (-5.6 + k * 1.4, 0, 1.05))
    for x in (-6.05, -2.0, 2.0, 6.05):
        frame.box((0.3, 2.44, 0.22), (x, 0, 1.12))
    for s in (-0.8, 0.8):
        frame.box((0.16, 0.16, 0.95), (2.9, s, 0.55))
        frame.box((0.4, 0.4, 0.06), (2.9, s, 0.08))
        frame.box((0.06, 0.7, 0.5), (-6.3, s, 0.5))
        lamp.box((0.05, 0.42, 0.13), (-6.26, s, 0.98))
    frame.box((0.12, 2.4, 0.14), (-6.2, 0, 0.95))
    for x in (-5.2, -3.9, 4.9, 8.2):
        frame.tube((x, -0.95, 0.5), (x, 0.95, 0.5), 0.09)
        for s in (-1, 1):
            for y in (0.74, 1.05) if x < 8 else (1.0,):
                wheels.put(at, x, s * y)
    cab.box((1.9, 1.75, 2.3), (8.0, 0.3, 2.25))
    cab.box((1.7, 1.6, 0.14), (7.95, 0.3, 3.44))
    cab.box((2.6, 2.36, 0.5), (8.1, 0, 0.98))
    cab.box((1.5, 0.62, 0.6), (8.2, -0.86, 1.5))
    for s in (-1, 1):
        cab.box((1.3, 0.5, 0.08), (4.9, s * 0.95, 1.1))  # mudguards
        frame.box((0.05, 0.16, 0.42), (8.95, 0.3 + s * 1.12, 2.7))  # mirrors
        frame.beam((8.9, 0.3 + s * 0.85, 2.9), (8.95, 0.3 + s * 1.12, 2.85), 0.04)
        frame.box((0.9, 0.03, 0.03), (8.0, 0.3 + s * 0.89, 1.6))
        frame.tube((7.2, 0.3 + s * 0.92, 1.3), (7.2, 0.3 + s * 0.92, 2.2), 0.02)
    glass.box((1.92, 1.45, 0.85), (8.0, 0.3, 2.75))
    for x, wide in ((7.62, 0.62), (8.42, 0.7)):
        glass.box((wide, 1.77, 0.85), (x, 0.3, 2.75))
    lamp.tube((7.6, 0.3, 3.5), (7.6, 0.3, 3.68), 0.09)
    frame.tube((6.85, -0.75, 1.0), (6.85, -0.75, 3.3), 0.09)
    frame.box((0.5, 0.9, 0.55), (6.5, 0.35, 1.25))
    frame.done("trailer", paint("trailer", "#2a4f86", 0.5, 0.55, 1.2), at, bevel=0.012)
    cab.done("cab", paint("cab", colour, 0.4, 0.35, 1.2), at, bevel=0.07)
    glass.done("cab glass", principled("cab glass", "#0d1720", 0.08), at, bevel=0.03)
    lamp.done("tail lamps", principled("tail lamp", "#b3201a", 0.25), at, bevel=0.01)
    return at @ Matrix.Translation((0, 0, 1.24)) @ Matrix.Rotation(math.pi, 4, "Z")


# ---------------------------------------------------------------- ship
class Ship:
    """Container ship, bow at +X, water line at z=0. Built in its own axes and placed with `at`."""

    def __init__(
        self, cm, hull_colour, L=232.0, B=34.0, D=12.5, tiers=(4, 6), at=Matrix.Identity(4)
    ):
        self.L, self.B, self.D, self.at, self.cm = L, B, D, at, cm
        self.hull(hull_colour)
        self.deck()
        self.cargo(tiers)
        self.house()
        self.forecastle()

    def top(self, t):
        """Height of the hull's edge at station t (0 stern, 1 stem): raised forecastle, slight sheer."""
        s = min(1, max(0, (t - 0.885) / 0.035))
        return self.D + 3.6 * s * s * (3 - 2 * s) + 1.6 * max(0, (t - 0.92) / 0.08) ** 1.5

    def half(self, t, z):
        """Half breadth at station t and height z: fine at the water line forward, full at the deck."""
        k = min(1, max(0, z / (self.D + 4))) ** 0.85
        start, power = 0.66 + 0.22 * k, 1.75 + 0.9 * k
        b = (1 - max(0, (t - start) / (1 - start)) ** power) ** (1 - 0.45 * k)
        run = max(0, (0.20 - t) / 0.20)
        return max(0.0, self.B / 2 * b * (1 - (0.42 * (1 - k) + 0.06) * run**2))

    def stem(self, t, z):
        """Forward rake: the stem leans ahead with height."""
        k = max(0, z) / (self.D + 4)
        return 11.0 * k**2 * max(0, (t - 0.84) / 0.16) ** 1.5

    def edge(self, t, side, z=None):
        """Point on the hull's top edge (or at height z)."""
        z = self.top(t) if z is None else z
        return Vector((-self.L / 2 + t * self.L + self.stem(t, z), side * self.half(t, z), z))

    def hull(self, colour):
        NS, NL = 140, 22
        V, F = [], []
        for i in range(NS + 1):
            t = 1 - (1 - i / NS) ** 1.25  # stations closer together towards the bow
            for side in (-1, 1):
                for j in range(NL + 1):
                    z = -5 + (self.top(t) + 5) * j / NL
                    V.append(self.edge(t, side, z))
        W = 2 * (NL + 1)
        for i in range(NS):
            for side in (0, 1):
                for j in range(NL):
                    a = i * W + side * (NL + 1) + j
                    f = (a, a + W, a + W + 1, a + 1)
                    F.append(f if side == 0 else f[::-1])
        F += [(j, j + 1, NL + 2 + j, NL + 1 + j) for j in range(NL)]  # transom
        m = mesh("hull", V, F)
        m.use_auto_smooth, m.auto_smooth_angle = True, math.radians(50)
        t = NT("hull")
        co = t("TexCoord").outputs["Object"]
        x = t("SeparateXYZ", {"Vector": co}).outputs
        c = t.ramp(
            t.math("MULTIPLY_ADD", x[2], 1 / 30, 5 / 30),
            [
                (0, lin("#a83a28")),
                (6.9 / 30, lin("#efe8da")),
                (7.45 / 30, lin(colour)),
                ((5 + self.D - 1.5) / 30, lin("#efe8da")),
                ((5 + self.D - 1.0) / 30, lin(colour)),
            ],
            "CONSTANT",
        )
        streak = t("Mapping", {"Vector": co, "Scale": (0.30, 0.30, 0.02)}).outputs[0]
        n = t("TexNoise", {"Vector": streak, "Scale": 2.2, "Detail": 7, "Roughness": 0.7}).outputs[
            "Fac"
        ]
        blot = t("TexNoise", {"Vector": co, "Scale": 0.3, "Detail": 4, "Roughness": 0.7}).outputs[
            "Fac"
        ]
        c = t.mix(
            t.ramp(blot, [(0.3, (0.12,) * 3 + (1,)), (0.55, (0, 0, 0, 1))]), c, lin("#8f9aa3")
        )
        c = t.mix(t.ramp(n, [(0.58, (0, 0, 0, 1)), (0.8, (0.5,) * 3 + (1,))]), c, lin("#6d4630"))
        plates = t("CombineXYZ", {"X": x[0], "Y": x[2]}).outputs[0]
        brick = t(
            "TexBrick",
            {
                "Vector": plates,
                "Scale": 1.0,
                "Mortar Size": 0.05,
                "Brick Width": 9.0,
                "Row Height": 2.6,
                "Color1": (1, 1, 1, 1),
                "Color2": (0.9, 0.9, 0.9, 1),
                "Mortar": (0.3, 0.3, 0.3, 1),
            },
        ).outputs["Color"]
        c = t.mix(0.16, c, brick, "MULTIPLY")
        b = t("Bump", {"Height": blot, "Strength": 0.08, "Distance": 0.5}).outputs[0]
        mat = hazed(
            t, t("BsdfPrincipled", {"Base Color": c, "Roughness": 0.36, "Normal": b}).outputs[0]
        )
        obj("hull", m, mat).matrix_world = self.at
        self.anchors()

    def anchors(self):
        """Stockless anchors hauled home: crown and flukes flat against the hull, below the hawse pipe."""
        t, z, d = 0.945, 10.2, 0.002
        pocket, anchor = Parts(), Parts()
        for side in (-1, 1):
            at = lambda t, z: self.edge(t, side, z)
            ahead = (at(t + d, z) - at(t - d, z)).normalized()
            up = (at(t, z + 0.5) - at(t, z - 0.5)).normalized()
            out = ahead.cross(up).normalized() * -side
            lie = Matrix.Translation(at(t, z)) @ Matrix((ahead, up, out)).transposed().to_4x4()
            pocket.prism(lie, 2.4, 2.4, 0.1)
            for x, y, sx, sy, turn in (
                (0, 0.1, 0.35, 1.9, 0),  # shank
                (0, -1.0, 1.9, 0.5, 0),  # crown
                (-0.85, -0.35, 0.42, 1.5, 0.22),
                (0.85, -0.35, 0.42, 1.5, -0.22),
            ):
                turned = Matrix.Translation((x, y, 0.18)) @ Matrix.Rotation(turn, 4, "Z")
                anchor.prism(lie @ turned, sx, sy, 0.25)
        pocket.done("hawse", paint("hawse", "#14243a", 0.7), self.at, bevel=0.3)
        anchor.done("anchors", paint("anchor", "#2b2f36", 0.6), self.at, bevel=0.06)

    def deck(self):
        """Deck plating, hatch coamings, rails along the side."""
        n, V, F = 90, [], []
        for i in range(n + 1):
            t = i / n
            z = self.top(t) - (1.3 if t > 0.9 else 0.05)
            V += [self.edge(t, s, z) for s in (-1, 1)]
        F = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
        obj(
            "deck", mesh("deck", V, F, smooth=False), paint("deck", "#7b5145", 0.7, 0.5, 0.3)
        ).matrix_world = self.at
        g = Parts()
        for side in (-1, 1):
            g.rail(
                [
                    self.edge(0.01 + 0.88 * i / 40, side) - Vector((0, side * 0.35, 0))
                    for i in range(41)
                ],
                r=0.04,
            )
        g.rail([self.edge(0.008, s) for s in (-1, 1)], r=0.04)
        g.done("rails", paint("rail", "#e9e4d8", 0.5, 0.2), self.at)

    def cargo(self, tiers):
        """Bays of containers on hatch covers, with lashing bridges between them."""
        L, D, hatch = self.L, self.D, 2.1
        rows = int((self.B - 1.2) / 2.53)
        steel, covers, last = Parts(), Parts(), None
        x, k = L / 2 - 37, 0
        while x > -L / 2 + 12:
            if not -L / 2 + 38 < x < -L / 2 + 62:  # room for the house and the funnel
                t = (x + 7 + L / 2) / L
                n = min(rows, int((2 * self.half(t, D) - 1.0) / 2.53))
                high = R.randint(*tiers) if k else tiers[0]
                for j in range(n):
                    y = (j - (n - 1) / 2) * 2.53
                    edge = j in (0, n - 1)
                    for q in range(
                        max(2, high - (R.random() < (0.5 if edge else 0.3)) - (R.random() < 0.12))
                    ):
                        last = pick_colour(last, 0.3)
                        m = Matrix.Translation((x, y, D + hatch + q * (BOX_H + 0.02)))
                        put_container(
                            self.cm,
                            self.at @ m @ Matrix.Rotation(math.pi * R.randint(0, 1), 4, "Z"),
                            last,
                        )
                width = n * 2.53
                covers.box((13.0, width - 5.2, hatch - 0.15), (x, 0, D + hatch / 2 - 0.1))
                for s in (-1, 1):  # stanchions under the outer stacks
                    for dx in (-5.6, -2, 2, 5.6):
                        covers.box(
                            (0.5, 0.5, hatch), (x + dx, s * (width / 2 - 1.2), D + hatch / 2)
                        )
                bx, tall = x - 6.9, 2 * (BOX_H + 0.02) + hatch
                for j in range(n + 1):
                    y = (j - n / 2) * 2.53
                    steel.box((0.55, 0.28, tall), (bx, y, D + tall / 2))
                for z in (hatch + BOX_H, tall):
                    steel.box((0.9, width + 0.6, 0.22), (bx, 0, D + z))
                    steel.rail(
                        [(bx, -width / 2 - 0.2, D + z), (bx, width / 2 + 0.2, D + z)], bars=2
                    )
                k += 1
            x -= 13.9
        steel.done("lashing bridges", paint("lashing", "#c9c2b2", 0.5, 0.4), self.at)
        covers.done("hatches", paint("hatch", "#7b5145", 0.6, 0.4), self.at)

    def house(self):
        """Accommodation, bridge with wings, funnel, masts, lifeboats."""
        D, ax, B = self.D, -self.L / 2 + 55, self.B
        white, glass, dark, orange = Parts(), Parts(), Parts(), Parts()
        floors, fh = 9, 2.9
        for q in range(floors):
            wide = B - 5 - (3 if q > 2 else 0)
            z = D + q * fh
            white.box((11.5 - 0.25 * q, wide, fh - 0.12), (ax, 0, z + fh / 2))
            white.box((12.6 - 0.25 * q, wide + 1.0, 0.14), (ax, 0, z + fh))
            for k in range(int(wide / 2.2)):
                y = (k - (int(wide / 2.2) - 1) / 2) * 2.2
                glass.box((11.6 - 0.25 * q, 0.7, 0.7), (ax, y, z + 1.7))
            for k in range(4):
                glass.box((0.7, wide + 0.08, 0.7), (ax - 3.6 + k * 2.4, 0, z + 1.7))
            if q:
                for s in (-1, 1):
                    y = s * (wide / 2 + 0.9)
                    white.rail([(ax - 6, y, z), (ax + 6, y, z)], bars=3, post=2)
        zb = D + floors * fh
        white.box((8.5, B - 9, 3.0), (ax + 0.8, 0, zb + 1.5))
        white.box((4.2, B + 1.0, 0.35), (ax + 2.6, 0, zb + 0.1))
        for s in (-1, 1):  # bridge wings
            white.box((4.2, 0.2, 1.2), (ax + 2.6, s * (B / 2 + 0.45), zb + 0.8))
            white.box((0.2, B / 2 - 10, 1.2), (ax + 4.6, s * (B / 4 + 5.4), zb + 0.8))
            white.beam(
                (ax + 1.5, s * (B / 2 - 5), zb - 3.5), (ax + 1.5, s * (B / 2 - 0.5), zb), 0.5
            )
            orange.box((7.5, 2.6, 2.4), (ax - 1.5, s * (B / 2 - 1.3), D + 2.7 * fh))
            white.beam(
                (ax - 5.5, s * (B / 2 - 3), D + 2 * fh),
                (ax - 5.5, s * (B / 2 - 1), D + 4 * fh),
                0.35,
            )
            white.beam(
                (ax + 2.5, s * (B / 2 - 3), D + 2 * fh),
                (ax + 2.5, s * (B / 2 - 1), D + 4 * fh),
                0.35,
            )
        glass.box((8.7, B - 9.8, 1.15), (ax + 0.8, 0, zb + 1.9))
        white.box((9.3, B - 8.0, 0.25), (ax + 0.8, 0, zb + 3.1))
        white.rail(
            [
                (ax - 3, -B / 2 + 6, zb + 3.2),
                (ax + 4.8, -B / 2 + 6, zb + 3.2),
                (ax + 4.8, B / 2 - 6, zb + 3.2),
            ]
        )
        for s in (-0.9, 0.9):
            white.beam((ax, s * 1.5, zb + 3), (ax, s * 0.5, zb + 12), 0.45)
        for z in (5.5, 8, 10.5):
            white.box((1.2, 5.5 - z * 0.2, 0.2), (ax, 0, zb + z))
        white.box((0.5, 4.2, 0.45), (ax + 0.7, 0, zb + 8.7))
        white.beam((ax, 0, zb + 12), (ax, 0, zb + 15), 0.18)
        dark.tube((ax - 1.5, 5, zb + 3), (ax - 1.5, 5, zb + 6.5), 0.9)
        fx = ax - 12
        white.box((9, 13, 11), (fx, 0, D + 5.5))
        fun = Parts()
        fun.box((7.5, 6.2, 15), (fx, 0, D + 16))
        fun.done("funnel", paint("funnel", PALETTE["ink"], 0.45), self.at, bevel=0.9)
        band = Parts()
        band.box((7.62, 6.32, 2.6), (fx, 0, D + 18.5))
        band.done("band", paint("band", PALETTE["saffron"], 0.45), self.at, bevel=0.9)
        for dx, dy in ((-1.8, -1), (-1.8, 1), (1.2, 0)):
            dark.tube((fx + dx, dy, D + 22), (fx + dx, dy, D + 25.5), 0.55)
        white.done("house", paint("white", "#f0ece2", 0.5, 0.22), self.at)
        glass.done("glass", principled("glass", "#0b1622", 0.12), self.at)
        dark.done("pipes", paint("pipes", "#2c2f33", 0.6), self.at)
        orange.done("lifeboats", paint("lifeboat", "#d9611f", 0.4, 0.1), self.at, bevel=0.7)

    def forecastle(self):
        """Breakwater, windlasses, bollards, foremast on the bow."""
        L = self.L
        z = self.top(0.95) - 1.3
        g, dark = Parts(), Parts()
        for s in (-1, 1):
            g.beam((L / 2 - 24, s * 13.5, z + 1.2), (L / 2 - 20, 0, z + 0.8), 0.25, 2.0)
            dark.tube((L / 2 - 13, s * 4 - 1.3, z + 1), (L / 2 - 13, s * 4 + 1.3, z + 1), 1.0, 16)
            dark.box((3.2, 1.0, 1.2), (L / 2 - 13, s * 6.2, z + 0.6))
            dark.beam((L / 2 - 12, s * 4, z + 0.8), (L / 2 - 5, s * 3.2, z + 0.4), 0.35)
            for dx in (-17, -9, -4):
                for d in (-0.5, 0.5):
                    dark.tube(
                        (L / 2 + dx + d, s * (self.half((L + dx) / L, z) - 2), z),
                        (L / 2 + dx + d, s * (self.half((L + dx) / L, z) - 2), z + 1),
                        0.28,
                    )
            g.beam((L / 2 - 9, s * 1.8, z), (L / 2 - 7.5, s * 0.3, z + 9), 0.3)
        g.tube((L / 2 - 7, 0, z), (L / 2 - 7, 0, z + 15), 0.42)
        g.box((0.3, 3.4, 0.25), (L / 2 - 7, 0, z + 11.5))
        g.box((1.4, 1.4, 0.2), (L / 2 - 7, 0, z + 13))
        pts = [self.edge(0.93 + 0.068 * i / 10, 1) for i in range(11)]
        pts += [self.edge(0.998 - 0.068 * i / 10, -1) for i in range(11)]
        g.rail(pts, height=0.9, bars=2, r=0.04)
        g.done("foremast", paint("mast", "#ece7da", 0.5, 0.3), self.at)
        dark.done("windlass", paint("windlass", "#3c5a4c", 0.55, 0.5), self.at)


# ---------------------------------------------------------------- water
def water(t, scale=0.05, bump=0.8, deep="#0a3346", rough=0.05, foam=None):
    """Sea shader: two wave trains as bump, calmer and rougher with distance; optional foam mask socket."""
    dist = t("CameraData").outputs["View Distance"]
    near = t.math("EXPONENT", t.math("DIVIDE", dist, -900.0))
    co = t("NewGeometry").outputs["Position"]
    v = t(
        "Mapping", {"Vector": co, "Rotation": (0, 0, 0.5), "Scale": (scale, scale * 2.1, scale)}
    ).outputs[0]
    n1 = t(
        "TexNoise", {"Vector": v, "Scale": 1.0, "Detail": 3, "Roughness": 0.5, "Distortion": 0.4}
    ).outputs["Fac"]
    n2 = t("TexNoise", {"Vector": v, "Scale": 5.7, "Detail": 4, "Roughness": 0.6}).outputs["Fac"]
    n3 = t("TexNoise", {"Vector": co, "Scale": 0.006, "Detail": 3}).outputs["Fac"]  # gusts
    h = t.math("MULTIPLY_ADD", n2, 0.30, n1)
    strength = t.math(
        "MULTIPLY",
        t.math("MULTIPLY_ADD", near, 0.75, 0.25),
        t.math("MULTIPLY_ADD", n3, bump, bump * 0.5),
    )
    b = t("Bump", {"Height": h, "Strength": strength, "Distance": 1.3}).outputs[0]
    r = t.math("MULTIPLY_ADD", near, -0.16, rough + 0.16)
    col = t.ramp(n3, [(0.3, lin(deep)), (0.7, tuple(c * 1.5 for c in lin(deep)[:3]) + (1,))])
    sea = t(
        "BsdfPrincipled", {"Base Color": col, "Roughness": r, "IOR": 1.33, "Normal": b}
    ).outputs[0]
    if foam is None:
        return hazed(t, sea)
    lace = t("Mapping", {"Vector": co, "Scale": (0.10, 0.30, 0.2)}).outputs[0]
    n4 = t(
        "TexNoise",
        {"Vector": lace, "Scale": 1.6, "Detail": 9, "Roughness": 0.72, "Distortion": 0.6},
    ).outputs["Fac"]
    f = t.math("ADD", foam, t.math("MULTIPLY", t.math("SUBTRACT", n4, 0.5), 2.2))
    f = t.math(
        "MULTIPLY",
        t.ramp(f, [(0.42, (0, 0, 0, 1)), (0.80, (1, 1, 1, 1))]),
        t.math("MINIMUM", t.math("MULTIPLY", foam, 3.0), 1.0),
    )
    milky = t(
        "BsdfPrincipled", {"Base Color": lin("#4f8f95"), "Roughness": 0.25, "Normal": b}
    ).outputs[0]
    sea = t(
        "MixShader", {0: t.math("MULTIPLY", t.math("MINIMUM", foam, 1.0), 0.45), 1: sea, 2: milky}
    ).outputs[0]
    white = t("BsdfDiffuse", {"Color": (0.82, 0.84, 0.85, 1), "Normal": b}).outputs[0]
    return hazed(t, t("MixShader", {0: f, 1: sea, 2: white}).outputs[0])


def flat_sea(size=20000, **kw):
    """Harbour water out to the horizon."""
    t = NT("sea")
    m = mesh(
        "sea",
        [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)],
        [(0, 1, 2, 3)],
    )
    obj("sea", m, water(t, **kw))


def wake_sea(ship, **kw):
    """Sea around a moving ship: bow wave and wake as heights, and a foam mask that follows the hull's water line."""
    L, B = ship.L, ship.B

    def axis(a, b, step):
        """Even steps from a to b, then growing ones out to the horizon."""
        mid = list(np.arange(a, b, step))
        lo, hi, grow = [a], [b], step
        while hi[-1] < 16000:
            grow *= 1.14
            lo.append(lo[-1] - grow)
            hi.append(hi[-1] + grow)
        return np.array(lo[:0:-1] + mid + hi)

    xs, ys = axis(-L / 2 - 90, L / 2 + 20, 1.2), axis(-70, 70, 0.9)
    hb = np.array([ship.half(min(1, max(0, (x + L / 2) / L)), 0.0) for x in xs])
    X, Y = np.meshgrid(xs, ys)
    d = np.abs(Y) - hb[None, :]  # distance from the hull's side
    s = L / 2 + 1.5 - X  # distance aft of the stem
    aft = np.maximum(-L / 2 - X, 0)
    run = np.maximum(s, 0)
    crest, wide = 0.7 + 0.17 * run, 1.1 + 0.045 * run  # the bow wave peels off and spreads
    on_crest = np.exp(-(((d - crest) / wide) ** 2)) * (s > -1)
    H = 2.4 * np.exp(-run / 38) * on_crest
    H += 1.7 * np.exp(-(((s - 1) / 5) ** 2)) * np.exp(-np.maximum(d, 0) ** 2 / 5)
    ripple = d - crest
    H += 0.5 * np.cos(ripple / 2.6) * np.exp(-((ripple / 22) ** 2)) * np.exp(-run / 260) * (s > 0)
    beam = B * 0.40 + 0.085 * aft
    inside = np.exp(-((np.abs(Y) / beam) ** 4)) * (aft > 0)
    H += 0.5 * inside * np.exp(-aft / 150) * np.sin(aft / 7)
    foam = (
        1.1
        * np.exp(-run / 190)
        * np.exp(-(((d - crest + 0.5 * wide) / (1.25 * wide)) ** 2))
        * (s > -2)
    )
    foam += 0.9 * np.exp(-run / 55) * (d < crest) * (s > -1)
    foam += (
        (0.55 + 0.4 * np.exp(-run / 50))
        * np.exp(-np.maximum(d, 0) / (2.2 + 0.024 * run))
        * (s > 0)
        * (aft == 0)
    )
    foam += inside * (0.75 * np.exp(-aft / 170) + 0.34 * np.exp(-aft / 700))
    foam += 0.4 * np.exp(-(((np.abs(Y) - beam * 0.95) / 4) ** 2)) * np.exp(-aft / 300) * (aft > 0)
    n, k = len(xs), len(ys)
    m = mesh(
        "sea",
        np.stack([X, Y, H], -1).reshape(-1, 3),
        [
            (j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i)
            for j in range(k - 1)
            for i in range(n - 1)
        ],
    )
    att = m.attributes.new("foam", "FLOAT", "POINT")
    att.data.foreach_set("value", np.clip(foam, 0, 1).astype(np.float32).ravel())
    t = NT("sea")
    obj("sea", m, water(t, foam=t("Attribute", attribute_name="foam").outputs["Fac"], **kw))


# ---------------------------------------------------------------- cranes
def ship_to_shore_crane(x, y, mat, mat2, boom=0.0, hoist=None, cm=None, z=0.0):
    """Ship-to-shore gantry on rails along X; the boom reaches to -Y over the water.

    boom: raised angle in degrees; hoist: (y, z) of a hanging container.
    """
    g, w, rope, bogie = Parts(), Parts(), Parts(), Parts()
    gauge, half, portal, top, apex = 27, 8.5, 15, 43, 70
    for s in (-1, 1):
        xx = x + s * half
        for yy in (y, y + gauge):
            g.beam((xx, yy, z + 2.2), (xx, yy, z + top), 1.5, 1.3)
            for k in (-1, 1):  # bogies
                bogie.box((3.4, 0.9, 1.1), (xx + k * 2.2, yy, z + 1.6))
                for q in (-1, 1):
                    bogie.tube(
                        (xx + k * 2.2 + q * 0.9, yy - 0.35, z + 0.5),
                        (xx + k * 2.2 + q * 0.9, yy + 0.35, z + 0.5),
                        0.48,
                        14,
                    )
        g.beam((xx, y, z + portal), (xx, y + gauge, z + portal), 1.2, 1.7)
        g.beam((xx, y, z + top - 1), (xx, y + gauge, z + top - 1), 1.2, 1.6)
        g.beam((xx, y + gauge, z + portal), (xx, y + 1, z + top - 2), 0.8)
        g.beam((xx, y, z + top), (x + s * 2.4, y + 3, z + apex), 1.0)
        g.beam((xx, y + gauge, z + top), (x + s * 2.4, y + 4, z + apex - 1), 0.7)
        w.rail(
            [(xx + s * 0.8, y, z + portal + 0.9), (xx + s * 0.8, y + gauge, z + portal + 0.9)],
            bars=2,
        )
    for yy in (y, y + gauge):
        g.beam((x - half, yy, z + 3.0), (x + half, yy, z + 3.0), 1.1, 1.4)
        g.beam((x - half, yy, z + portal), (x + half, yy, z + portal), 1.2, 1.5)
        g.beam((x - half, yy, z + top - 1), (x + half, yy, z + top - 1), 1.2, 1.5)
    g.beam((x - 3.2, y + 3, z + apex), (x + 3.2, y + 3, z + apex), 1.2)
    for f in (0.35, 0.7):
        a, b = Vector((x - half, y, z + top)), Vector((x - 2.4, y + 3, z + apex))
        p = a.lerp(b, f)
        g.beam(p, (2 * x - p.x, p.y, p.z), 0.5)
    # stairs zigzag up one landside leg
    for k in range(5):
        z0 = z + 3 + k * 8
        y0, y1 = (y + gauge + 1.4, y + gauge - 2.8) if k % 2 else (y + gauge - 2.8, y + gauge + 1.4)
        w.beam((x + half + 1.3, y0, z0), (x + half + 1.3, y1, z0 + 8), 0.6, 0.2)

    a = math.radians(boom)
    root, out = Vector((x, y - 1, z + top + 1)), Vector((0, -math.cos(a), math.sin(a)))
    up = Vector((0, math.sin(a), math.cos(a)))
    reach = 56
    for s in (-1, 1):
        side = Vector((s * 2.6, 0, 0))
        g.beam(Vector((x, y + 46, z + top + 1)) + side, root + side, 0.9, 1.9)
        g.beam(root + side, root + side + out * reach, 0.9, 1.9)
        w.rail(
            [root + side * 1.5 + up * 0.9, root + side * 1.5 + up * 0.9 + out * reach],
            bars=2,
            post=3,
        )
        head = Vector((x + s * 2.4, y + 3, z + apex))
        for f in (0.5, 0.93):
            w.beam(head, root + side + out * reach * f + up, 0.28)
        w.beam(head, Vector((x, y + 44, z + top + 2)) + side, 0.28)
    for k in range(15):
        p = root + out * reach * (k + 0.5) / 15 + up * 0.5
        g.beam(p - Vector((2.6, 0, 0)), p + Vector((2.6, 0, 0)), 0.4)
        q = root + out * reach * (k + 1) / 15 + up * 0.5
        if k < 14:
            g.beam(p + Vector((2.6 * (-1) ** k, 0, 0)), q - Vector((2.6 * (-1) ** k, 0, 0)), 0.2)
    w.box((7.4, 13, 5.2), (x, y + 36, z + top + 5))
    w.box((7.8, 13.4, 0.3), (x, y + 36, z + top + 7.7))
    if hoist:
        hy, hz = hoist
        w.box((6, 5, 1.2), (x, hy, z + top - 0.6))
        w.box((2.2, 2.6, 2.4), (x + 4.4, hy + 3.5, z + top - 2.6))
        g.box((12.2, 2.2, 0.7), (x, hy, hz + 3.0))
        for s in (-1, 1):
            for k in (-0.9, 0.9):
                rope.beam((x + s * 2.2, hy + k, z + top - 1), (x + s * 2.2, hy + k, hz + 3), 0.12)
        put_container(cm, Matrix.Translation((x, hy, hz)), R.choice(["saffron", "rust"]))
        rope.done("ropes", paint("rope", "#33343a", 0.6))
    g.done("crane", mat)
    w.done("crane fittings", mat2)
    bogie.done("bogies", paint("bogie", "#3b4147", 0.6, 0.5, 0.8), bevel=0.06)


def spreader(x, y, z, mat, mat2, up=40.0):
    """Telescopic spreader with head block above a container whose roof is at z; ropes run up to height `up`."""
    g, w, rope = Parts(), Parts(), Parts()
    for s in (-1, 1):
        g.beam((x - 5.6, y + s * 0.45, z + 0.42), (x + 5.6, y + s * 0.45, z + 0.42), 0.26, 0.34)
        g.beam((x - 3.0, y + s * 0.45, z + 0.42), (x + 3.0, y + s * 0.45, z + 0.42), 0.36, 0.46)
        g.box((0.42, 2.5, 0.36), (x + s * 5.9, y, z + 0.34))
        for q in (-1, 1):
            w.box((0.2, 0.2, 0.28), (x + s * 5.98, y + q * 1.13, z + 0.1))
            # flippers guide the spreader over the corners
            g.box((0.3, 0.09, 0.75), (x + s * 5.9, y + q * 1.30, z + 0.02), (q * 0.18, 0, 0))
            g.beam((x + s * 2.6, y + q * 0.45, z + 0.6), (x + s * 5.7, y + q * 0.9, z + 0.5), 0.08)
            w.tube(
                (x + s * 1.5 - 0.07, y + q * 0.8, z + 1.75),
                (x + s * 1.5 + 0.07, y + q * 0.8, z + 1.75),
                0.42,
                24,
            )
            g.box((0.34, 0.5, 0.5), (x + s * 1.5, y + q * 0.8, z + 1.5))
            for dy in (-0.4, 0.4):
                rope.tube(
                    (x + s * 1.5, y + q * 0.8 + dy, z + 1.75),
                    (x + s * 1.7, y + q * 0.9 + dy, up),
                    0.03,
                    8,
                )
        w.box((1.1, 0.7, 0.55), (x + s * 1.9, y, z + 0.75))
    g.box((4.2, 1.9, 0.4), (x, y, z + 1.25))
    w.box((1.0, 1.0, 0.5), (x, y, z + 0.85))
    w.tube((x, y, z + 1.4), (x, y, z + 2.2), 0.5, 20)  # cable basket
    rope.line((x, y, z + 2.0), (x + 0.5, y, up), 0.05)
    w.rail(
        [(x - 2, y - 0.9, z + 1.45), (x + 2, y - 0.9, z + 1.45)], height=0.7, bars=2, r=0.02, post=1
    )
    g.done("spreader", mat, bevel=0.025)
    w.done("spreader fittings", mat2, bevel=0.02)
    rope.done("ropes", paint("rope", "#3a3a3e", 0.5, 0.2))


def gantry_crane(y, x0, x1, mat, mat2, cm, load=None, high=19.0):
    """Rubber-tyred yard crane spanning x0..x1 at row y; load: x of a hanging container (along Y)."""
    g, w, rope, tyre = Parts(), Parts(), Parts(), Parts()
    for x in (x0, x1):
        for s in (-4, 4):
            g.beam((x, y + s, 1.9), (x, y + s * 0.75, high), 0.75, 0.9)
            w.box((1.0, 2.9, 0.7), (x, y + s, 1.5))
            for q in (-0.75, 0.75):
                tyre.tube((x - 0.3, y + s + q, 0.72), (x + 0.3, y + s + q, 0.72), 0.72, 28)
        g.beam((x, y - 4.6, 2.2), (x, y + 4.6, 2.2), 0.8, 0.9)
        g.beam((x, y - 3, high - 0.6), (x, y + 3, high - 0.6), 0.7, 0.9)
        g.beam((x, y - 3.8, 5), (x, y + 3.1, high - 2), 0.3)
    for s in (-3, 3):
        g.beam((x0 - 1.6, y + s, high), (x1 + 1.6, y + s, high), 0.75, 1.6)
        w.rail(
            [(x0 - 1.6, y + s * 1.25, high + 0.6), (x1 + 1.6, y + s * 1.25, high + 0.6)],
            bars=2,
            r=0.04,
        )
        w.beam((x0 - 1.6, y + s * 1.2, high + 0.6), (x1 + 1.6, y + s * 1.2, high + 0.6), 0.9, 0.1)
    w.box((2.2, 3.4, 2.2), (x0 - 1.6, y, 4.2))
    if load is not None:
        w.box((4, 6.4, 1.0), (load, y, high + 1.2))
        w.box((2.4, 2.6, 2.0), (load + 0.6, y, high + 2.4))
        w.box((1.7, 1.9, 2.1), (load + 2.6, y - 2, high - 1.9))
        z = 10.2
        g.box((1.6, 12.1, 0.5), (load, y, z + 0.55))
        g.box((2.4, 0.4, 0.4), (load, y - 5.9, z + 0.4))
        g.box((2.4, 0.4, 0.4), (load, y + 5.9, z + 0.4))
        w.box((1.8, 3.0, 0.5), (load, y, z + 1.2))
        for sx in (-0.8, 0.8):
            for sy in (-1.4, 1.4):
                rope.tube(
                    (load + sx, y + sy, z + 1.2), (load + sx * 1.6, y + sy * 1.6, high), 0.045, 8
                )
        at = Matrix.Translation((load, y, z - BOX_H)) @ Matrix.Rotation(math.pi / 2, 4, "Z")
        put_container(cm, at, "saffron")
    g.done("gantry", mat, bevel=0.05)
    w.done("gantry fittings", mat2, bevel=0.03)
    tyre.done("gantry tyres", paint("gantry tyre", "#1d1c1b", 0.8, 0.4, 2.0), bevel=0.1)
    rope.done("gantry ropes", paint("gantry rope", "#3a3a3e", 0.5, 0.2))


# ---------------------------------------------------------------- port
def quay(z=3.2, face=0.0, length=900.0):
    """Quay with a joint every 12 m, capping beam, rubber fenders, ladders, bollards, rails and markings."""
    conc = paint("concrete", "#a79f92", 0.85, 0.55, 0.12)
    g, cap, rub, steel, yellow = Parts(), Parts(), Parts(), Parts(), Parts()
    g.box((length, 600, 8), (0, face + 300.3, z - 4.25))
    for i in range(int(length / 12)):
        x = -length / 2 + 6 + i * 12
        cap.box((11.9, 1.6, 1.3), (x, face + 0.7, z - 0.5))
        g.box((11.7, 0.5, 5.0), (x, face + 0.15, z - 3.4))
        for s in (-1, 1):
            rub.tube((x + 3 * s, face - 0.05, z - 3.3), (x + 3 * s, face - 0.05, z - 0.4), 0.42, 12)
        if i % 2:
            steel.tube((x + 5.2, face + 1.2, z), (x + 5.2, face + 1.2, z + 0.7), 0.32, 12)
            steel.box((1.0, 0.6, 0.28), (x + 5.2, face + 1.2, z + 0.75))
        else:
            for k in range(9):
                steel.beam(
                    (x - 5.6, face - 0.2, z - 3.6 + 0.4 * k),
                    (x - 5.0, face - 0.2, z - 3.6 + 0.4 * k),
                    0.06,
                )
            for dx in (-5.6, -5.0):
                steel.beam((x + dx, face - 0.2, z - 3.8), (x + dx, face - 0.2, z + 0.2), 0.08)
    for y in (3.5, 30.5):
        steel.box((length, 0.16, 0.12), (0, face + y, z + 0.06))
    yellow.box((length, 0.25, 0.02), (0, face + 2.2, z + 0.02))
    for y in (8, 14, 20, 26):
        yellow.box((length, 0.18, 0.02), (0, face + y, z + 0.02))
    g.done("quay", conc)
    cap.done("cap", paint("cap", "#b9b1a3", 0.8, 0.4, 0.3), bevel=0.08)
    rub.done("fenders", paint("rubber", "#1b1c1f", 0.8))
    steel.done("quay steel", paint("bollard", "#3a3632", 0.6, 0.6, 0.8))
    yellow.done("lines", paint("line", "#d9a83a", 0.7, 0.6, 0.8))


def light_mast(g, x, y, z, h=34):
    """High mast with flood lights, added to g."""
    g.tube((x, y, z), (x, y, z + h), 0.4)
    g.box((3.4, 3.4, 0.5), (x, y, z + h))
    for k in range(4):
        g.box((0.9, 0.9, 0.6), (x - 1.3 + k * 0.87, y - 1.6, z + h - 0.5))


def far_shore(mat, y0=2600, seed=3.0):
    """Low hills across the water, as one ridge strip."""
    from mathutils import noise

    V, F = [], []
    for i in range(200):
        x = -9000 + i * 90
        h = 50 + 90 * noise.fractal(Vector((x / 1500, seed, 0)), 1, 2, 5)
        V += [(x, y0, -5), (x, y0 + 300, max(12, h))]
    F = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(199)]
    obj("shore", mesh("shore", V, F), mat)


def port():
    """Moored ship under the cranes; seen from the water, off the bow."""
    golden_hour(az=-146, elev=10, sun=7, sky=0.9, clouds=0.75, distance=9000)
    cm = container_mesh()
    cm.materials.append(container_mat())
    flat_sea(scale=0.11, bump=0.55, deep="#0d3a4a")
    quay()
    far_shore(paint("hill", "#4d5a4c", 0.9, 0.4, 0.01))
    ship = Ship(cm, "#1a4c86", tiers=(5, 8), at=Matrix.Translation((0, -19.5, 0)))
    blue, saffron, white = (
        paint("crane blue", "#23609c", 0.45, 0.3, 0.2),
        paint("crane saffron", "#e0912c", 0.45, 0.3, 0.2),
        paint("crane white", "#e9e3d5", 0.5, 0.25, 0.2),
    )
    z = 3.2
    ship_to_shore_crane(58, 3.5, saffron, white, hoist=(-10, 38), cm=cm, z=z)
    ship_to_shore_crane(-8, 3.5, blue, white, hoist=(-25, 39.5), cm=cm, z=z)
    ship_to_shore_crane(-98, 3.5, saffron, white, boom=0, hoist=(16, 10), cm=cm, z=z)
    ship_to_shore_crane(-210, 3.5, blue, white, boom=78, z=z)
    for i in range(14):
        stack(cm, -420 + i * 42, 52, 3, 6, (2, 5), z)
        stack(cm, -420 + i * 42, 84, 3, 6, (2, 5), z)
    masts, ropes = Parts(), Parts()
    for i in range(9):
        light_mast(masts, -400 + i * 80, 78, z)
    masts.done("masts", white)
    for t, bx in ((0.985, 152), (0.975, 128), (0.955, 80)):
        ropes.line(
            ship.at @ ship.edge(t, 1, ship.top(t) - 0.4), (bx - 0.8, 1.2, z + 0.5), 0.09, sag=1.4
        )
    for t, bx in ((0.01, -140), (0.02, -116)):
        ropes.line(ship.at @ ship.edge(t, 1), (bx, 1.2, z + 0.5), 0.09, sag=1.4)
    ropes.done("mooring lines", paint("hemp", "#cbbf9f", 0.9, 0.3))
    camera((190, -146, 22), (13, 8, 28), lens=35)


def at_sea():
    """Ship under way, seen from high off the bow."""
    golden_hour(az=-146, elev=12, sun=8, sky=0.9, distance=6500)
    cm = container_mesh()
    cm.materials.append(container_mat())
    ship = Ship(cm, "#1f6249", tiers=(4, 7))
    wake_sea(ship, scale=0.05, bump=1.0, deep="#0b3a52")
    camera((205, -198, 128), (8, -2, 6), lens=34)


def yard_ground(size=900.0, at=Matrix.Identity(4)):
    """Worn concrete: slabs with joints, tyre tracks along Y, stains and a few wet, shining patches."""
    t = NT("yard ground")
    co = t("NewGeometry").outputs["Position"]
    n = t("TexNoise", {"Vector": co, "Scale": 0.35, "Detail": 7, "Roughness": 0.65}).outputs["Fac"]
    fine = t("TexNoise", {"Vector": co, "Scale": 9.0, "Detail": 5, "Roughness": 0.7}).outputs["Fac"]
    v = t("Mapping", {"Vector": co, "Scale": (1.1, 0.015, 1)}).outputs[0]
    track = t("TexNoise", {"Vector": v, "Scale": 1.0, "Detail": 4, "Roughness": 0.6}).outputs["Fac"]
    c = t.ramp(n, [(0.3, lin("#756c60")), (0.7, lin("#a59a8a"))])
    c = t.mix(t.ramp(track, [(0.5, (0, 0, 0, 1)), (0.72, (0.65,) * 3 + (1,))]), c, lin("#3d3833"))
    c = t.mix(0.35, c, t.ramp(fine, [(0.3, (0.4,) * 3 + (1,)), (0.65, (1, 1, 1, 1))]), "MULTIPLY")
    joint = t(
        "TexBrick",
        {
            "Vector": co,
            "Scale": 1.0,
            "Mortar Size": 0.018,
            "Brick Width": 5.0,
            "Row Height": 5.0,
            "Color1": (1, 1, 1, 1),
            "Color2": (0.86, 0.86, 0.86, 1),
            "Mortar": (0.25, 0.25, 0.25, 1),
        },
        offset=0.0,
    ).outputs["Color"]
    c = t.mix(0.8, c, joint, "MULTIPLY")
    w = t(
        "TexNoise",
        {
            "Vector": t("Mapping", {"Vector": co, "Scale": (0.30, 0.13, 1)}).outputs[0],
            "Scale": 1.0,
            "Detail": 4,
        },
    ).outputs["Fac"]
    wet = t.ramp(w, [(0.56, (0, 0, 0, 1)), (0.62, (1, 1, 1, 1))])
    c = t.mix(t.math("MULTIPLY", wet, 0.55), c, lin("#2b2724"))
    r = t.math("MAXIMUM", t.math("SUBTRACT", t.math("MULTIPLY_ADD", fine, 0.3, 0.55), wet), 0.06)
    b = t(
        "Bump",
        {"Height": fine, "Strength": t.math("MULTIPLY_ADD", wet, -0.22, 0.25), "Distance": 0.03},
    ).outputs[0]
    m = mesh(
        "ground",
        [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)],
        [(0, 1, 2, 3)],
    )
    mat = hazed(t, t("BsdfPrincipled", {"Base Color": c, "Roughness": r, "Normal": b}).outputs[0])
    obj("ground", m, mat).matrix_world = at


def marking(name, colour):
    """Road paint, half worn away."""
    return paint(name, colour, 0.7, 0.95, 2.2, dirt_color="#84796b")


def yard():
    """An aisle under a gantry crane; low stacks on the left let the light through to the high ones on the right."""
    golden_hour(az=-114, elev=12, sun=6.5, sky=0.9, clouds=0.8, distance=900)
    cm = container_mesh(bevel=0.008)
    cm.materials.append(container_mat(0.75, 0.9))
    yard_ground()
    along = Matrix.Rotation(math.pi / 2, 4, "Z")  # blocks run away from the camera
    stack(cm, -4, -7.0, 9, 1, (4, 5), turn=math.pi, block=along)
    stack(cm, -4, -7.0 - 4 * 2.58, 9, 4, (3, 5), turn=math.pi, block=along)
    stack(cm, 7, 7.6, 1, 1, (2, 2), turn=math.pi, block=along)
    stack(cm, 7 + 12.6, 7.6, 1, 1, (1, 1), turn=math.pi, block=along)
    stack(cm, 7 + 2 * 13.8, 7.6, 6, 1, (2, 3), turn=math.pi, block=along, gap=(1.6, 0.14))
    stack(cm, 7 + 2 * 13.8, 10.2, 6, 4, (2, 4), turn=math.pi, block=along, gap=(1.6, 0.14))
    blue, white = paint("gantry blue", "#23609c", 0.45, 0.35, 0.5), paint(
        "gantry white", "#e9e3d5", 0.5, 0.3, 0.5
    )
    for x in (-34, -52):  # far rows close the view on the open side
        stack(cm, 48, -x, 10, 4, (1, 4), block=along)
    gantry_crane(50, -5.4, 19.5, blue, white, cm, load=0.8)
    line, edge = Parts(), Parts()
    for x in (-5.2, 5.0):
        edge.box((0.16, 500, 0.008), (x, 200, 0.004))
    for k in range(40):
        line.box((0.14, 3.2, 0.008), (-2.2, -12 + k * 8, 0.004))
    edge.done("edge lines", marking("yellow", "#e0a22c"))
    line.done("dashes", marking("white", "#e8e2d4"))
    masts = Parts()
    for x, y in ((-19, 130), (24, 175), (-30, 60)):
        light_mast(masts, x, y, 0, 28)
    masts.done("masts", white)
    camera((-2.6, -13, 2.3), (0.4, 20, 4.7), lens=30)


def crane():
    """Container coming down on to another, ship and second crane out of focus."""
    golden_hour(az=22, elev=14, sun=8, sky=0.9, clouds=0.8, distance=2500)
    cm = container_mesh(bevel=0.008)
    cm.materials.append(container_mat(0.75, 0.9))
    flat_sea(scale=0.11, bump=0.6, deep="#0d3a4a")
    far = container_mesh()
    far.materials.append(container_mat())
    z = 3.2
    quay(z)
    Ship(far, "#1a4c86", tiers=(4, 6), at=Matrix.Translation((-30, -20, 0)))
    blue, white = paint("crane blue", "#23609c", 0.45, 0.35, 0.4), paint(
        "crane white", "#e9e3d5", 0.5, 0.3, 0.4
    )
    saffron = paint("spreader", "#e0a02c", 0.45, 0.5, 1.2)
    ship_to_shore_crane(0, 3.5, blue, paint("crane grey", "#6d7880", 0.5, 0.4, 0.4), z=z)
    ship_to_shore_crane(64, 3.5, saffron, white, z=z)
    turn = Matrix.Rotation(math.pi, 4, "Z")
    bed = Matrix.Translation((0, 17, z)) @ turn
    put_container(cm, bed, "harbour")
    put_container(cm, Matrix.Translation((-0.3, 19.8, z)) @ turn, "leaf")
    hang = bed @ Matrix.Translation((-0.15, 0, 4.4)) @ Matrix.Rotation(0.03, 4, "Z")
    put_container(cm, hang, "rust")
    p = hang.translation
    spreader(p.x, p.y, p.z + BOX_H, saffron, paint("sheaves", "#5c656d", 0.5, 0.5, 1.5), up=z + 44)
    camera((-16.5, 28.6, z + 1.7), (0.8, 16.0, z + 4.6), lens=35, fstop=0.14, focus=(-2, 18, z + 5))


SCENES = {"port": (port, 5), "sea": (at_sea, 5), "yard": (yard, 8), "crane": (crane, 5)}

if __name__ == "__main__":
    A = args(set="port", out="harbour.png", w=960, h=640, spp=64, dn=1, seed=-1, exposure=0.0)
    scene, seed = SCENES[A.set]
    reset()
    R.seed(seed if A.seed < 0 else A.seed)  # the seed shuffles the containers
    scene()
    render(A.out, A.w, A.h, A.spp, A.dn, exposure=A.exposure, look="High Contrast", bounces=3)
