"""Seeds, lying as a rigid-body simulation let them fall: full frame, bowl or heap.

kind=soy|toor|chanadal|moong|... (KINDS)  set=fill|bowl|heap  bowl=navy|white|wood|brass  table=wood|cloth
side=KIND puts a small pile of another seed beside a heap (the whole pulse next to its split).
One unit is one seed, about 7 mm.

blender -b --factory-startup -t 1 -P pulses.py -- kind=moong set=bowl frames=90 lens=45 w=1200 h=800 spp=28 out=x.jpg
"""
import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from mathutils import noise

# d = half extents, e > 2 = boxier, split = plano-convex half, wr = wrinkles, beak = the chickpea's nose,
# col = dark, middle, light, hil = hilum colour and half size, size = scale, n = how many fill the frame
KINDS = {
    "soy": dict(
        d=(0.50, 0.46, 0.43),
        col=("#b98a3c", "#d7ae62", "#e6c787"),
        hil=("#6b4a22", 0.13, 0.05),
        rough=0.36,
        n=1500,
    ),
    "toor": dict(
        d=(0.50, 0.44, 0.29),
        split=1,
        wr=0.06,
        col=("#bb741a", "#db992d", "#ecb95e"),
        rough=0.52,
        n=2300,
    ),
    "chanadal": dict(
        d=(0.50, 0.46, 0.40),
        split=1,
        wr=0.11,
        beak=0.15,
        col=("#b98f3e", "#dcb45a", "#ead08c"),
        rough=0.62,
        n=1900,
    ),
    "moong": dict(
        d=(0.50, 0.39, 0.38),
        e=2.4,
        col=("#45431f", "#69642f", "#8f8653"),
        hil=("#f3efdc", 0.15, 0.035),
        rough=0.46,
        n=1500,
    ),
    "moongdal": dict(
        d=(0.50, 0.37, 0.22),
        split=1,
        wr=0.05,
        col=("#d3a640", "#e8c767", "#f3dc98"),
        rough=0.52,
        n=2700,
    ),
    "chana": dict(
        d=(0.50, 0.44, 0.45),
        wr=0.075,
        beak=0.16,
        col=("#6d3d17", "#935b27", "#b57b40"),
        rough=0.5,
        n=1250,
    ),
    "kabuli": dict(
        d=(0.50, 0.45, 0.46),
        wr=0.08,
        beak=0.15,
        col=("#c79a5c", "#e0bf86", "#ecd6a8"),
        rough=0.45,
        n=1250,
    ),
    "urad": dict(
        d=(0.50, 0.38, 0.37),
        e=2.4,
        col=("#0d0c0b", "#191715", "#2a2521"),
        hil=("#f3efe2", 0.16, 0.04),
        rough=0.38,
        n=1500,
    ),
    "uraddal": dict(
        d=(0.50, 0.37, 0.22),
        split=1,
        wr=0.05,
        col=("#cfc0a0", "#e6dabf", "#f3ecd8"),
        rough=0.55,
        n=2700,
    ),
    "masoor": dict(
        d=(0.50, 0.49, 0.24),
        split=1,
        wr=0.04,
        col=("#b04a24", "#d86f42", "#e89368"),
        rough=0.55,
        n=2600,
    ),
    "masoorwhole": dict(
        d=(0.50, 0.50, 0.25), col=("#3f2614", "#6b4424", "#8a6238"), rough=0.4, n=2000
    ),
    "soymeat": dict(
        d=(1.1, 0.86, 0.72),
        wr=0.34,
        chunk=1,
        size=2.0,
        col=("#8d6b43", "#b58f60", "#cdb085"),
        rough=0.95,
        n=330,
    ),
}

# half section of the bowl, in units of a bowl whose rim has the radius 8
BOWL = [
    (0, 0.35),
    (3.2, 0.35),
    (5.2, 1.0),
    (7.0, 2.5),
    (8.0, 4.6),
    (8.25, 5.0),
    (8.5, 5.0),
    (8.6, 4.6),
    (7.6, 2.2),
    (5.6, 0.45),
    (3.8, 0),
    (0, 0),
]


