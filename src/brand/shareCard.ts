/** The picture that social networks and messengers show when a page is shared. */
import { createHash } from 'node:crypto';
import { createElement as h } from 'react';
import sharp from 'sharp';
import { SHARE_CARD } from '../generatedFiles';
import { color, layOut, roundMark } from './drawing';

const SIZE = { width: SHARE_CARD.width, height: SHARE_CARD.height };

/** Pixels of the picture, which fills the card's right side; the title stands on the left. */
const PICTURE = { width: 800, height: SIZE.height };

interface Card {
  /** The title of the page, as large as it fits. */
  title: string;
  productName: string;
  /** A picture file, absolute. */
  picture: string;
}

const dataUri = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Pixels: long titles in smaller letters, so that they keep to four lines. */
const letterSize = (title: string): number => (title.length < 18 ? 96 : title.length < 40 ? 72 : 58);

/** What lies over the picture: ink that fades out to the right, the brand, a rule and the title. */
function overlay({ title, productName }: Pick<Card, 'title' | 'productName'>): Promise<string> {
  const ink = color('primary');
  const brand = h(
    'div',
    { style: { display: 'flex', alignItems: 'center', gap: 16, fontSize: 34 } },
    // The disc is as dark as the card, so that the compass is what lines up with the letters.
    h('img', { src: dataUri(roundMark()), width: 72, height: 72, style: { margin: '-8px -4px -8px -5px' } }),
    productName,
  );
  const rule = h('div', {
    style: { width: 96, height: 8, borderRadius: 4, marginBottom: 32, background: color('accent') },
  });
  const headline = h(
    'div',
    { style: { maxWidth: 720, fontSize: letterSize(title), lineHeight: 1.08, textWrap: 'balance' } },
    title,
  );
  return layOut(
    h(
      'div',
      {
        style: {
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          boxSizing: 'border-box',
          width: '100%',
          height: '100%',
          padding: 64,
          color: color('background'),
          backgroundImage: `linear-gradient(90deg, ${ink} 34%, ${ink}b8 52%, ${ink}30 76%, ${ink}00)`,
        },
      },
      brand,
      h('div', { style: { display: 'flex', flexDirection: 'column' } }, rule, headline),
    ),
    SIZE,
  );
}

/**
 * Draws a card.
 * @param pictureDigest changes whenever the picture does
 * @returns its `digest`, which changes whenever the card does, and `write`, which makes the JPEG file
 */
export async function shareCard(card: Card, pictureDigest: string) {
  const svg = await overlay(card);
  return {
    digest: createHash('sha256').update(svg).update(pictureDigest).digest('hex').slice(0, 8),
    write: async (file: string): Promise<void> => {
      const picture = await sharp(card.picture)
        .resize({ ...PICTURE, fit: 'cover' })
        .toBuffer();
      await sharp({ create: { ...SIZE, channels: 3, background: color('primary') } })
        .composite([
          { input: picture, left: SIZE.width - PICTURE.width, top: 0 },
          { input: Buffer.from(svg), left: 0, top: 0 },
        ])
        .jpeg({ quality: 80, mozjpeg: true })
        .toFile(file);
    },
  };
}
