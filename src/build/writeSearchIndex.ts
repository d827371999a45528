import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { searchIndexFile } from '../lib/generatedFiles';
import { SOURCE_LANGUAGE } from '../lib/localText';
import {
  LEADERSHIP,
  localPath,
  SERVICES,
  SPECIFICATIONS,
  TEAM,
  withoutLanguage,
  withoutTrailingSlash,
} from '../routes';
import type { SearchRecord } from '../search/searchIndex';
import { listedPaths } from './builtPages';
import { asText, type Overview, searchRecord } from './searchRecord';

/** The `searchKind` of pages that the search does not find. */
export const NOT_SEARCHED = 'none';

/** How much more words count on the pages of catalogues and their entries, and in the records of people. */
const BOOST = { catalogues: 2, people: 0.5 } as const;

/** In `pages`, `pageContext.searchKind` is the kind of the record. Pages without it are of the kind `company`. */
type Site = Pick<Queries.BuiltPagesQuery, 'pages' | 'leaders' | 'team' | 'entries' | 'search' | 'services'>;

/** Creates the records of leaders and team members, who have no separate pages. */
function people({ leaders, team }: Site, language: string): SearchRecord[] {
  const isInLanguage = (person: { language: string }) => person.language === language;
  const record = (page: string, name: string, texts: readonly string[]): SearchRecord => ({
    kind: 'people',
    boost: BOOST.people,
    path: page,
    title: name,
    text: asText([name, ...texts]),
  });
  return [
    ...leaders.nodes
      .filter(isInLanguage)
      .map(({ slug, name, title, fullDescription }) =>
        record(`${LEADERSHIP}#${slug}`, name, [title, ...fullDescription]),
      ),
    ...team.nodes
      .filter(isInLanguage)
      .map(({ name, role, description }) => record(TEAM, name, [role, description])),
  ];
}

const overviewsOf = ({ entries: { nodes } }: Site) =>
  new Map<string, Overview>([
    [SPECIFICATIONS, 'specifications'],
    [LEADERSHIP, 'people'],
    [TEAM, 'people'],
    ...nodes.map((entry) => [path.posix.dirname(entry.path), 'catalogue'] as const),
    ...nodes.map((entry) => [entry.path, 'entry'] as const),
  ]);

/**
 * Writes the search index of a language (docs/behaviour.md, "Search"). It contains the people and the pages of the
 * sitemap, except:
 *
 * - the home page, because its texts are also on other pages
 * - the services page, because it shows the search results
 * - pages of the kind `NOT_SEARCHED`
 *
 * Its paths are the English ones, because links on a page lead to its language.
 */
export function writeSearchIndex(publicDir: string, site: Site, language: string): void {
  const kinds = new Map(
    site.pages.nodes
      .filter(({ pageContext }) => (pageContext?.language ?? SOURCE_LANGUAGE) === language)
      .map(({ path: page, pageContext }) => [
        withoutLanguage(withoutTrailingSlash(page), language),
        String(pageContext?.searchKind ?? 'company'),
      ]),
  );
  const overviews = overviewsOf(site);
  const synonyms = site.search.nodes.find((search) => search.language === language)?.synonyms ?? [];
  const pages = listedPaths([...kinds.keys()]).flatMap((page) => {
    const kind = kinds.get(page) ?? NOT_SEARCHED;
    if (page === '/' || page === SERVICES || kind === NOT_SEARCHED) return [];
    const html = readFileSync(path.join(publicDir, localPath(page, language), 'index.html'), 'utf8');
    const overview = overviews.get(page);
    const record = searchRecord(page, kind, html, overview);
    // Buyers use the English names in every language.
    const entries = site.entries.nodes.filter(
      (entry) => entry.path === page && [language, SOURCE_LANGUAGE].includes(entry.language),
    );
    const words = [
      ...entries.flatMap(({ name, alsoTradedAs }) => [name, ...(alsoTradedAs ?? [])]),
      ...synonyms.filter((group) => group.page === page).flatMap((group) => group.words),
    ];
    if (!record) return [];
    const boost = overview === 'catalogue' || overview === 'entry' ? BOOST.catalogues : undefined;
    return { ...record, words, boost, thumbnail: entries[0]?.thumbnail.digest };
  });
  const labels = site.services.nodes.find((page) => page.language === language)?.elsewhere.kinds ?? [];
  const records = [...pages, ...people(site, language)].map((record) => ({
    ...record,
    kind: labels.find(({ kind }) => kind === record.kind)?.label ?? '',
  }));
  writeFileSync(path.join(publicDir, searchIndexFile(language)), JSON.stringify({ synonyms, records }));
}
