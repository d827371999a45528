/** The cloths that the company trades, behind the words of banners without a picture: `static/cloth`. */
import { BLOG, CONTACT, SPECIFICATIONS, THANK_YOU } from '../routes';

const CLOTHS: Readonly<Record<string, readonly string[]>> = {
  khadi: ['/about', '/leadership', '/team'],
  jute: ['/our-business', '/projects'],
  herringbone: ['/features', '/testimonials'],
  ikat: [BLOG],
  twill: [SPECIFICATIONS],
  muslin: [CONTACT, THANK_YOU],
  denim: ['/legacy', '/privacy'],
};

/** Returns the file of the cloth for a page, which all pages of a family share. */
export function clothOf(englishPath: string): string {
  const isOf = (page: string) => englishPath === page || englishPath.startsWith(`${page}/`);
  const [name = 'selvedge'] = Object.entries(CLOTHS).find(([, pages]) => pages.some(isOf)) ?? [];
  return `/cloth/${name}.avif`;
}