class Seeds:
    """One kind of seed: five light bodies to simulate and five fine, painted ones to show."""

    def __init__(self, kind, scale=1.0, sub=4):
        self.k = k = KINDS[kind]
        self.size = k.get("size", 1.0)
        self.pitch = self.size * scale
        self.scale = scale
        self.low = [self._mesh(2, i) for i in range(5)]
        self.high = [self._mesh(6 if k.get("chunk") else sub, i) for i in range(5)]
        mat = self._material()
        for i, m in enumerate(self.high):
            self._paint(m, i)
            m.materials.append(mat)

    def _mesh(self, sub, var):
        """Icosphere -> superellipsoid or split half with noise; `var` gives each variant its own form."""
        import bmesh

        k = self.k
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1.0)
        dx, dy, dz = (d * self.scale for d in k["d"])
        rnd = random.Random(var)
        sx, sy, sz = (1 + rnd.uniform(-0.06, 0.06) for _ in range(3))
        e = k.get("e", 2.0)
        wr = k.get("wr", 0.018)
        off = Vector((var * 7.1, 3.3, 1.7))
        bk = k.get("beak", 0)
        for v in bm.verts:
            p = v.co.normalized()
            r = (abs(p.x) ** e + abs(p.y) ** e + abs(p.z) ** e) ** (-1 / e)
            q = p * r
            if k.get("split"):
                rho = math.hypot(q.x, q.y)
                if q.z >= 0:
                    q.z = q.z**0.9
                else:  # flat cut face, slightly dished
                    q.z = -0.16 * min(1, abs(q.z) * 6) + 0.10 * (1 - rho) * min(1, abs(q.z) * 3)
            r = 1 + wr * noise.noise(p * 1.6 + off) + 0.35 * wr * noise.noise(p * 5 + off)
            if bk:
                q.x += bk * max(0, p.x) ** 10
                r -= 0.10 * max(0, math.cos(math.atan2(p.z, p.y)) ** 8) * max(0, p.x) ** 0.7
            if k.get("chunk"):
                r += -0.16 * abs(noise.noise(p * 3.2 + off))
                if sub > 3:
                    r += 0.05 * noise.noise(p * 9 + off) - 0.05 * max(0, noise.noise(p * 15 - off))
            q *= r
            v.co = Vector((q.x * dx * sx, q.y * dy * sy, q.z * dz * sz))
        m = bpy.data.meshes.new("seed")
        bm.to_mesh(m)
        bm.free()
        m.polygons.foreach_set("use_smooth", [True] * len(m.polygons))
        return m

    def _paint(self, m, var):
        """Mottling baked to a vertex colour: noise textures in the shader would cost three times as much."""
        n = len(m.vertices)
        c = np.ones((n, 4), np.float32)
        for i, v in enumerate(m.vertices):
            q = v.co * (3.1 / self.scale) + Vector((var * 3.7, 1, 2))
            c[i, 0] = 0.5 + 0.5 * noise.fractal(q, 1.0, 2.0, 4)
        at = m.color_attributes.new("paint", "FLOAT_COLOR", "POINT")
        at.data.foreach_set("color", np.clip(c, 0, 1).ravel())

    def _material(self):
        k = self.k
        dark, mid, light = (lin(h) for h in k["col"])
        t = NT("seed")
        rnd = t("ObjectInfo").outputs["Random"]
        c = t.ramp(rnd, [(0.0, dark), (0.22, mid), (0.7, mid), (1, light)])
        n = t("Attribute", attribute_name="paint").outputs["Color"]
        n = t("SeparateXYZ", {"Vector": n}).outputs[0]
        some = (0.75, 0.75, 0.75, 1)
        c = t.mix(t.ramp(n, [(0.5, (0, 0, 0, 1)), (0.9, some)]), c, light)
        c = t.mix(t.ramp(n, [(0.15, some), (0.45, (0, 0, 0, 1))]), c, dark)
        co = t("TexCoord").outputs["Object"]
        if "hil" in k:  # the hilum, an "eye" on the +Y side
            hc, hx, hz = k["hil"]
            s = t("SeparateXYZ", {"Vector": co}).outputs
            x2, z2 = (
                t.math("POWER", t.math("ABSOLUTE", t.math("DIVIDE", v, h * self.scale)), 2)
                for v, h in ((s[0], hx), (s[2], hz))
            )
            inside = t.math("LESS_THAN", t.math("ADD", x2, z2), 1.0)
            c = t.mix(t.math("MULTIPLY", inside, t.math("GREATER_THAN", s[1], 0.0)), c, lin(hc))
        r = t.math("MULTIPLY_ADD", n, 0.2, k["rough"] - 0.1)
        ins = {"Base Color": c, "Roughness": r, "Specular": 0.1 if k.get("chunk") else 0.5}
        if k.get("split"):  # a floury face where it split, a waxy back
            s = t("SeparateXYZ", {"Vector": co}).outputs
            face = t.math("LESS_THAN", s[2], 0.005)
            ins["Base Color"] = t.mix(t.math("MULTIPLY", face, 0.45), c, light)
            ins["Roughness"] = t.math("MULTIPLY_ADD", face, 0.3, t.math("ADD", r, 0.12))
            ins["Specular"] = t.math("MULTIPLY_ADD", face, -0.22, 0.3)
        if k.get("chunk"):  # dry, fibrous, porous
            f = t("TexNoise", {"Vector": co, "Scale": 7, "Detail": 5, "Roughness": 0.7})
            ins["Normal"] = t(
                "Bump", {"Height": f.outputs["Fac"], "Strength": 0.7, "Distance": 0.18}
            ).outputs[0]
        return t.surface(t("BsdfPrincipled", ins).outputs[0])

    def drop(self, n, colliders, inside, z0, frames):
        """Let `n` seeds fall into the outline `inside(x, y)` from the height z0; returns their matrices."""
        spawn = grid_spawn(n, inside, z0, 1.05 * self.pitch)
        return simulate(self.low, spawn, colliders, frames)

    def place(self, matrices, at=Matrix()):
        """Show the fine seeds at the simulated places, the whole group moved by `at`."""
        for i, m in enumerate(matrices):
            o = obj("seed", self.high[i % len(self.high)])
            o.matrix_world = at @ m

    def lying(self, x, y):
        """Matrix of a single seed lying on the table in a stable pose."""
        k = self.k
        rot = Euler((random.uniform(-0.2, 0.2), random.uniform(-0.2, 0.2), random.uniform(0, 6.28)))
        up = k["d"][2] * self.scale
        if k.get("chunk"):
            up *= 0.75
        elif k.get("split"):
            if random.random() < 0.4:
                rot.x += math.pi  # on its back, the cut face up
            else:
                up *= 0.2
        return Matrix.Translation((x, y, up)) @ rot.to_matrix().to_4x4()

    def scatter(self, n, spot, free=lambda x, y: True):
        """`n` single seeds at random places spot() -> (x, y), none touching another, only where free(x, y)."""
        P, tries = [], 0
        while len(P) < n and tries < n * 60:
            tries += 1
            x, y = spot()
            if free(x, y) and all(math.hypot(x - u, y - v) > 1.15 * self.pitch for u, v in P):
                P.append((x, y))
        return [self.lying(x, y) for x, y in P]


