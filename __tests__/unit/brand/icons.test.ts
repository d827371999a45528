import sharp from 'sharp';
import { brandPalette } from '../../../src/brand/colors';
import { brandIcons } from '../../../src/brand/icons';

const icons = brandIcons({ productName: 'Our House', tagline: 'What we do.' });

test('maskable icons have no transparent corner', async () => {
  const { channels } = await sharp((await icons)['android-chrome-512x512.png'] as Buffer)
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 8, height: 8 })
    .stats();
  expect(channels[3]?.min).toBe(255);
});

test('the manifest contains the site name and existing icons', async () => {
  const files = await icons;
  const manifest = JSON.parse(String(files['manifest.webmanifest'])) as {
    icons: { src: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Our House',
    description: 'What we do.',
    start_url: '/',
    theme_color: brandPalette().primary,
    background_color: brandPalette().background,
  });
  expect(manifest.icons).toHaveLength(2);
  for (const { src, purpose } of manifest.icons) {
    expect(files).toHaveProperty([src.slice(1)]);
    expect(purpose).toBe('any maskable');
  }
});
