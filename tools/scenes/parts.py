"""Machined steel and brass parts on a workbench: gears, ball bearings, flange, bush, bolts and nuts.
Run: blender -b --factory-startup -t 1 -P parts.py -- w=1080 h=720 spp=28 out=industrial.jpg   (1 unit = 1 cm)

The builders (prism, turned, bolt, nut ...) can be imported by other scenes; the picture is made in main()."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *


def metal(name, color, rough=0.26, groove=14.0, depth=0.012, grime="#2a1f14", aniso=0.0):
    """Turned metal: lathe marks run round the local Z axis, oily smudges vary gloss and colour."""
    t = NT(name)
    co = t("TexCoord").outputs["Object"]
    s = t("SeparateXYZ", {"Vector": co}).outputs
    r = t.math("SQRT", t.math("ADD", t.math("POWER", s[0], 2), t.math("POWER", s[1], 2)))
    w = t.math("MULTIPLY", t.math("ADD", r, s[2]), groove)
    ring = t("TexNoise", {"W": w, "Scale": 1, "Detail": 3}, noise_dimensions="1D").outputs["Fac"]
    blot = t("TexNoise", {"Vector": co, "Scale": 0.55, "Detail": 5, "Roughness": 0.6}).outputs[
        "Fac"
    ]
    speck = t("TexNoise", {"Vector": co, "Scale": 6, "Detail": 4, "Roughness": 0.7}).outputs["Fac"]
    c = t.mix(
        t.ramp(blot, [(0.42, (0, 0, 0, 1)), (0.75, (0.4, 0.4, 0.4, 1))]), lin(color), lin(grime)
    )
    c = t.mix(t.ramp(speck, [(0.6, (0, 0, 0, 1)), (0.72, (0.3, 0.3, 0.3, 1))]), c, lin(grime))
    rg = t.math("MULTIPLY_ADD", blot, 0.3, rough - 0.15)
    rg = t.math("MULTIPLY_ADD", ring, 0.12, t.math("SUBTRACT", rg, 0.06))
    bump = t("Bump", {"Height": ring, "Strength": 0.35, "Distance": depth}).outputs[0]
    ins = {"Base Color": c, "Metallic": 1.0, "Roughness": rg, "Normal": bump}
    if aniso:
        ins["Anisotropic"] = aniso
        ins["Tangent"] = t("Tangent", direction_type="RADIAL", axis="Z").outputs[0]
    return t.surface(t("BsdfPrincipled", ins).outputs[0])


def sharp(me, angle=32):
    """Smooth shading that keeps machined edges crisp."""
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(angle)
    return me


def circle(r, n=64, c=(0, 0), a0=0.0):
    return [
        (
            c[0] + r * math.cos(a0 + 2 * math.pi * i / n),
            c[1] + r * math.sin(a0 + 2 * math.pi * i / n),
        )
        for i in range(n)
    ]


def prism(name, rings, height, bevel=0.06):
    """Mesh: flat outline with holes (first ring outside), `height` thick from z=0, all edges chamfered."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.fill_mode = "2D", "BOTH"
    cu.extrude, cu.bevel_depth, cu.bevel_resolution = height / 2 - bevel, bevel, 1
    cu.offset = -bevel
    for ring in rings:
        sp = cu.splines.new("POLY")
        sp.points.add(len(ring) - 1)
        for p, q in zip(sp.points, ring):
            p.co = (q[0], q[1], 0, 1)
        sp.use_cyclic_u = True
    o = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(o)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    bpy.data.objects.remove(o)
    me.transform(Matrix.Translation((0, 0, height / 2)))
    me.materials.clear()
    return sharp(me)


def turned(name, profile, mat, seg=128):
    """Lathe part with crisp chamfers."""
    o = lathe(name, profile, seg, mat)
    sharp(o.data)
    return o


