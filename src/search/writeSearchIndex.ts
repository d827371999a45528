import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { parse } from 'parse5';
import { elementsIn, type TreeElement, type TreeNode } from '../lib/html';
import { SOURCE_LANGUAGE } from '../lib/localText';
import {
  BLOG,
  LEADERSHIP,
  listedPaths,
  localPath,
  SERVICES,
  searchIndexFile,
  TEAM,
  withoutLanguage,
} from '../routes';
import type { SearchRecord } from './searchIndex';

const SEARCHED = /* GraphQL */ `
  query Searched {
    languages { languages { code } }
    pages: allSitePage { nodes { path component pageContext } }
    leaders: allLeader(sort: { jsonId: ASC }) { nodes { language slug name title fullDescription } }
    team: allTeamMember(sort: { jsonId: ASC }) { nodes { language name role description } }
    entries: allCatalogueEntry(sort: { language: ASC }) {
      nodes {
        language path aliases name alsoTradedAs thumbnail { digest } summary { label value language }
        catalogue { kind textLanguage }
      }
    }
    search: allSearchSection { nodes { language kinds { services areas articles people company } synonyms { words page } } }
  }
`;

type Condition = (element: TreeElement) => boolean;

const attribute = ({ attrs }: TreeElement, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;
const hasId: Condition = (element) => attribute(element, 'id') !== undefined;
const isOneOf =
  (...names: readonly string[]): Condition =>
  ({ tagName }) =>
    names.includes(tagName);

const isSectionHeading: Condition = (element) =>
  element.tagName === 'h3' || (element.tagName === 'h2' && hasId(element));

/** Panels and rows, which have the slugs of their entries as ids, and charts of entries. */
const isAboutEntries: Condition = (element) =>
  element.tagName === 'dl' || (element.tagName !== 'section' && hasId(element));

/** Elements on the pages of a template that show what other pages or records are about. */
const SKIPPED: Readonly<Record<string, Condition>> = {
  CataloguePage: isAboutEntries,
  EntrySheet: isOneOf('a', 'figcaption'),
  specifications: isOneOf('table', 'a', 'label'),
  leadership: isOneOf('li'),
  team: isOneOf('li'),
};

/** Elements that the text of a record leaves out. The title has its own field. */
const NO_TEXT = /^(h1|script|style|noscript|nav|aside|form|select|button|dialog|caption)$/;

/** Elements without a space before and after their text. */
const INLINE = /^(a|abbr|b|bdi|code|em|i|mark|small|span|strong|sub|sup|time)$/;

const rawText = (nodes: readonly TreeNode[], isSkipped: Condition): string =>
  nodes
    .map((node) => {
      if ('value' in node) return node.value;
      if (!('tagName' in node) || attribute(node, 'aria-hidden') === 'true' || isSkipped(node)) return '';
      if (NO_TEXT.test(node.tagName)) return '';
      const text = rawText(node.childNodes, isSkipped);
      return INLINE.test(node.tagName) ? text : ` ${text} `;
    })
    .join('');

/** Returns the text of an element, without URLs, because a sheet contains its own for print. */
const textOf = ({ childNodes }: TreeElement, isSkipped: Condition = () => false): string =>
  rawText(childNodes, isSkipped)
    .replaceAll(/https:\/\/\S+|[\t\n\r ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

/** Of articles, only title, description and headings, so that the index stays small with a thousand of them. */
export function searchRecord(page: string, template: string, html: string): SearchRecord | undefined {
  const tree = parse(html);
  const [main] = elementsIn(tree, isOneOf('main'));
  const [heading] = main ? elementsIn(main, isOneOf('h1')) : [];
  if (!main || !heading) return undefined;
  const title = textOf(heading);
  const [meta] = elementsIn(tree, (element) => attribute(element, 'name') === 'description');
  const description = (meta && attribute(meta, 'content')) ?? '';
  const headings = elementsIn(main, isSectionHeading).map((section) => textOf(section));
  const isArticle = template === 'BlogArticle';
  const text = isArticle ? [description, ...headings].join(' ') : textOf(main, SKIPPED[template]);
  return { kind: '', path: page, title, description, text };
}

/** The kinds of pages by their template. All others are of the kind `company`. */
const KINDS = { ServiceDetail: 'services', BusinessAreaDetail: 'areas', BlogArticle: 'articles' } as const;

/** How much more words count on the pages of catalogues and their entries, and in the records of people. */
const BOOST = { catalogues: 2, people: 0.5 } as const;

type Site = Omit<Queries.SearchedQuery, 'languages'>;

/** Leaders and team members have no separate pages. */
function people({ leaders, team }: Site, wanted: string, kind: string): SearchRecord[] {
  const isWanted = ({ language }: { language: string }) => language === wanted;
  const record = (route: string, title: string, description: string, ...texts: readonly string[]) => {
    const text = [description, ...texts].join(' ');
    return { kind, boost: BOOST.people, path: route, title, description, text };
  };
  return [
    ...leaders.nodes
      .filter(isWanted)
      .map(({ slug, name, title, fullDescription }) =>
        record(`${LEADERSHIP}#${slug}`, name, title, ...(fullDescription ?? [])),
      ),
    ...team.nodes
      .filter(isWanted)
      .map(({ name, role, description }) => record(TEAM, name, [role, description ?? []].flat().join('. '))),
  ];
}

/**
 * Writes the search index of a language (docs/behaviour.md, "Search"): of the people, and of the pages of the sitemap
 * whose texts are on no other page. Its paths are the English ones, because links on a page lead to its language.
 */
export function writeSearchIndex(publicDir: string, site: Site, language: string): void {
  const templates = new Map(
    site.pages.nodes
      .filter(({ pageContext }) => (pageContext?.language ?? SOURCE_LANGUAGE) === language)
      .filter(({ path: page, pageContext }) => page === pageContext?.canonical)
      .map(({ path: page, component }) => [withoutLanguage(page, language), path.parse(component).name]),
  );
  const texts = site.search.nodes.find((each) => each.language === language);
  const kinds = texts?.kinds;
  const synonyms = texts?.synonyms ?? [];
  const pages = listedPaths([...templates.keys()]).flatMap((page) => {
    const template = templates.get(page) ?? '';
    if (page === '/' || page === SERVICES || (template === 'ArticleList' && page !== BLOG)) return [];
    // Buyers use the English names in every language.
    const entries = site.entries.nodes.filter(
      (each) => each.path === page && [language, SOURCE_LANGUAGE].includes(each.language),
    );
    const entry = entries.find((each) => each.language === language);
    const isOfCatalogue = entry || template === 'CataloguePage';
    const html = readFileSync(path.join(publicDir, localPath(page, language), 'index.html'), 'utf8');
    const record = searchRecord(page, template, html);
    if (!record) return [];
    const words = [
      ...entries.flatMap(({ name, alsoTradedAs }) => [name, ...(alsoTradedAs ?? [])]),
      ...synonyms.filter((group) => group.page === page).flatMap((group) => group.words),
    ];
    return {
      ...record,
      kind: entry?.catalogue.kind ?? kinds?.[KINDS[template as keyof typeof KINDS] ?? 'company'] ?? '',
      words,
      boost: isOfCatalogue ? BOOST.catalogues : undefined,
      // The other fields are in the record.
      entry: entry && { ...entry, path: undefined, name: undefined, alsoTradedAs: undefined },
    };
  });
  const records = [...pages, ...people(site, language, kinds?.people ?? '')];
  const index = JSON.stringify({ synonyms, records });
  writeFileSync(path.join(publicDir, searchIndexFile(language)), index);
}

export async function writeSearchIndexes(publicDir: string, graphql: CreatePagesArgs['graphql']) {
  const { data, errors } = await graphql<Queries.SearchedQuery>(SEARCHED);
  if (!data || errors) throw new Error('The site to search could not be queried', { cause: errors });
  for (const language of [SOURCE_LANGUAGE, ...data.languages.languages.map(({ code }) => code)])
    writeSearchIndex(publicDir, data, language);
}
