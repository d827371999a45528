/**
 * Joins facts with their labels, and documents with those that they show. The last step of `finishContent`. A document
 * is named by its `key`, which is the path of its file in its language.
 */
import { interpolate } from '../../lib/interpolate';
import { formatDate, SOURCE_LANGUAGE } from '../../lib/localText';
import { months } from '../../lib/months';
import { nameKey } from '../../lib/names';
import { firstUnit } from '../../lib/units';
import { SERVICES, SPECIFICATIONS } from '../../routes';
import { type Category, categoryPath } from '../articleLists';
import { BLOG_FILE, CATALOGUES, ENTRIES, isParent, NAVIGATION_FILE, parentFile } from '../collections';
import type { CatalogueEntry } from '../documents/catalogue';
import type { ContactPage } from '../documents/contactPages';
import { isObject } from '../model/schema';
import { routeOf } from '../publishedPaths';
import { slugOf } from '../read/contentFiles';
import type { LocalDocument } from '../read/document';
import { localFile } from '../translation/languageFolders';
import { translateFact } from '../translation/terms';
import { contextOf, entryFacts } from './entryFacts';
import {
  asCatalogue,
  asEntry,
  byNumber,
  type Data,
  entryPaths,
  keyOf,
  keysOf,
  type LocalContent,
  localContent,
  SECTION_FILE,
} from './localContent';
import {
  barsOf,
  comparisonTables,
  entriesAround,
  entriesBelow,
  firstInTurn,
  missingEntries,
  sampleGroupsOf,
} from './overviews';

const MAX_RELATED = 8;

function joinEntry(content: LocalContent, document: LocalDocument): Data {
  const { file, data } = document;
  const group = parentFile(file);
  const catalogue = content.catalogues.find((each) => each.file === parentFile(group));
  if (!catalogue) return {};
  const siblings = content.childrenOf({ file: group });
  const pathOfName = (name: string) => {
    const named = content.entryNamed(catalogue, name);
    return named && entryPaths(catalogue, named.file).path;
  };
  const articleFile = `blog/${data.article}.md`;
  const articleLanguage = content.dataOf(articleFile) ? content.language : SOURCE_LANGUAGE;
  return {
    ...entryFacts(asEntry(document), contextOf(content, catalogue), pathOfName),
    ...entryPaths(catalogue, file),
    catalogue: keyOf(catalogue),
    group: localFile(group, content.language),
    neighbours: keysOf(entriesAround(siblings, siblings.indexOf(document))),
    article: data.article && localFile(articleFile, articleLanguage),
  };
}

function joinCatalogue(content: LocalContent, document: LocalDocument): Data {
  if (!content.catalogues.includes(document)) return {};
  const { sections = [] } = asCatalogue(document);
  const entries = content.entriesIn(document).map(asEntry);
  const bars = (field: string) => barsOf(field, entries, contextOf(content, document));
  return {
    ...missingEntries(content, [document]),
    groups: keysOf(content.childrenOf(document)),
    sections: sections.map(({ chart, ...section }) =>
      chart ? { ...section, chart: { ...chart, bars: bars(chart.field) } } : section,
    ),
  };
}

/** Joins the samples of all catalogues, or of the one that the samples of a business area name. */
function joinSamples(content: LocalContent, { samples }: Data): Data {
  if (!isObject(samples)) return {};
  const { catalogue: link } = samples;
  const catalogues = content.catalogues.filter(({ data }) => link === undefined || data.link === link);
  if (catalogues.length === 0) return { samples: undefined };
  const groups = firstInTurn(catalogues.flatMap((catalogue) => sampleGroupsOf(content, catalogue)));
  const total = catalogues.flatMap((catalogue) => content.entriesIn(catalogue)).length;
  return { samples: { ...samples, groups, total } };
}

const categoriesIn = (blog: Data | undefined) => (blog?.categories ?? []) as Category[];