def group(parts, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Parent loose parts of one assembly to an empty and place it."""
    e = bpy.data.objects.new("group", None)
    e.location, e.rotation_euler = loc, rot
    bpy.context.scene.collection.objects.link(e)
    for p in parts:
        p.parent = e
    return e


def tooth_outline(m, n):
    """Closed outline of a spur gear, module m, n teeth: involute flanks, filleted root, eased tip."""
    rp, pa = m * n / 2, math.radians(20)
    rb, ro, rr = rp * math.cos(pa), rp + m, rp - 1.25 * m
    inv = lambda a: math.tan(a) - a

    def half(r):
        return math.pi / (2 * n) + inv(pa) - inv(math.acos(min(1, rb / r)))

    radii = [max(rb, rr) + (ro - max(rb, rr)) * (i / 6) for i in range(7)]
    side = [(rr, half(radii[0]) * 1.5), (rr + 0.12 * m, half(radii[0]) * 1.14)]
    side += [(r, half(r)) for r in radii[:-1]]
    side += [(ro - 0.05 * m, half(ro)), (ro, half(ro) * 0.8)]
    out = []
    for k in range(n):
        a = 2 * math.pi * k / n
        out += [(r * math.cos(a - h), r * math.sin(a - h)) for r, h in side]
        out += [(r * math.cos(a + h), r * math.sin(a + h)) for r, h in side[::-1]]
    return out


def gear(mats, m=0.5, n=28, width=2.0, bore=1.3, hub=2.4, hub_h=0.8, holes=6):
    """Spur gear: toothed rim, recessed web with lightening holes, hub with a keyway. Returns parts."""
    rp = m * n / 2
    rim = rp - 3.1 * m
    parts = [
        obj("teeth", prism("teeth", [tooth_outline(m, n), circle(rim, 96)], width, 0.07), mats[0])
    ]
    hr = (rim - hub) * 0.27
    web = [circle(rim + 0.05, 96), circle(hub - 0.05, 64)]
    web += [
        circle(hr, 40, ((rim + hub) / 2 * math.cos(a), (rim + hub) / 2 * math.sin(a)))
        for a in (2 * math.pi * k / holes for k in range(holes))
    ]
    parts.append(obj("web", prism("web", web, width * 0.5, 0.05), mats[1], (0, 0, width * 0.25)))
    key, n_b = 0.32, 72
    hole = [p for p in circle(bore, n_b) if not (p[0] > 0 and abs(p[1]) < key)]
    x = math.sqrt(bore**2 - key**2)
    cut = next(i for i, p in enumerate(hole) if p[1] > 0)
    hole = hole[cut:] + hole[:cut]
    hole += [(x, -key), (x + 0.42, -key), (x + 0.42, key), (x, key)]
    parts.append(obj("hub", prism("hub", [circle(hub, 96), hole], width + hub_h, 0.08), mats[1]))
    return parts


def bearing(steel, cage_mat, W=2.1, R=4.0, r=1.9):
    """Deep-groove ball bearing round Z, from z=-W/2 to W/2: two races, nine balls, pressed ribbon cage."""
    rp, rb, rg = (R + r) / 2, (R - r) * 0.295, (R - r) * 0.303
    h, c = W / 2, 0.14
    arc = [rg * 0.78 * math.sin(math.pi / 2 * k / 6) for k in range(-6, 7)]
    lo, li = rp + rb * 0.55, rp - rb * 0.55
    outer = [
        (lo, -h + 0.06),
        (lo + 0.06, -h),
        (R - c, -h),
        (R - c * 0.3, -h + c * 0.3),
        (R, -h + c),
    ]
    outer += [(R, h - c), (R - c * 0.3, h - c * 0.3), (R - c, h), (lo + 0.06, h), (lo, h - 0.06)]
    outer += [(rp + math.sqrt(rg**2 - z * z), z) for z in arc[::-1]] + [(lo, -h + 0.06)]
    inner = [(li, h - 0.06), (li - 0.06, h), (r + c, h), (r + c * 0.3, h - c * 0.3), (r, h - c)]
    inner += [
        (r, -h + c),
        (r + c * 0.3, -h + c * 0.3),
        (r + c, -h),
        (li - 0.06, -h),
        (li, -h + 0.06),
    ]
    inner += [(rp - math.sqrt(rg**2 - z * z), z) for z in arc] + [(li, h - 0.06)]
    parts = [turned("outer", outer, steel), turned("inner", inner, steel)]
    n = 9
    for k in range(n):
        a = 2 * math.pi * k / n
        p = (rp * math.cos(a), rp * math.sin(a), 0)
        parts.append(ball(rb, steel, p))
    # ribbon: flat between the balls, cupped over them, one above and one below
    for s in (1, -1):
        V, F, seg, band = [], [], 360, (-0.42, -0.2, 0, 0.2, 0.42)
        for i in range(seg):
            a = 2 * math.pi * i / seg
            da = ((a * n / (2 * math.pi) + 0.5) % 1 - 0.5) * 2 * math.pi / n
            for b in band:
                d = math.hypot(rp * da, b * rb)
                z = max(0.03, math.sqrt(max(0, (rb * 1.12) ** 2 - d * d)))
                V.append(((rp + b * rb) * math.cos(a), (rp + b * rb) * math.sin(a), s * z))
        w = len(band)
        for i in range(seg):
            for j in range(w - 1):
                q, e = i * w + j, (i + 1) % seg * w + j
                F.append((q, e, e + 1, q + 1))
        o = obj("cage", sharp(mesh("cage", V, F), 50), cage_mat)
        so = o.modifiers.new("t", "SOLIDIFY")
        so.thickness, so.offset = 0.05, 0
        parts.append(o)
    for k in range(n):
        a = 2 * math.pi * (k + 0.5) / n
        parts.append(ball(0.09, cage_mat, (rp * math.cos(a), rp * math.sin(a), 0.07), 16))
    return parts


def ball(r, mat, loc, seg=48):
    pr = [(r * math.sin(math.pi * i / 24), -r * math.cos(math.pi * i / 24)) for i in range(25)]
    o = lathe("ball", pr, seg, mat, loc)
    o.rotation_euler = (random.random() * 6, random.random() * 6, 0)
    return o


def hex_body(name, af, h, bore=0.0, both=False, seg=144):
    """Hexagon af across flats, z 0..h, corners turned off at 30 degrees (both ends for a nut)."""
    ri, k = af / 2, 0.577

    def r(a):
        return ri / math.cos((a + math.pi / 6) % (math.pi / 3) - math.pi / 6)

    rings = []
    rc = ri * 0.97

    def push(f):
        rings.append([f(2 * math.pi * i / seg) for i in range(seg)])

    push(lambda a: (bore or 0.001, 0.06 if bore else 0))
    if bore:
        push(lambda a: (bore + 0.06, 0))
    push(lambda a: (rc, 0))
    push(lambda a: (r(a), (r(a) - rc) * k if both else 0.02))
    push(lambda a: (r(a), h - (r(a) - rc) * k))
    push(lambda a: (rc, h))
    if bore:
        push(lambda a: (bore + 0.06, h))
    push(lambda a: (bore or 0.001, h - 0.06 if bore else h))
    if bore:
        push(lambda a: (bore, 0.06))
    V = [
        (q[0] * math.cos(2 * math.pi * i / seg), q[0] * math.sin(2 * math.pi * i / seg), q[1])
        for ring in rings
        for i, q in enumerate(ring)
    ]
    F = [
        (j * seg + i, j * seg + (i + 1) % seg, (j + 1) * seg + (i + 1) % seg, (j + 1) * seg + i)
        for j in range(len(rings) - 1)
        for i in range(seg)
    ]
    return sharp(mesh(name, V, F), 25)


def thread(name, r, z0, z1, pitch, mat, seg=48):
    """Rod with a rolled V thread between z0 and z1 and a chamfered end at z1."""
    n = int((z1 - z0) / pitch * 8)
    V, F = [], []
    for j in range(n + 1):
        z = z0 + (z1 - z0) * j / n
        for i in range(seg):
            a = 2 * math.pi * i / seg
            ph = ((z / pitch - i / seg) % 1) * 2 - 1
            rr = r - 0.55 * pitch * min(1, abs(ph) * 1.25)
            rr = min(rr, r - 0.5 * pitch + (z1 - z))
            V.append((rr * math.cos(a), rr * math.sin(a), z))
    for j in range(n):
        for i in range(seg):
            a, b = j * seg + i, j * seg + (i + 1) % seg
            F.append((a, b, b + seg, a + seg))
    F.append(tuple(range(n * seg, (n + 1) * seg)))
    return obj(name, sharp(mesh(name, V, F), 60), mat)


def bolt(mat, d=1.0, length=5.0, plain=1.6):
    """Hex bolt: head z -k..0, shank downwards is +Z here so that it lies easily."""
    k = 0.65 * d
    head = obj("head", hex_body("head", 1.65 * d, k), mat, (0, 0, 0), (math.pi, 0, 0))
    sh = [
        (0.45 * d, -0.05),
        (d / 2 + 0.08, 0.0),
        (d / 2, 0.08),
        (d / 2, plain),
        (d * 0.44, plain + 0.06),
    ]
    return [
        head,
        turned("shank", sh, mat, 64),
        thread("thread", d / 2, plain, length, 0.15 * d, mat),
    ]


def nut(mat, d=1.0):
    o = obj("nut", hex_body("nut", 1.65 * d, 0.85 * d, 0.46 * d, both=True), mat)
    return o


def lie(parts, d, loc, rz, head=1.65):
    """Lay a bolt on the table: it rests on a flat of its head and on the thread's end."""
    r0, L = head * d / 2, 5.2 * d
    tilt = math.asin((r0 - d / 2) / L)
    e = group(parts, (loc[0], loc[1], r0), (0, math.pi / 2 + tilt, 0))
    e.rotation_mode = "QUATERNION"
    e.rotation_quaternion = (
        Euler((0, 0, rz)).to_quaternion()
        @ Euler((0, math.pi / 2 + tilt, 0)).to_quaternion()
        @ Euler((0, 0, math.pi / 6)).to_quaternion()
    )


def lean(parts, R, theta, at, rz=0.0, roll=0.0):
    """Stand a disc (axis Z, back face at z=0, radius R) on its rim, leaning back by theta; front face to -Y."""
    c = R * math.cos(theta)
    e = group(parts)
    e.rotation_mode = "QUATERNION"
    q = (
        Euler((0, 0, rz)).to_quaternion()
        @ Euler((math.pi / 2 - theta, 0, 0)).to_quaternion()
        @ Euler((0, 0, roll)).to_quaternion()
    )
    e.rotation_quaternion = q
    e.location = (at[0], at[1], c)
    return e


def flange(steel, R=5.2, H=1.3):
    """Weld-neck flange lying on its face: bolted plate, raised turned neck."""
    n, pc, hr = 8, R * 0.79, 0.48
    holes = [
        circle(hr, 40, (pc * math.cos(a), pc * math.sin(a)))
        for a in (2 * math.pi * (k + 0.3) / n for k in range(n))
    ]
    plate = obj("plate", prism("plate", [circle(R, 160), circle(1.9, 96)] + holes, H, 0.09), steel)
    neck = [(1.9, H - 0.1), (3.1, H - 0.02), (2.95, H + 0.12), (2.8, H + 0.45), (2.5, H + 1.7)]
    neck += [(2.42, H + 2.0), (2.12, H + 2.12), (1.95, H + 2.1), (1.88, H + 2.0), (1.88, H - 0.1)]
    return [plate, turned("neck", neck, steel)]


def valve_body(brass):
    """Turned brass fitting standing on its hexagon: hex, collar, thread, tapered nose."""
    parts = [obj("hex", hex_body("hex", 4.0, 1.7, both=True), brass)]
    parts.append(
        turned(
            "collar",
            [(1.3, 1.68), (1.62, 1.7), (1.62, 1.95), (1.42, 2.1), (1.3, 2.15), (1.3, 2.5)],
            brass,
        )
    )
    parts.append(thread("male", 1.5, 2.3, 4.6, 0.28, brass, 96))
    nose = [
        (1.1, 4.5),
        (1.1, 5.0),
        (1.32, 5.05),
        (1.36, 5.15),
        (1.36, 5.35),
        (1.1, 5.9),
        (1.04, 6.0),
    ]
    nose += [(0.9, 6.02), (0.8, 5.95), (0.76, 5.85), (0.76, 4.4)]
    return parts + [turned("nose", nose, brass)]


def bush(brass):
    """Flanged plain bearing bush with an oil groove."""
    p = [
        (1.6, 0.06),
        (1.66, 0),
        (3.0, 0),
        (3.1, 0.1),
        (3.1, 0.6),
        (3.0, 0.7),
        (2.3, 0.7),
        (2.2, 0.8),
    ]
    p += [
        (2.2, 2.0),
        (2.12, 2.06),
        (2.12, 2.3),
        (2.2, 2.36),
        (2.2, 3.5),
        (2.06, 3.66),
        (1.72, 3.66),
    ]
    p += [(1.6, 3.56), (1.6, 0.06)]
    return [turned("bush", p, brass)]


def bench(dark="#3a2618", light="#74523a"):
    """Oil-darkened planks with irregular joints."""
    wm = wood("bench", scale=0.05, dark=dark, light=light, rough=0.5)
    for j in range(-3, 9):
        box(
            "plank",
            (130, 7.85, 2),
            wm,
            (random.uniform(-9, 9), j * 8 - 12, -1 + random.uniform(-0.05, 0)),
            (0, 0, random.uniform(-0.002, 0.002)),
            bevel=0.14,
        )


def backdrop(color="#55606c", glow="#dcc39a", y=58):
    """Plastered workshop wall, warm on the lit side."""
    t = NT("wall")
    co = t("TexCoord").outputs["Object"]
    x = t("SeparateXYZ", {"Vector": co}).outputs[0]
    n = t("TexNoise", {"Vector": co, "Scale": 0.07, "Detail": 6, "Roughness": 0.6}).outputs["Fac"]
    f = t.math("ADD", t.math("MULTIPLY_ADD", x, 0.006, 0.3), t.math("MULTIPLY", n, 0.4))
    c = t.ramp(f, [(0.1, lin(glow)), (0.75, lin(color))])
    m = t.surface(t("BsdfDiffuse", {"Color": c}).outputs[0])
    obj(
        "wall",
        mesh("wall", [(-160, y, -5), (160, y, -5), (160, y, 95), (-160, y, 95)], [(0, 1, 2, 3)]),
        m,
    )


def main():
    A = args(out="parts.png", w=960, h=640, spp=28, dn=1, seed=7)
    reset(A.seed)
    bench()
    backdrop()
    steel = metal("steel", "#c4c2bd", 0.22, aniso=0.5)
    mill = metal("milled", "#8f8e8c", 0.3, groove=9, aniso=0.4)
    bright = metal("bearing steel", "#dcdad6", 0.16, groove=22, depth=0.004)
    zinc = metal("zinc", "#b9b7ae", 0.33, groove=5)
    black = metal("blackened", "#4a4743", 0.38, groove=6)
    brass = metal("brass", "#cfa660", 0.27, grime="#4a2c0c", aniso=0.4)
    cage = metal("cage", "#c79a52", 0.3, grime="#4a2c0c")

    # big gear leans on a sawn timber block: the block's top edge lies in the plane of the gear's back
    th, R, cy, hb = math.radians(17), 7.5, 6.8, 8.0
    lean(gear((steel, mill), m=0.5, n=28, width=2.0), R, th, (-4.6, cy), 0.0, 0.11)
    yb = cy + (hb - R * math.cos(th)) * math.tan(th)
    timber = wood("block", scale=0.08, dark="#5a3a20", light="#946a42", rough=0.75)
    box("block", (10, 8, hb), timber, (-5.0, yb + 4.02, hb / 2), bevel=0.22)

    # flange leans the same way on a second, lower block
    tf, fy, hf = math.radians(30), 7.6, 5.6
    lean(flange(mill), 5.2, tf, (8.5, fy), 0.0, 0.2)
    yb = fy + (hf - 5.2 * math.cos(tf)) * math.tan(tf)
    box("block", (6.5, 7, hf), timber, (8.9, yb + 3.52, hf / 2), bevel=0.2)

    # small bearing leans on the upper edge of the bush, 3.31 cm from its axis
    bx, by, t2, rs, ws, rz = 1.4, 0.4, math.radians(24), 2.7, 1.5, 0.42
    group(bush(brass), (bx, by, 0))
    at = (bx + 3.31 * math.sin(rz), by - 3.31 * math.cos(rz))
    e = lean(bearing(bright, cage, W=ws, R=rs, r=1.25), rs, t2, at, rz, 0.3)
    e.location.z += ws / 2 * math.sin(t2)

    group(bearing(bright, cage, W=2.1), (-7.6, -3.6, 1.05), (0, 0, 0.5))
    group(valve_body(brass), (9.4, -2.4, 0), (0, 0, 0.3))
    pinion = gear((mill, steel), m=0.34, n=17, width=1.7, bore=0.75, hub=1.35, hub_h=0.7, holes=0)
    group(pinion, (5.5, -7.5, 0), (0, 0, 0.2))
    lie(bolt(zinc, 1.0, 5.2), 1.0, (-6.4, -9.6), 0.3)
    group(bolt(zinc, 1.0, 4.0), (10.1, -7.4, 0.65), (0, 0, 0.5))
    group([nut(zinc)], (-2.6, -5.6, 0), (0, 0, 0.4))
    group([nut(black)], (-0.9, -6.2, 0), (0, 0, 0.9))
    for x, y in ((0.9, -8.9), (-3.9, -7.3), (8.3, -5.6)):
        ball(0.56, bright, (x, y, 0.56))

    area((-26, 6, 24), (0, 0, 3), 15, 15000, "#fff0d8")
    area((30, -12, 16), (0, 0, 4), 24, 2600, "#dfe8ff")
    area((14, 34, 24), (0, 0, 5), 14, 5000, "#ffe9c8")
    area((-6, -4, 40), (0, 0, 0), 16, 3000, "#fff4e2", size_y=6)
    area((-24, -26, 14), (0, 0, 5), 7, 2600, "#fff0d8", size_y=22)
    area((-20, 34, 22), (-12, 58, 12), 18, 5000, "#ffdca6")
    world_color("#e6ebf2", "#8a7a66", 0.4)
    camera((1.5, -40, 19.5), (0.6, 0, 5.0), lens=44, fstop=0.05, focus=(0, -3.5, 3))
    render(A.out, A.w, A.h, A.spp, A.dn, exposure=0.75)


if __name__ == "__main__":
    main()
