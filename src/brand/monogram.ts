/** The portrait of a person without a photograph: initials in a rosette of the brand mark's grains. */
import { createHash } from 'node:crypto';
import { createElement as h } from 'react';
import sharp from 'sharp';
import { color, layOut } from './drawing';
import { grain } from './mark';

/** Width and height in pixels. */
const SIZE = 900;

/** Colours of background, outer petals, inner petals and letters. Letters have a contrast of at least 4.5:1. */
const schemes = [
  ['primary', 'accent', 'band', 'background'],
  ['band', 'link', 'accent', 'primary'],
  ['positive', 'background', 'accent', 'background'],
  ['link', 'band', 'accent', 'background'],
  ['background', 'positive', 'accent', 'primary'],
  ['accent', 'primary', 'background', 'primary'],
] as const;

/** How many petals a ring can have. */
const petalCounts = [16, 20, 24, 28] as const;

/** The first letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Bytes that depend on the name only, so that a person always gets the same rosette. */
const hashOf = (name: string): Uint8Array => createHash('sha256').update(name).digest();

/** The bytes of the hash that choose the colours and the petals: these give the people of this site varied ones. */
const CHOOSING_BYTE = { scheme: 27, petals: 0 } as const;

const pick = <Item>(items: readonly Item[], number = 0): Item => items[number % items.length] as Item;

/** A ring of `count` grains around the origin, as SVG paths. `turn` is in steps of the ring: 0.5 is half a petal. */
function ring(count: number, radius: number, scale: number, fill: string, turn = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) * 360) / count;
    return `<path d="${grain.d}" fill="${fill}" transform="rotate(${angle.toFixed(2)}) translate(0 -${radius}) scale(${scale}) translate(-16 -9)"/>`;
  }).join('');
}

/**
 * Draws the monogram of a person. The same name always gives the same picture.
 * @returns a PNG, 900 x 900 pixels
 */
export async function monogram(name: string): Promise<Buffer> {
  const hash = hashOf(name);
  const [background, outer, inner, letters] = pick(schemes, hash[CHOOSING_BYTE.scheme]);
  const count = pick(petalCounts, hash[CHOOSING_BYTE.petals]);
  const width = (2 * Math.PI * 345) / count / 11;
  const rosette = [
    ring(count, 345, width, color(outer)),
    ring(count, 292, width * 0.62, color(inner), 0.5),
    `<circle r="258" fill="${color(background)}" stroke="${color(outer)}" stroke-width="6"/>`,
  ].join('');
  const lettering = await layOut(
    h(
      'div',
      {
        style: {
          display: 'flex',
          width: '100%',
          height: '100%',
          alignItems: 'center',
          justifyContent: 'center',
          fontSize: 270,
          color: color(letters),
        },
      },
      initials(name),
    ),
    { width: SIZE, height: SIZE },
  );
  const half = SIZE / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="-${half} -${half} ${SIZE} ${SIZE}"><rect x="-${half}" y="-${half}" width="${SIZE}" height="${SIZE}" fill="${color(background)}"/>${rosette}</svg>`;
  return sharp(Buffer.from(svg))
    .composite([{ input: Buffer.from(lettering) }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}
