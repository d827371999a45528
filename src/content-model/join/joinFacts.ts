/**
 * Joins facts with their labels, and documents with those that they show. The last step of `finishContent`. A document
 * is named by its `key`, which is the path of its file in its language.
 */
import { formatDate, SOURCE_LANGUAGE } from '../../lib/localText';
import { months } from '../../lib/months';
import { firstUnit } from '../../lib/units';
import { type Category, categoryPath } from '../articleLists';
import { BLOG_FILE, collections } from '../collections';
import type { Catalogue, CatalogueEntry } from '../documents/catalogue';
import type { SpecificationsPage } from '../documents/specifications';
import { isObject, valueAt } from '../model/schema';
import { routeOf } from '../publishedPaths';
import { slugOf } from '../read/contentFiles';
import type { LocalDocument } from '../read/document';
import { languageOf, localFile } from '../translation/languageFolders';
import { translateFact } from '../translation/terms';
import { contextOf, entryFacts } from './entryFacts';
import {
  cataloguesOf,
  type Data,
  dataOf,
  englishDataOf,
  entriesOf,
  groupsOf,
  inFolder,
  keysOf,
  type LocalContent,
  localContent,
  pageFile,
  pathOf,
} from './localContent';
import { barsOf, comparisonTable, entriesAround, firstInTurn } from './overviews';

/** The largest number of entries for which a group shows panels. A larger group shows a list of links. */
const MAX_PANELS = 24;

/** The largest number of entries that an article lists. */
const MAX_RELATED = 8;

const asEntry = ({ data }: LocalDocument) => data as unknown as CatalogueEntry;

function joinEntry(content: LocalContent, catalogue: Catalogue, document: LocalDocument): Data {
  const { group = '', data } = document;
  const siblings = inFolder(content, catalogue.folder, group);
  const pathOfName = (name: string) => {
    const named = entriesOf(content, catalogue).find(
      (each) => englishDataOf(content, each.file)?.name === name,
    );
    return named && pathOf(catalogue, named);
  };
  const articleFile = `blog/${data.article}.md`;
  const articleLanguage = dataOf(content, articleFile) ? content.language : SOURCE_LANGUAGE;
  return {
    ...entryFacts(asEntry(document), contextOf(content, catalogue), pathOfName),
    path: pathOf(catalogue, document),
    catalogue: localFile(pageFile(catalogue), content.language),
    group: localFile(`${catalogue.group.folder}/${group}.json`, content.language),
    neighbours: keysOf(entriesAround(siblings, siblings.indexOf(document))),
    article: data.article && localFile(articleFile, articleLanguage),
  };
}

function joinGroup(content: LocalContent, folder: string, slug: string): Data {
  const entries = keysOf(inFolder(content, folder, slug));
  const [panels, linked] = entries.length > MAX_PANELS ? [[], entries] : [entries, []];
  return { entries, panels, linked };
}

const joinCataloguePage = (content: LocalContent, catalogue: Catalogue): Data => ({
  groups: keysOf(inFolder(content, catalogue.group.folder)),
  bars: barsOf(entriesOf(content, catalogue).map(asEntry), contextOf(content, catalogue)),
});

function comparisonTables(content: LocalContent, { tables }: Data) {
  return cataloguesOf(content).flatMap((catalogue) => {
    const texts = (tables as SpecificationsPage['tables'])[catalogue.folder];
    const listed = groupsOf(content, catalogue).flatMap(({ document, entries }) =>
      entries.map((each) => ({
        entry: asEntry(each),
        group: String(document.data.name),
        path: pathOf(catalogue, each),
      })),
    );
    return texts && listed.length > 0 ? [comparisonTable(texts, listed, contextOf(content, catalogue))] : [];
  });
}

/** Returns the groups of a catalogue for lists that show it in short. The hash is that of the first entry of a group. */
function sampleGroupsOf(content: LocalContent, catalogue: Catalogue) {
  const { path } = catalogue.page;
  if (catalogue.isOneGroup) {
    const name = contextOf(content, catalogue).page.banner.crumb;
    return [{ name, path, entries: keysOf(entriesOf(content, catalogue)) }];
  }
  return groupsOf(content, catalogue).map(({ document, entries }) => ({
    name: document.data.name,
    path: entries[0] ? `${path}#${slugOf(entries[0].file)}` : path,
    entries: keysOf(entries),
  }));
}