/** Returns the name of the category of an article in the language of the page. Articles name it in English. */
function categoryOf(content: LocalContent, { data }: LocalDocument): string | undefined {
  const english = categoriesIn(content.valid.get(BLOG_FILE)?.parsed.data as Data | undefined);
  const slug = english.find(({ name }) => nameKey(name) === nameKey(String(data.category)))?.slug;
  return categoriesIn(content.dataOf(BLOG_FILE)).find((category) => category.slug === slug)?.name;
}

function joinArticle(content: LocalContent, document: LocalDocument): Data {
  const related = content.catalogues
    .flatMap((catalogue) => content.entriesIn(catalogue).toSorted(byNumber))
    .filter(({ data }) => data.article === slugOf(document.file))
    .slice(0, MAX_RELATED);
  return { category: categoryOf(content, document), entries: keysOf(related) };
}

function joinBlog(content: LocalContent, data: Data): Data {
  const used = new Set(content.inFolder('blog').map((each) => categoryOf(content, each)));
  const categories = categoriesIn(data).map((category) => ({
    ...category,
    path: used.has(category.name) ? categoryPath(category) : undefined,
  }));
  return { categories };
}

/** Joins what the enquiry list needs of all entries, in the language of the page where they are translated. */
function joinContact(content: LocalContent, data: Data): Data {
  const { units } = (data as ContactPage).form.list;
  const entries = content.catalogues.flatMap((catalogue) =>
    content.englishEntriesIn(catalogue).map(({ file, parsed }) => {
      const { name: englishName, supply } = parsed.data as CatalogueEntry;
      const name = String(content.dataOf(file)?.name ?? englishName);
      const subject = interpolate(asCatalogue(catalogue).subject, { item: name });
      const hsCode = supply?.hsCode && translateFact(supply.hsCode, content).value;
      const unit = firstUnit(supply?.minimumOrder ?? '', units);
      return { ...entryPaths(catalogue, file), name, englishName, subject, hsCode, unit };
    }),
  );
  return { entries };
}

/** Returns the page that shows what a search finds. */
const resultsPage = (content: LocalContent): string | undefined =>
  [SERVICES, SPECIFICATIONS, ...content.catalogues.map((each) => asCatalogue(each).link)].find((path) =>
    content.paths.has(path),
  );

/** Returns the names of the months, because browsers lack those of many languages. */
const monthNames = ({ language }: LocalContent): string[] =>
  months.map((_, index) =>
    formatDate(new Date(Date.UTC(2000, index)), language, { month: 'long', timeZone: 'UTC' }),
  );

function joinDocument(content: LocalContent, document: LocalDocument): Data {
  const { file, type, data } = document;
  if (type.kind === 'single') {
    if (file === NAVIGATION_FILE) return { resultsPage: resultsPage(content) };
    if (file === 'pages/home.json') return joinSamples(content, data);
    if (file === 'pages/contact.json') return joinContact(content, data);
    if (file === 'pages/specifications.json')
      return { tables: comparisonTables(content), ...missingEntries(content, content.catalogues) };
    if (file === SECTION_FILE) return { months: monthNames(content) };
    return file === BLOG_FILE ? joinBlog(content, data) : {};
  }
  if (type.folder === ENTRIES.folder) return joinEntry(content, document);
  if (type.folder === CATALOGUES.folder) return joinCatalogue(content, document);
  if (isParent(type)) return entriesBelow(content, document);
  if (type.folder === 'business-areas') return joinSamples(content, data);
  return type.folder === 'blog' ? joinArticle(content, document) : {};
}

/** Returns the documents of a language with what is joined to each. */
export function joinFacts(
  documents: readonly LocalDocument[],
  shared: Parameters<typeof localContent>[1],
): LocalDocument[] {
  const content = localContent(documents, shared);
  return documents.map((document) => {
    const { type, file, data } = document;
    const route = routeOf(type, file, data);
    const path = route && content.paths.has(route) ? { path: route } : {};
    return { ...document, data: { ...data, ...path, ...joinDocument(content, document) } };
  });
}