def grid_spawn(n, inside, z0, pitch, R=16):
    """Start places: shuffled layers of a square grid, one above the other, over the outline."""
    pts, z = [], z0
    cells = [
        (x * pitch, y * pitch)
        for x in range(-R, R + 1)
        for y in range(-R, R + 1)
        if inside(x * pitch, y * pitch)
    ]
    while len(pts) < n:
        random.shuffle(cells)
        pts += [(x + random.uniform(-0.1, 0.1), y + random.uniform(-0.1, 0.1), z) for x, y in cells]
        z += pitch * 0.95
    return pts[:n]


def simulate(low, spawn, colliders, frames):
    """Bullet: drop convex-hull seeds from the `spawn` places; returns their final matrices."""
    sc = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    rw = sc.rigidbody_world
    col = bpy.data.collections.new("RB")
    sc.collection.children.link(col)
    rw.collection = col
    rw.substeps_per_frame, rw.solver_iterations = 5, 10
    rw.point_cache.frame_end = frames + 1
    obs = []
    for i, p in enumerate(spawn):
        o = bpy.data.objects.new("s", low[i % len(low)])
        o.location = p
        o.rotation_euler = [random.uniform(0, 6.28) for _ in range(3)]
        o.scale = [random.uniform(0.88, 1.08)] * 3
        col.objects.link(o)
        b = o.rigid_body
        b.collision_shape = "CONVEX_HULL"
        b.use_margin = True
        b.collision_margin = 0.01
        b.friction, b.restitution, b.linear_damping, b.angular_damping = 0.55, 0.02, 0.15, 0.5
        obs.append(o)
    for c in colliders:
        col.objects.link(c)
        c.rigid_body.type = "PASSIVE"
        c.rigid_body.collision_shape = "MESH"
        c.rigid_body.friction = 0.8
        c.rigid_body.use_margin = True
        c.rigid_body.collision_margin = 0.01
    t0 = time.time()
    for f in range(1, frames + 1):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    M = [o.evaluated_get(dg).matrix_world.copy() for o in obs]
    print(f"SIM {len(M)} bodies {frames} frames {time.time()-t0:.1f}s", flush=True)
    for o in obs:
        bpy.data.objects.remove(o)
    for c in colliders:
        col.objects.unlink(c)
    bpy.ops.rigidbody.world_remove()
    bpy.data.collections.remove(col)
    sc.frame_set(1)
    return M


