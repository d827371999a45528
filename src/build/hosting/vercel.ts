import { everywhere, type Headers, IMMUTABLE, immutable, REVALIDATED, redirects } from './rules';

const rule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** `vercel.json`. If several rules set the same header, the last one counts. */
export const printVercel = (): string => {
  const endings = immutable.endings.map((ending) => ending.slice(1)).join('|');
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'gatsby',
    buildCommand: 'npm run build',
    outputDirectory: 'public',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', { ...everywhere, 'Cache-Control': REVALIDATED }),
      ...immutable.folders.map((folder) => rule(`${folder}/(.*)`, { 'Cache-Control': IMMUTABLE })),
      rule(`/([^/]+)\\.(${endings})`, { 'Cache-Control': IMMUTABLE }),
    ],
    redirects: Object.entries(redirects).map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
};
