import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { catalogues } from '../content-model/catalogues';
import { SOURCE_LANGUAGE } from '../lib/localText';
import {
  BLOG,
  LEADERSHIP,
  listedPaths,
  localPath,
  SERVICES,
  SPECIFICATIONS,
  searchIndexFile,
  TEAM,
  withoutLanguage,
  withoutTrailingSlash,
} from '../routes';
import type { SearchRecord } from './searchIndex';
import { asText, type Overview, searchRecord } from './searchRecord';

const SEARCHED = /* GraphQL */ `
  query Searched {
    languages { languages { code } }
    pages: allSitePage { nodes { path component pageContext } }
    leaders: allLeader(sort: { jsonId: ASC }) { nodes { language slug name title fullDescription } }
    team: allTeamMember(sort: { jsonId: ASC }) { nodes { language name role description } }
    entries: allCatalogueEntry(sort: { language: ASC }) {
      nodes { language path name alsoTradedAs thumbnail { digest } }
    }
    search: allSearchSection { nodes { language kinds synonyms { words page } } }
  }
`;

/** The kinds of pages by their template. All others are of the kind `company`. */
const KINDS: Readonly<Record<string, string>> = {
  ServiceDetail: 'services',
  BusinessAreaDetail: 'areas',
  BlogArticle: 'articles',
};

const OVERVIEWS: Readonly<Record<string, Overview>> = {
  [SPECIFICATIONS]: 'specifications',
  [LEADERSHIP]: 'people',
  [TEAM]: 'people',
  ...Object.fromEntries(catalogues.map(({ page }) => [page.path, 'catalogue' as const])),
};

function kindOf(route: string, component: string): string {
  const entries = catalogues.find(({ page }) => page.path === path.posix.dirname(route));
  return entries?.folder ?? KINDS[path.parse(component).name] ?? 'company';
}

/** How much more words count on the pages of catalogues and their entries, and in the records of people. */
const BOOST = { catalogues: 2, people: 0.5 } as const;

type Site = Omit<Queries.SearchedQuery, 'languages'>;

/** Leaders and team members have no separate pages. */
function people({ leaders, team }: Site, wanted: string): SearchRecord[] {
  const isWanted = ({ language }: { language: string }) => language === wanted;
  const record = (route: string, title: string, ...texts: readonly string[]) => {
    const text = asText([title, ...texts]);
    return { kind: 'people', boost: BOOST.people, path: route, title, text };
  };
  return [
    ...leaders.nodes
      .filter(isWanted)
      .map(({ slug, name, title, fullDescription }) =>
        record(`${LEADERSHIP}#${slug}`, name, title, ...fullDescription),
      ),
    ...team.nodes
      .filter(isWanted)
      .map(({ name, role, description }) => record(TEAM, name, role, description ?? '')),
  ];
}

/**
 * Writes the search index of a language (docs/behaviour.md, "Search"): of the people, and of the pages of the sitemap
 * whose texts are on no other page. Its paths are the English ones, because links on a page lead to its language.
 */
export function writeSearchIndex(publicDir: string, site: Site, language: string): void {
  const components = new Map(
    site.pages.nodes
      .filter(({ pageContext }) => (pageContext?.language ?? SOURCE_LANGUAGE) === language)
      .map(({ path: page, component }) => [withoutLanguage(withoutTrailingSlash(page), language), component]),
  );
  const wordsIn = (code: string) => site.search.nodes.find((words) => words.language === code);
  const synonyms = wordsIn(language)?.synonyms ?? [];
  const { kinds } = wordsIn(language) ?? wordsIn(SOURCE_LANGUAGE) ?? {};
  const pages = listedPaths([...components.keys()]).flatMap((page) => {
    const component = components.get(page) ?? '';
    if (page === '/' || page === SERVICES || (/ArticleList/.test(component) && page !== BLOG)) return [];
    // Buyers use the English names in every language.
    const entries = site.entries.nodes.filter(
      (entry) => entry.path === page && [language, SOURCE_LANGUAGE].includes(entry.language),
    );
    const overview = entries.length > 0 ? 'entry' : OVERVIEWS[page];
    const html = readFileSync(path.join(publicDir, localPath(page, language), 'index.html'), 'utf8');
    const record = searchRecord(page, kindOf(page, component), html, overview);
    if (!record) return [];
    const words = [
      ...entries.flatMap(({ name, alsoTradedAs }) => [name, ...(alsoTradedAs ?? [])]),
      ...synonyms.filter((group) => group.page === page).flatMap((group) => group.words),
    ];
    const boost = overview === 'catalogue' || overview === 'entry' ? BOOST.catalogues : undefined;
    return { ...record, words, boost, thumbnail: entries[0]?.thumbnail.digest };
  });
  const records = [...pages, ...people(site, language)].map((record) => ({
    ...record,
    kind: String(kinds?.[record.kind] ?? ''),
  }));
  const index = JSON.stringify({ synonyms, records });
  writeFileSync(path.join(publicDir, searchIndexFile(language)), index);
}

export async function writeSearchIndexes(publicDir: string, graphql: CreatePagesArgs['graphql']) {
  const { data, errors } = await graphql<Queries.SearchedQuery>(SEARCHED);
  if (!data || errors) throw new Error('The site to search could not be queried', { cause: errors });
  for (const language of [SOURCE_LANGUAGE, ...data.languages.languages.map(({ code }) => code)])
    writeSearchIndex(publicDir, data, language);
}
