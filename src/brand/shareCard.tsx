/** Creates share cards: pictures that social networks and messengers show for a link to a page (`og:image`). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';
import { SHARE_CARD } from '../lib/generatedFiles';
import { packageFile } from '../lib/packageFile';
import { brandPalette } from './colors';
import { draw, logoOnDark } from './logo';
import { brandContent } from './siteContent';

/** The font weight of headings. Satori does not support the variable font of the pages, so load static font files. */
const WEIGHT = 600;

const fontFile = (family: string, subset: string) =>
  `@fontsource/${family}/files/${family}-${subset}-${WEIGHT}-normal.woff`;

/** Satori draws each character with the first font that has it. `NOT_ON_CARDS` depends on these fonts. */
export const fonts = [
  fontFile('anek-latin', 'latin'),
  fontFile('anek-latin', 'latin-ext'),
  fontFile('anek-latin', 'vietnamese'),
  fontFile('anek-devanagari', 'devanagari'),
  fontFile('readex-pro', 'arabic'),
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
].map((file) => ({
  name: file,
  weight: WEIGHT as 600,
  data: readFileSync(packageFile(file)),
}));

const SIZE = { width: SHARE_CARD.width, height: SHARE_CARD.height };

/** Size of the picture in pixels. It covers the part of the card where lines end; the title is where they begin. */
const PICTURE = { width: 800, height: SIZE.height };

interface Card {
  title: string;
  /** Short lines below the title. */
  facts: readonly string[];
  productName: string;
  /** Absolute path of the picture file. */
  picture: string;
  /** The direction of the language. The text begins at the start of its lines, and the picture is at their end. */
  direction: 'ltr' | 'rtl';
}

/** Maximum size of the logo in pixels. */
const LOGO = { width: 420, height: 64 };

/** Padding in pixels around a logo that needs a light background. */
const AROUND_LOGO = 12;

/** Returns the font size in pixels. Long titles have a smaller font size, so that they have at most four lines. */
const fontSizeOf = (title: string): number => (title.length < 18 ? 96 : title.length < 40 ? 72 : 58);

/** Renders the SVG over the picture: a gradient that fades out towards the picture, logo, line, title and facts. */
async function overlay({ title, facts, productName, direction }: Omit<Card, 'picture'>): Promise<string> {
  const isRtl = direction === 'rtl';
  const start = isRtl ? 'flex-end' : 'flex-start';
  const { primary, accent, background } = brandPalette();
  const { svg, ground } = logoOnDark();
  const { png, width, height } = await draw(svg, LOGO);
  const tile =
    ground === primary ? {} : { padding: AROUND_LOGO, borderRadius: AROUND_LOGO, background: ground };
  const card = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    padding: 64,
    color: background,
    backgroundImage: `linear-gradient(${isRtl ? 270 : 90}deg, ${primary} 34%, ${primary}b8 52%, ${primary}30 76%, ${primary}00)`,
  } as const;
  const headline = { maxWidth: 720, fontSize: fontSizeOf(title), lineHeight: isRtl ? 1.35 : 1.08 };
  // Satori converts text to paths, so the SVG needs no installed font.
  return satori(
    <div style={card}>
      <div style={{ display: 'flex', alignItems: 'center', alignSelf: start, gap: 16, fontSize: 34 }}>
        <div style={{ display: 'flex', ...tile }}>
          <img src={`data:image/png;base64,${png.toString('base64')}`} alt="" width={width} height={height} />
        </div>
        {brandContent().logoHasName ? '' : productName}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', alignItems: start }}>
        <div style={{ width: 96, height: 8, borderRadius: 4, marginBottom: 32, background: accent }} />
        <div style={{ ...headline, textWrap: 'balance', direction }}>{title}</div>
        {facts.map((fact) => (
          <div key={fact} style={{ maxWidth: 640, marginTop: 16, fontSize: 34, lineHeight: 1.2, direction }}>
            {fact}
          </div>
        ))}
      </div>
    </div>,
    { ...SIZE, fonts },
  );
}

/**
 * Prepares a share card without rendering it, so that the caller can skip a card that already exists.
 * @returns `digest`, a hash of the card, and `render`, which returns the card as a JPEG file
 */
export async function shareCard(card: Card, pictureDigest: string) {
  const svg = await overlay(card);
  return {
    digest: createHash('sha256').update(svg).update(pictureDigest).digest('hex').slice(0, 8),
    render: async (): Promise<Buffer> => {
      const { primary, surface } = brandPalette();
      const picture = await sharp(card.picture)
        // Without parameters, `rotate` makes photographs of phones upright.
        .rotate()
        .flatten({ background: surface })
        .resize({ ...PICTURE, fit: 'cover' })
        .jpeg()
        .toBuffer();
      return sharp({ create: { ...SIZE, channels: 3, background: primary } })
        .composite([
          { input: picture, left: card.direction === 'rtl' ? 0 : SIZE.width - PICTURE.width, top: 0 },
          { input: Buffer.from(svg), left: 0, top: 0 },
        ])
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer();
    },
  };
}
