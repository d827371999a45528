"""Shared helpers: arguments, scene reset, materials, lights, camera, render + own A/B denoiser.
Run: nice -n 19 blender -b --factory-startup -t 1 -P SCENE.py -- key=value ..."""
import bpy, math, os, random, sys, time
import numpy as np
from mathutils import Vector, Matrix, Euler

NAVY, SAFFRON, OFFWHITE = "#0b1f3a", "#e8a33d", "#f6f1e7"


def args(**defaults):
    a = dict(defaults)
    for kv in sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []:
        k, v = kv.split("=", 1)
        d = a.get(k)
        a[k] = type(d)(float(v)) if isinstance(d, (int, float)) else v
    return type("A", (), a)


def lin(h, a=1.0):
    """'#rrggbb' (sRGB) -> linear RGBA, which is what Cycles sockets want."""
    c = [int(h.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c) + (a,)


def reset(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    np.random.seed(seed)
    return bpy.context.scene


def obj(name, mesh, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), coll=None):
    o = bpy.data.objects.new(name, mesh)
    o.location, o.rotation_euler, o.scale = loc, rot, scale
    (coll or bpy.context.scene.collection).objects.link(o)
    if mat and not mesh.materials:
        mesh.materials.append(mat)
    return o


def mesh(name, verts, faces, smooth=True, uvs=None):
    m = bpy.data.meshes.new(name)
    m.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if smooth:
        m.polygons.foreach_set("use_smooth", [True] * len(m.polygons))
    if uvs is not None:
        lay = m.uv_layers.new(name="UVMap")
        idx = np.empty(len(m.loops), dtype=np.int32)
        m.loops.foreach_get("vertex_index", idx)
        lay.data.foreach_set("uv", np.asarray(uvs, dtype=np.float32)[idx].ravel())
    m.update()
    return m


def box(name, size, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.0):
    x, y, z = (s / 2 for s in size)
    v = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = obj(name, mesh(name, v, f, smooth=False), mat, loc, rot)
    if bevel:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bevel
        b.segments = 3
    return o


def lathe(name, profile, seg=96, mat=None, loc=(0, 0, 0), subsurf=0):
    """Revolve [(r,z),...] about Z; r==0 ends are closed with a pole."""
    V, F = [], []
    for r, z in profile:
        for i in range(seg):
            t = 2 * math.pi * i / seg
            V.append((r * math.cos(t), r * math.sin(t), z))
    for j in range(len(profile) - 1):
        for i in range(seg):
            a, b = j * seg + i, j * seg + (i + 1) % seg
            F.append((a, b, b + seg, a + seg))
    m = mesh(name, V, F)
    import bmesh

    bm = bmesh.new()
    bm.from_mesh(m)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.dissolve_degenerate(bm, edges=bm.edges, dist=1e-7)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(m)
    bm.free()
    m.polygons.foreach_set("use_smooth", [True] * len(m.polygons))
    o = obj(name, m, mat, loc)
    if subsurf:
        s = o.modifiers.new("s", "SUBSURF")
        s.levels = s.render_levels = subsurf
    return o


def lettering(text, size):
    """Flat mesh of printed text, lines centred on the origin; its x runs along the line, its y upwards."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, "CENTER", "CENTER"
    o = obj("text", curve)
    m = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    return m


class NT:
    """Tiny node-tree builder: n = t('ShaderNodeX', prop=..., in_Name=value_or_socket)."""

    def __init__(s, name, world=False):
        d = bpy.data.worlds.new(name) if world else bpy.data.materials.new(name)
        d.use_nodes = True
        s.data, s.tree = d, d.node_tree
        s.tree.nodes.clear()
        s.out = s.tree.nodes.new("ShaderNodeOutputWorld" if world else "ShaderNodeOutputMaterial")

    def __call__(s, typ, ins=None, **props):
        n = s.tree.nodes.new("ShaderNode" + typ)
        for k, v in props.items():
            setattr(n, k, v)
        for k, v in (ins or {}).items():
            s.put(n.inputs[k], v)
        return n

    def put(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            s.tree.links.new(v, sock)
        else:
            sock.default_value = v

    def surface(s, sock):
        s.tree.links.new(sock, s.out.inputs["Surface"])
        return s.data

    def ramp(s, fac, stops, interp="LINEAR"):
        n = s("ValToRGB", {"Fac": fac})
        cr = n.color_ramp
        cr.interpolation = interp
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position, e.color = p, c
        return n.outputs["Color"]

    def math(s, op, a, b=0.0, c=None):
        n = s("Math", operation=op)
        s.put(n.inputs[0], a)
        s.put(n.inputs[1], b)
        if c is not None:
            s.put(n.inputs[2], c)
        return n.outputs[0]

    def mix(s, fac, a, b, blend="MIX"):
        n = s("MixRGB", blend_type=blend)
        s.put(n.inputs[0], fac)
        s.put(n.inputs[1], a)
        s.put(n.inputs[2], b)
        return n.outputs[0]


def principled(name, color="#888888", rough=0.5, **ins):
    t = NT(name)
    d = {"Base Color": lin(color) if isinstance(color, str) else color, "Roughness": rough}
    d.update(ins)
    return t.surface(t("BsdfPrincipled", d).outputs[0])


def wood(name="wood", dark="#5b3418", light="#a06a38", scale=1.0, rough=0.42):
    t = NT(name)
    co = t("TexCoord").outputs["Object"]
    mp = t("Mapping", {"Vector": co, "Scale": (scale * 1.0, scale * 9, scale * 9)}).outputs[0]
    n1 = t(
        "TexNoise", {"Vector": mp, "Scale": 1.2, "Detail": 6, "Roughness": 0.6, "Distortion": 0.6}
    ).outputs["Fac"]
    mp2 = t("Mapping", {"Vector": co, "Scale": (scale * 2, scale * 60, scale * 60)}).outputs[0]
    n2 = t("TexNoise", {"Vector": mp2, "Scale": 2.0, "Detail": 4}).outputs["Fac"]
    c = t.ramp(n1, [(0.3, lin(dark)), (0.52, lin(light)), (0.7, lin(dark))])
    c = t.mix(0.35, c, t.ramp(n2, [(0.3, (0.25, 0.25, 0.25, 1)), (0.7, (1, 1, 1, 1))]), "MULTIPLY")
    bump = t("Bump", {"Height": n2, "Strength": 0.25, "Distance": 0.02 / scale}).outputs[0]
    return t.surface(
        t("BsdfPrincipled", {"Base Color": c, "Roughness": rough, "Normal": bump}).outputs[0]
    )


def world_color(top, bottom, strength=1.0):
    """Soft studio gradient: cheap, noise-free fill light."""
    t = NT("w", world=True)
    z = t("SeparateXYZ", {"Vector": t("TexCoord").outputs["Generated"]}).outputs[2]
    c = t.ramp(t.math("MULTIPLY_ADD", z, 0.5, 0.5), [(0.35, lin(bottom)), (0.75, lin(top))])
    bg = t("Background", {"Color": c, "Strength": strength})
    t.surface(bg.outputs[0])
    bpy.context.scene.world = t.data


def area(loc, target, size, power, color="#ffffff", size_y=None):
    l = bpy.data.lights.new("area", "AREA")
    l.energy, l.size, l.color = power, size, lin(color)[:3]
    if size_y:
        l.shape = "RECTANGLE"
        l.size_y = size_y
    o = bpy.data.objects.new("area", l)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def studio(S=1.0, key="#fff0d8", fill="#dfe8ff", power=1.0):
    """House light: big warm key from back-left, cool fill right, rim from behind. S = scene size."""
    area((-2.2 * S, 1.6 * S, 2.6 * S), (0, 0, 0), 2.0 * S, 170 * S * S * power, key)
    area((2.8 * S, -0.6 * S, 1.6 * S), (0, 0, 0), 2.2 * S, 35 * S * S * power, fill)
    area((0.8 * S, 3.0 * S, 1.4 * S), (0, 0, 0), 1.2 * S, 60 * S * S * power, key)


def camera(loc, target, lens=60, fstop=0.0, focus=None, shift=(0, 0)):
    c = bpy.data.cameras.new("cam")
    c.lens = lens
    c.shift_x, c.shift_y = shift
    c.clip_end = 5000
    c.clip_start = 0.001
    o = bpy.data.objects.new("cam", c)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    sc = bpy.context.scene
    sc.collection.objects.link(o)
    sc.camera = o
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus if focus is not None else target) - Vector(loc)).length
    return o


# ---------------------------------------------------------------- denoise (no OIDN in Debian's build)
def _box(a, r):
    """Edge-clamped box mean over the first two axes, running sums (O(1) per pixel)."""
    for ax in (0, 1):
        p = np.pad(a, [(r + 1, r) if i == ax else (0, 0) for i in range(a.ndim)], mode="edge")
        c = np.cumsum(p, axis=ax, dtype=np.float64)
        n = a.shape[ax]
        hi = np.take(c, np.arange(2 * r + 1, 2 * r + 1 + n), axis=ax)
        lo = np.take(c, np.arange(0, n), axis=ax)
        a = ((hi - lo) / (2 * r + 1)).astype(np.float32)
    return a


def _nlm(src, guide, var, feats, R, f, k, kf):
    """Filter `src` with weights taken from `guide` (the other half-buffer) and feature passes."""
    H, W, _ = src.shape
    pad = lambda x: np.pad(x, [(R, R), (R, R)] + [(0, 0)] * (x.ndim - 2), mode="reflect")
    gp, sp, vp = pad(guide), pad(src), pad(var)
    fp = [pad(x) for x in feats]
    acc = np.zeros_like(src)
    wsum = np.zeros((H, W, 1), np.float32)
    for dy in range(-R, R + 1):
        for dx in range(-R, R + 1):
            sl = (slice(R + dy, R + dy + H), slice(R + dx, R + dx + W))
            d = ((guide - gp[sl]) ** 2 - (var + np.minimum(var, vp[sl]))) / (
                1e-6 + k * k * (var + vp[sl])
            )
            d = _box(d.mean(axis=2), f)
            for x, y in zip(feats, fp):
                d = np.maximum(d, ((x - y[sl]) ** 2).sum(axis=2) / kf)
            w = np.exp(-np.clip(d, 0, 40))[..., None]
            acc += w * sp[sl]
            wsum += w
    return acc / wsum


def denoise(A, B, feats, R=5, f=2, k=0.6, kf=0.02):
    la, lb = np.log1p(np.maximum(A, 0)), np.log1p(np.maximum(B, 0))
    var = _box((la - lb) ** 2 / 2, 3) + 1e-7
    o = 0.5 * (_nlm(la, lb, var, feats, R, f, k, kf) + _nlm(lb, la, var, feats, R, f, k, kf))
    return np.expm1(o)


def _load(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = "Linear"
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)


def render(
    out,
    w=960,
    h=640,
    spp=64,
    dn=1,
    exposure=0.0,
    look="High Contrast",
    thr=0.03,
    bounces=4,
    transmission=8,
    view="Filmic",
):
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    c = sc.cycles
    c.device = "CPU"
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = thr
    c.adaptive_min_samples = 8
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = (
        bounces,
        2,
        2,
        transmission,
    )
    c.transparent_max_bounces = 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 3.0
    c.sample_clamp_direct = 12.0
    c.blur_glossy = 1.0
    c.use_fast_gi = False
    r = sc.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = int(w), int(h), 100
    r.use_persistent_data = True
    r.filter_size = 1.3
    sc.view_settings.view_transform = view
    sc.view_settings.look = look if view == "Filmic" else "None"
    sc.view_settings.exposure = exposure
    vl = sc.view_layers[0]
    vl.cycles.denoising_store_passes = True
    tmp = out + ".tmp"
    os.makedirs(tmp, exist_ok=True)
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    fo = nt.nodes.new("CompositorNodeOutputFile")
    fo.base_path = tmp
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.exr_codec = "ZIP"
    fo.file_slots.clear()
    nt.links.new(rl.outputs["Image"], nt.nodes.new("CompositorNodeComposite").inputs[0])
    for pname in ("Image", "Denoising Albedo", "Denoising Normal"):
        fo.file_slots.new(pname.replace(" ", ""))
        nt.links.new(rl.outputs[pname], fo.inputs[-1])
    t0 = time.time()
    p0 = time.process_time()
    bufs = []
    r.image_settings.file_format = "OPEN_EXR"
    for i in range(2 if dn else 1):
        c.seed = i + 1
        c.samples = max(8, int(spp) // (2 if dn else 1))
        sc.frame_current = i + 1
        r.filepath = os.path.join(tmp, "x.exr")
        bpy.ops.render.render(write_still=False)
        bufs.append(
            [
                _load(os.path.join(tmp, f"{n}{i + 1:04d}.exr"))
                for n in ("Image", "DenoisingAlbedo", "DenoisingNormal")
            ]
        )
    t1 = time.time()
    p1 = time.process_time()
    img = bufs[0][0]
    if dn:
        A, B = bufs[0][0][..., :3], bufs[1][0][..., :3]
        alb = _box((bufs[0][1] + bufs[1][1])[..., :3] / 2, 0)
        nor = (bufs[0][2] + bufs[1][2])[..., :3] / 2
        res = denoise(A, B, [alb, nor * 0.5])
        img = np.ones_like(img)
        img[..., :3] = res
    t2 = time.time()
    p2 = time.process_time()
    im = bpy.data.images.new("out", int(w), int(h), float_buffer=True)
    im.colorspace_settings.name = "Linear"
    im.pixels.foreach_set(np.ascontiguousarray(img, np.float32).ravel())
    im.update()
    r.image_settings.file_format = "JPEG" if out.endswith(".jpg") else "PNG"
    r.image_settings.quality = 86
    r.image_settings.color_mode = "RGB"
    r.image_settings.color_depth = "8"
    im.save_render(out, scene=sc)
    import shutil

    shutil.rmtree(tmp)
    print(
        f"RENDERED {out} {w}x{h} spp={spp} render={t1-t0:.0f}s wall {p1-p0:.0f}s cpu, denoise={t2-t1:.0f}s wall {p2-p1:.0f}s cpu",
        flush=True,
    )
