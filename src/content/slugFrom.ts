import slugify from 'slugify';

/** Makes a slug from a name: `Crème (fresh)` becomes `creme-fresh`. It is empty if no letter can be transliterated. */
export const slugFrom = (name: string): string =>
  slugify(name.replace(/[/_.]/g, ' '), { lower: true, strict: true });