function joinHome(content: LocalContent, { samples }: Data): Data {
  if (!isObject(samples)) return {};
  const catalogues = cataloguesOf(content);
  const groups = firstInTurn(catalogues.flatMap((catalogue) => sampleGroupsOf(content, catalogue)));
  const total = catalogues.flatMap((catalogue) => entriesOf(content, catalogue)).length;
  return { samples: { ...samples, groups, total } };
}

function joinArea(content: LocalContent, { samples }: Data): Data {
  const path = valueAt(samples, ['catalogue']);
  const catalogue = cataloguesOf(content).find(({ page }) => page.path === path);
  if (!isObject(samples) || !catalogue) return {};
  return { samples: { ...samples, groups: firstInTurn(sampleGroupsOf(content, catalogue)) } };
}

const categoriesIn = (blog: Data | undefined) => (blog?.categories ?? []) as Category[];

/** Returns the name of the category of an article in the language of the page. Articles name it in English. */
function categoryOf(content: LocalContent, { data }: LocalDocument): string | undefined {
  const english = categoriesIn(englishDataOf(content, BLOG_FILE));
  const slug = english.find(({ name }) => name === data.category)?.slug;
  return categoriesIn(dataOf(content, BLOG_FILE)).find((category) => category.slug === slug)?.name;
}

function joinArticle(content: LocalContent, document: LocalDocument): Data {
  const related = cataloguesOf(content)
    .flatMap(({ folder }) => inFolder(content, folder))
    .filter(({ data }) => data.article === slugOf(document.file))
    .slice(0, MAX_RELATED);
  return { category: categoryOf(content, document), entries: keysOf(related) };
}

function joinBlog(content: LocalContent, data: Data): Data {
  const used = new Set(inFolder(content, 'blog').map((each) => categoryOf(content, each)));
  const categories = categoriesIn(data).map((category) => ({
    ...category,
    path: used.has(category.name) ? categoryPath(category) : undefined,
  }));
  return { categories };
}

/** Returns what the enquiry list needs of all entries, in the language of the page where they are translated. */
function enquiryEntries(content: LocalContent) {
  const english = [...content.valid.values()].filter(({ file }) => !languageOf(file));
  return cataloguesOf(content).flatMap((catalogue) =>
    english
      .filter(({ type }) => type.kind === 'collection' && type.folder === catalogue.folder)
      .map((document) => {
        const { name: englishName, supply } = document.parsed.data as CatalogueEntry;
        const name = dataOf(content, document.file)?.name ?? englishName;
        const hsCode = supply?.hsCode && translateFact(supply.hsCode, content.terms, content.language).value;
        const unit = firstUnit(supply?.minimumOrder ?? '');
        return { path: pathOf(catalogue, document), name, englishName, hsCode, unit };
      }),
  );
}

/** Returns the names of the months, because browsers lack those of many languages. */
const monthNames = ({ language }: LocalContent): string[] =>
  months.map((_, index) =>
    formatDate(new Date(Date.UTC(2000, index)), language, { month: 'long', timeZone: 'UTC' }),
  );

function joinDocument(content: LocalContent, document: LocalDocument): Data {
  const { file, type, data } = document;
  const catalogues = cataloguesOf(content);
  if (type.kind === 'single') {
    const catalogue = catalogues.find((each) => pageFile(each) === file);
    if (catalogue) return joinCataloguePage(content, catalogue);
    if (file === 'pages/home.json') return joinHome(content, data);
    if (file === 'pages/contact.json') return { entries: enquiryEntries(content) };
    if (file === 'pages/specifications.json') return { tables: comparisonTables(content, data) };
    if (file === 'sections/catalogue.json') return { months: monthNames(content) };
    return file === BLOG_FILE ? joinBlog(content, data) : {};
  }
  const catalogue = catalogues.find(({ folder }) => folder === type.folder);
  if (catalogue) return joinEntry(content, catalogue, document);
  const grouped = collections.find(({ groupedBy }) => groupedBy === type.folder);
  if (grouped) return joinGroup(content, grouped.folder, slugOf(file));
  if (type.folder === 'business-areas') return joinArea(content, data);
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
