/**
 * Joins facts with their labels, and documents with those that they show. The last step of `finishContent`. A document
 * is named by its `key`, which is the path of its file in its language.
 */
import { formatDate, SOURCE_LANGUAGE } from '../../lib/localText';
import { months } from '../../lib/months';
import { BLOG } from '../../routes';
import { type Category, categoryPath } from '../articleLists';
import { catalogues as allCatalogues, entryPath } from '../catalogues';
import { BLOG_FILE } from '../collections';
import type { Catalogue, CatalogueEntry, CataloguePage } from '../documents/catalogue';
import type { CatalogueSection } from '../documents/sheet';
import type { SpecificationsPage } from '../documents/specifications';
import { isObject, valueAt } from '../model/schema';
import { routeOf } from '../pages';
import { slugOf } from '../read/contentFiles';
import type { Document, LocalDocument } from '../read/document';
import { localFile } from '../translation/languageFolders';
import type { Terms } from '../translation/terms';
import { entryFacts, type Sources } from './entryFacts';
import { barsOf, entriesAround, firstInTurn, specificationTable } from './overviews';
import { shownFacts } from './shownFacts';

interface Context {
  language: string;
  terms: Terms;
  /** All valid documents by file. */
  english: ReadonlyMap<string, Document>;
  /** The canonical paths of all English pages. */
  paths: ReadonlySet<string>;
}

type Data = Record<string, unknown>;

export const keyOf = ({ file, language }: Pick<LocalDocument, 'file' | 'language'>): string =>
  localFile(file, language);

const isIn = (folder: string, type: LocalDocument['type']): boolean =>
  type.kind === 'collection' && type.folder === folder;
const idOf = ({ data }: LocalDocument): number => Number(data.id ?? 0);
const bySlug = (one: LocalDocument, other: LocalDocument) => (slugOf(one.file) < slugOf(other.file) ? -1 : 1);
const keysOf = (documents: readonly LocalDocument[]): string[] => documents.map(keyOf);

/** The largest number of entries for which a group shows sheets. A larger group shows a list of links. */
export const MAX_SHEETS = 24;

/** The largest number of entries that an article lists. */
const MAX_RELATED = 8;

