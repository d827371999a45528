import {
  BRIEF,
  everywhere,
  HASHED_NAME,
  type Headers,
  immutableFolders,
  REVALIDATED,
  redirects,
} from './rules';

const rule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/**
 * `vercel.json`. If several rules set the same header, the last one counts; a rule holds for the path, whether the file
 * exists or not. Without `cleanUrls` and `trailingSlash` pages are served with and without a slash at the end: each of
 * them makes redirects of its own, for paths of any form.
 */
export const printVercel = (): string => {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'gatsby',
    buildCommand: 'npm run build',
    outputDirectory: 'public',
    headers: [
      rule('/(.*)', { ...everywhere, 'Cache-Control': REVALIDATED }),
      ...immutableFolders.map((folder) => rule(`${folder}/(.*)`, { 'Cache-Control': BRIEF })),
      rule(`/(${HASHED_NAME})`, { 'Cache-Control': BRIEF }),
    ],
    redirects: Object.entries(redirects).map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
};
