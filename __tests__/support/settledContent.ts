import sharp from 'sharp';
import { listContent } from '../../src/content-model/check/checkContent';
import { type ContentCopy, contentCopy } from './contentCopy';

/** The day on which everything is settled. */
export const TODAY = '2021-06-15';

/** As wide as the largest place asks for, and a good deal more. */
const WIDE = 2400;

export const MAILBOX = 'trade@deccan.in';

/** A picture of one colour. */
export const plainPicture = (width: number, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width, height: 600, channels: 3, background: '#9c7' } })
    .toFormat(format)
    .toBuffer();

const describe = (file: string): string =>
  `What ${file} offers, in words that no other page has.`.padEnd(75, '.');

function settleJson(content: ContentCopy, file: string): void {
  content.edit(file, (data) => {
    delete data.sample;
    if (data.seo) Object.assign(data.seo, { description: describe(file) });
    if (file.startsWith('timeline/')) data.title = '1990: An event';
  });
}

function settleArticle(content: ContentCopy, file: string): void {
  content.write(
    file,
    content
      .read(file)
      .replace(/^sample: .*\n/m, '')
      .replace(/^(date|teaserDate): .*$/gm, '$1: 2021-01-31')
      .replace(/^( +description: ).*$/m, `$1"${describe(file)}"`),
  );
}

/** A copy of the content in which all is settled that only the owner can settle. Call `remove` when done. */
export async function settledContent(): Promise<ContentCopy> {
  const content = contentCopy();
  const wide = { jpeg: await plainPicture(WIDE), png: await plainPicture(WIDE, 'png') };
  for (const file of listContent(content.dir)) {
    if (/\.(jpe?g|png)$/.test(file)) content.write(file, wide[file.endsWith('.png') ? 'png' : 'jpeg']);
    else if (file.endsWith('.md')) settleArticle(content, file);
    else settleJson(content, file);
  }
  content.edit('site.json', (site) => {
    Object.assign(site, {
      siteUrl: 'https://www.deccan.in',
      copyrightYear: 2021,
      email: MAILBOX,
      phones: [{ label: 'Office', number: '+91 20 2712 3456' }],
      socialLinks: [{ name: 'X', url: 'https://x.com/deccan', icon: 'brand-x' }],
      map: {
        url: 'https://www.openstreetmap.org/export/embed.html?marker=18.62713%2C73.80021',
        page: 'https://www.openstreetmap.org/?mlat=18.62713&mlon=73.80021#map=14/18.62713/73.80021',
      },
    });
    Object.assign(site.messaging as object, { url: 'https://wa.me/912027123456' });
    Object.assign(site.enquiry as object, { activatedFor: MAILBOX });
  });
  return content;
}