/** Returns the documents of a language with what is joined to each. */
export function joinFacts(documents: readonly LocalDocument[], context: Context): LocalDocument[] {
  const { language, terms, english, paths } = context;
  const single = <Single>(file: string) =>
    documents.find((document) => document.file === file)?.data as Single;
  const pageFile = ({ page }: Catalogue) => `pages/${page.file}.json`;
  // In development, the document of a page may be missing or invalid.
  const section = single<CatalogueSection | undefined>('sections/catalogue.json');
  const catalogues = allCatalogues.filter((catalogue) => section && single(pageFile(catalogue)));
  /** The documents of a collection, or of a group, in the order of lists. */
  const inFolder = (folder: string, group?: string) =>
    documents
      .filter(({ type, group: own }) => isIn(folder, type) && (!group || own === group))
      .sort((one, other) => idOf(one) - idOf(other) || bySlug(one, other));
  const englishData = (file: string) => english.get(file)?.parsed.data as Data | undefined;
  const groupsOf = ({ folder, group }: Catalogue) =>
    inFolder(group.folder).map((document) => ({
      document,
      entries: inFolder(folder, slugOf(document.file)),
    }));
  const entriesOf = (catalogue: Catalogue) => groupsOf(catalogue).flatMap(({ entries }) => entries);
  const pathOf = (catalogue: Catalogue, { file }: LocalDocument) => entryPath(catalogue, slugOf(file));
  const sourcesOf = (catalogue: Catalogue): Sources => ({
    shown: shownFacts[catalogue.folder] as Sources['shown'],
    page: single<CataloguePage>(pageFile(catalogue)),
    section: section as CatalogueSection,
    language,
    terms,
  });
  /** The groups of a catalogue for lists that show it in short. The hash is that of the first entry of the group. */
  const rangeOf = (catalogue: Catalogue) => {
    const { path } = catalogue.page;
    const groups = groupsOf(catalogue).map(({ document, entries }) => ({
      name: document.data.name,
      path: entries[0] ? `${path}#${slugOf(entries[0].file)}` : path,
      entries: keysOf(entries),
    }));
    const all = groups.flatMap(({ entries }) => entries);
    if (!catalogue.isOneRange) return groups;
    return [{ name: sourcesOf(catalogue).page.banner.crumb, path, entries: all }];
  };

  function entry(catalogue: Catalogue, document: LocalDocument): Data {
    const { file, group = '', data } = document;
    const siblings = inFolder(catalogue.folder, group);
    const named = new Map(
      entriesOf(catalogue).map((each) => [String(englishData(each.file)?.name), pathOf(catalogue, each)]),
    );
    const articleFile = `blog/${data.article}.md`;
    const isTranslated = documents.some((each) => each.file === articleFile);
    return {
      ...entryFacts(data as unknown as CatalogueEntry, sourcesOf(catalogue), named),
      path: pathOf(catalogue, document),
      catalogue: localFile(pageFile(catalogue), language),
      group: localFile(`${catalogue.group.folder}/${group}.json`, language),
      neighbours: keysOf(
        entriesAround(
          siblings,
          siblings.findIndex((each) => each.file === file),
        ),
      ),
      article: data.article && localFile(articleFile, isTranslated ? language : SOURCE_LANGUAGE),
    };
  }

  const cataloguePage = (catalogue: Catalogue): Data => ({
    groups: keysOf(inFolder(catalogue.group.folder)),
    bars: barsOf(
      entriesOf(catalogue).map(({ data }) => data as unknown as CatalogueEntry),
      sourcesOf(catalogue),
    ),
  });

  const specifications = ({ tables }: Data): Data => ({
    tables: catalogues.flatMap((catalogue) => {
      const texts = (tables as SpecificationsPage['tables'])[catalogue.folder];
      const listed = groupsOf(catalogue).flatMap(({ document, entries }) =>
        entries.map((each) => ({
          entry: each.data as unknown as CatalogueEntry,
          group: String(document.data.name),
          path: pathOf(catalogue, each),
        })),
      );
      return texts && listed.length > 0 ? [specificationTable(texts, listed, sourcesOf(catalogue))] : [];
    }),
  });

  const categories = (single<Data | undefined>(BLOG_FILE)?.categories ?? []) as Category[];
  const englishCategories = (englishData(BLOG_FILE)?.categories ?? []) as Category[];
  /** Articles name their category in English. */
  const categoryNamed = (name: unknown) => {
    const slug = englishCategories.find((category) => category.name === name)?.slug;
    return categories.find((category) => category.slug === slug)?.name;
  };
  const articles = inFolder('blog');

  function article(document: LocalDocument): Data {
    const related = catalogues
      .flatMap(({ folder }) => inFolder(folder))
      .filter(({ data }) => data.article === slugOf(document.file))
      .slice(0, MAX_RELATED);
    return { category: categoryNamed(document.data.category), entries: keysOf(related) };
  }

  const blog = (): Data => ({
    categories: categories.map((category) => ({
      ...category,
      path: articles.some(({ data }) => categoryNamed(data.category) === category.name)
        ? categoryPath(category)
        : undefined,
    })),
  });

  const home = ({ range }: Data): Data =>
    isObject(range)
      ? {
          range: {
            ...range,
            groups: firstInTurn(catalogues.flatMap(rangeOf)),
            total: catalogues.flatMap(entriesOf).length,
          },
        }
      : {};

  function area({ samples }: Data): Data {
    const catalogue = catalogues.find(({ page }) => page.path === valueAt(samples, ['catalogue']));
    return isObject(samples) && catalogue
      ? { samples: { ...samples, groups: firstInTurn(rangeOf(catalogue)) } }
      : {};
  }

  /** The names of the months, because browsers lack those of many languages. */
  const monthNames = (): Data => ({
    months: months.map((_, index) =>
      formatDate(new Date(Date.UTC(2000, index)), language, { month: 'long', timeZone: 'UTC' }),
    ),
  });

  function joined(document: LocalDocument): Data {
    const { file, type, data } = document;
    if (type.kind === 'single') {
      const catalogue = catalogues.find((each) => pageFile(each) === file);
      if (catalogue) return cataloguePage(catalogue);
      const join = {
        'pages/home.json': home,
        'pages/specifications.json': specifications,
        'sections/catalogue.json': monthNames,
        [BLOG_FILE]: blog,
      }[file];
      return join?.(data) ?? {};
    }
    const catalogue = catalogues.find(({ folder }) => folder === type.folder);
    if (catalogue) return entry(catalogue, document);
    const grouped = documents.find(
      (each) => each.type.kind === 'collection' && each.type.groupedBy === type.folder,
    );
    if (grouped?.type.kind === 'collection') {
      const entries = keysOf(inFolder(grouped.type.folder, slugOf(file)));
      return entries.length > MAX_SHEETS
        ? { entries, sheets: [], listed: entries }
        : { entries, sheets: entries, listed: [] };
    }
    if (type.folder === 'business-areas') return area(data);
    return file.startsWith(`${BLOG.slice(1)}/`) ? article(document) : {};
  }

  return documents.map((document) => {
    const { type, file, data } = document;
    const route = routeOf(type, file, data);
    const path = route && paths.has(route) ? { path: route } : {};
    return { ...document, data: { ...data, ...path, ...joined(document) } };
  });
}