def unseen(o):
    """Take an object out of the picture, but keep it as a collider."""
    bpy.context.scene.collection.objects.unlink(o)
    return o


def dome(name, R, h, z=0.0, seg=48, rings=12):
    """Low hill under the seeds: most of a heap is never seen and need not be simulated."""
    V, F = [(0, 0, z + h)], []
    for j in range(1, rings + 1):
        r = R * j / rings
        for i in range(seg):
            a = 2 * math.pi * i / seg
            V.append((r * math.cos(a), r * math.sin(a), z + h * math.cos(math.pi / 2 * j / rings)))
    for i in range(seg):
        F.append((0, 1 + i, 1 + (i + 1) % seg))
    for j in range(rings - 1):
        for i in range(seg):
            a, b = 1 + j * seg + i, 1 + j * seg + (i + 1) % seg
            F.append((a, a + seg, b + seg, b))
    return obj(name, mesh(name, V, F))


def tabletop(table, dark="#3a2114", light="#7a4b28"):
    """Dark planks, or a sand-coloured cloth with soft folds."""
    if table == "cloth":
        from fabric_weave import weave_mat

        n = 240
        G = [((i / n - 0.5) * 110, (j / n - 0.5) * 110) for j in range(n + 1) for i in range(n + 1)]

        def height(x, y):
            fold = max(0, noise.noise(Vector((x * 0.07 + y * 0.05, y * 0.035, 3)))) ** 0.8
            away = min(1, max(0, (math.hypot(x, y) - 7) / 6))  # flat under the bowl
            return 0.88 * fold * away + 0.12 * noise.noise(Vector((x * 0.3, y * 0.3, 5))) - 0.1

        F = [
            (j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
            for j in range(n)
            for i in range(n)
        ]
        sand = ("#efe6d4", "#ddd2bc", "#f8f2e6")
        mat = weave_mat("tablecloth", sand, 6.5, "plain", rough=0.95, sheen=0.2, bump=0.6)
        obj("cloth", mesh("cloth", [(x, y, height(x, y)) for x, y in G], F, uvs=G), mat)
    else:
        wm = wood(scale=0.05, dark=dark, light=light)
        for j in range(-3, 8):
            box("plank", (90, 7.9, 1), wm, (random.uniform(-9, 9), j * 8 - 2, -0.5), bevel=0.12)


def bowl_mat(name):
    """Glazed navy or off-white stoneware, turned wood, or dull brass."""
    if name == "wood":
        return wood("bowlwood", scale=0.13, dark="#5a3218", light="#9c6a3a", rough=0.5)
    if name == "brass":
        return brass()
    color, rough, coat = {"navy": ("#14294a", 0.22, 0.6), "white": ("#ece4d4", 0.3, 0.4)}[name]
    return principled("glaze", color, rough, Clearcoat=coat)


def brass():
    """Handled brass: tarnish in soft patches, fine scratches."""
    t = NT("brass")
    co = t("TexCoord").outputs["Object"]
    n = t("TexNoise", {"Vector": co, "Scale": 0.7, "Detail": 5, "Roughness": 0.65}).outputs["Fac"]
    c = t.ramp(n, [(0.3, lin("#8a6428")), (0.55, lin("#c39a4a")), (0.8, lin("#d8b56a"))])
    r = t.math("MULTIPLY_ADD", n, -0.25, 0.48)
    b = t("Bump", {"Height": n, "Strength": 0.06, "Distance": 0.2}).outputs[0]
    return t.surface(
        t(
            "BsdfPrincipled", {"Base Color": c, "Metallic": 1.0, "Roughness": r, "Normal": b}
        ).outputs[0]
    )


def bowl_of(seeds, n, look, R=8.0, at=(0, 0, 0), frames=90, seg=96):
    """A bowl with the rim radius R filled with `n` simulated seeds; a hill hidden inside saves thousands."""
    f = R / 8
    bowl = lathe("bowl", [(r * f, z * f) for r, z in BOWL], seg=seg, mat=bowl_mat(look), subsurf=2)
    bowl.location = at
    rim = 4.6 * f
    base = unseen(dome("base", R * 0.985, 2.3 * f, rim - 3.2 * f))
    prof = [(7.4, 2.8), (7.95, 4.6), (8.1, 5.0), (8.4, 5.3), (12, 40)]
    wall = unseen(lathe("wall", [(r * f, z * f) for r, z in prof], seg=64))
    z0 = rim + 0.2 + 0.5 * seeds.size
    M = seeds.drop(
        n, [base, wall], lambda x, y: math.hypot(x, y) < R - 0.9 * seeds.size, z0, frames
    )
    bpy.data.objects.remove(wall)
    base.data.materials.append(principled("under", seeds.k["col"][0], 0.9))
    bpy.context.scene.collection.objects.link(base)
    base.location = Vector(at) + Vector((0, 0, 0.3 * f))
    base.scale = (0.78, 0.78, 1)  # its edge stays inside the bowl's wall

    def within(p):
        """Not squeezed through the wall: inside the bowl's inner outline, or above its rim."""
        z, room = p.z / f, 0.42 * seeds.pitch
        r = np.interp(z, (0.35, 1.0, 2.5, 4.6), (3.2, 5.2, 7.0, 8.0)) * f
        return z > 1.6 and math.hypot(p.x, p.y) < (R * 1.03 if z > 4.4 else r - room)

    inside = [m for m in M if within(m.translation)]
    seeds.place(inside, Matrix.Translation(at))


def heap_of(seeds, n, R=6.4, at=(0, 0, 0), frames=110):
    """A loose heap on the table around a hidden hill; returns the seeds' places."""
    base = unseen(dome("base", R, 0.4 * R))
    floor = unseen(box("floor", (80, 80, 1), loc=(0, 0, -0.5)))
    z0 = 0.375 * R + 0.2 + 0.5 * seeds.size
    M = seeds.drop(
        n, [base, floor], lambda x, y: math.hypot(x, y) < R - 0.9 * seeds.size, z0, frames
    )
    bpy.data.objects.remove(floor)
    base.data.materials.append(principled("under", seeds.k["col"][0], 0.9))
    bpy.context.scene.collection.objects.link(base)
    base.location = Vector(at) + Vector((0, 0, -0.02))
    base.scale = (0.93, 0.93, 0.93)
    move = Matrix.Translation(at)
    M = [move @ m for m in M if m.translation.z > 0]
    seeds.place(M)
    return M


def pile_beside(seeds, n, at, others, R=2.6, frames=70):
    """A flat handful of seeds on the table, kept clear of the seeds that lie there already."""
    floor = unseen(box("floor", (60, 60, 1), loc=(0, 0, -0.5)))
    M = seeds.drop(n, [floor], lambda x, y: math.hypot(x, y) < R, 0.6, frames)
    bpy.data.objects.remove(floor)
    move = Matrix.Translation(at)
    M = [move @ m for m in M if m.translation.z > 0]
    seeds.place(
        [m for m in M if all((m.translation - o.translation).length > 1.02 for o in others)]
    )


def full_frame(seeds, n, frames):
    """Nothing but seeds, over a gentle off-centre mound."""
    X, Y = 12.5, 11.0
    V = [(x, y, z) for z in (0, 60) for x, y in ((-X, -Y), (X, -Y), (X, Y), (-X, Y))]
    F = [(0, 1, 2, 3), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
    tray = unseen(obj("tray", mesh("tray", V, F, smooth=False)))
    hump = unseen(dome("hump", 9, 1.6))
    hump.location = (2, 2.5, -0.05)
    M = seeds.drop(n, [tray, hump], lambda x, y: abs(x) < X - 0.7 and abs(y) < Y - 0.7, 1.2, frames)
    seeds.place([m for m in M if m.translation.z > -3])
    box("under", (40, 40, 0.1), principled("under", seeds.k["col"][0], 0.9))


def main():
    A = args(
        kind="soy",
        set="fill",
        out="pulses.png",
        w=960,
        h=640,
        spp=64,
        dn=1,
        seed=3,
        n=0,
        frames=110,
        bowl="navy",
        table="wood",
        side="",
        lens=0.0,
        exposure=0.0,
    )
    reset(A.seed)
    seeds = Seeds(A.kind)
    n = int(A.n) or seeds.k["n"]
    frames = int(A.frames)
    if A.set == "fill":
        full_frame(seeds, n, frames)
        studio(9, power=1.2)
        world_color("#ffffff", "#8a7a66", 0.4)
        camera((0, -17, 17.5), (0, -0.6, 1.6), A.lens or 80, 0.084, (0, -1.5, 2.4))
    else:
        if A.set == "heap":
            at = (-1.9, 0.8, 0) if A.side else (0, 0, 0)
            M = heap_of(seeds, int(n * 0.5), at=at, frames=frames)
            if A.side:
                pile_beside(Seeds(A.side), 46, (3.8, -7.8, 0), M)
            tabletop(A.table)
            camera((0, -25, 15), (0, -1.3, 0.8), A.lens or 42, 0.07, (0, -4.5, 2))
        else:
            bowl_of(seeds, int(n * 0.62), A.bowl, frames=frames)

            def spot():
                """A ring sector on the near side of the bowl."""
                a, r = random.uniform(3.4, 6.0), random.uniform(11.4 + seeds.size * 0.5, 18)
                return r * math.cos(a), r * math.sin(a)

            seeds.place(seeds.scatter(46 if seeds.size == 1 else 9, spot))
            tabletop(A.table)
            camera((0, -25.5, 18.5), (0.4, -0.4, 2.0), A.lens or 53, 0.07, (0, -4.5, 5))
        studio(10, power=1.5)
        world_color("#ffffff", "#5a6a86", 0.28)
    render(A.out, A.w, A.h, A.spp, A.dn, exposure=A.exposure)


if __name__ == "__main__":
    main()
