import * as rules from './rules';

const rule = (source: string, headers: rules.Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/**
 * Prints `vercel.json`. If several rules set the same header, Vercel uses the last one. A rule also applies if the file
 * does not exist.
 *
 * `cleanUrls` and `trailingSlash` are not set, because both would add redirects for paths of any form. Without them,
 * Vercel serves pages with and without a trailing slash.
 */
export const printVercel = (): string => {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'gatsby',
    buildCommand: 'npm run build',
    outputDirectory: 'public',
    headers: [
      rule('/(.*)', { ...rules.commonHeaders, 'Cache-Control': rules.REVALIDATED }),
      ...rules.immutableFolders.map((folder) => rule(`${folder}/(.*)`, { 'Cache-Control': rules.ONE_HOUR })),
      rule(`/(${rules.HASHED_NAME})`, { 'Cache-Control': rules.ONE_HOUR }),
    ],
    redirects: Object.entries(rules.redirects).map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
};
