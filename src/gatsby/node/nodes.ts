/** Creates the documents of all languages (docs/decisions.md, "Content and languages"). */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { fileTypeOf, groupedTypeOf, LANGUAGES_FILE } from '../../content/collections';
import type { Language } from '../../content/documents/languages';
import {
  isTranslation,
  languageOf,
  sourceFileFor,
  TERMS_FILE,
} from '../../content/translation/languageFolders';
import { type Term, termsByPattern } from '../../content/translation/terms';
import { translatedTexts } from '../../content/translation/translatable';
import { translateArticle, translateData } from '../../content/translation/translateFile';
import { SOURCE_LANGUAGE } from '../../lib/localText';
import type { FileNode } from './files';

/** The files by path. `getNodesByType` has those of the cache, but may lack nodes that were created a moment ago. */
const files = new Map<string, FileNode>();

/** Finds a file. It may have been deleted while the development server was running. */
function fileAt(relativePath: string): FileNode | undefined {
  const file = files.get(relativePath);
  return file && existsSync(file.absolutePath) ? file : undefined;
}

/** Reads a JSON file. Returns an empty object for one that is missing or was never valid, which the check reports. */
async function readJson(relativePath: string, { loadNodeContent }: CreateNodeArgs) {
  const file = fileAt(relativePath);
  try {
    return JSON.parse(file ? await loadNodeContent(file) : '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The 404 page shows its texts only in the languages that have them. */
const NOT_FOUND_FILE = 'pages/not-found.json';

/** Whether pages in each language show a document, also in English: sections, page texts and names of groups. */
function isAlwaysShown(source: string): boolean {
  const type = fileTypeOf(source)?.type;
  const isShown = type?.kind === 'single' ? source !== NOT_FOUND_FILE : groupedTypeOf(type?.folder ?? '');
  return Boolean(type && isShown && translatedTexts(type.schema));
}

/** Creates a file node with the English document and its translated texts, of which a transformer makes a document. */
async function createTranslation(file: string, args: CreateNodeArgs) {
  const { actions, createContentDigest, createNodeId, loadNodeContent } = args;
  const language = languageOf(file);
  const source = sourceFileFor(file);
  const english = fileAt(source);
  const translation = fileAt(file) ?? (isAlwaysShown(source) ? english : undefined);
  if (!language || !translation || !english) return;
  const { terms = [] } = (await readJson(`${language}/${TERMS_FILE}`, args)) as { terms?: Term[] };
  const target = { terms: termsByPattern(terms), language };
  const isJson = file.endsWith('.json');
  const content = isJson
    ? JSON.stringify(translateData(source, await readJson(source, args), await readJson(file, args), target))
    : translateArticle(source, await loadNodeContent(english), await loadNodeContent(translation), target);
  const node = {
    id: createNodeId(`${file} document`),
    // Gatsby deletes the node together with the file.
    parent: translation.id,
    children: [],
    name: english.name,
    relativePath: file,
    relativeDirectory: path.posix.dirname(file),
    internal: {
      type: 'TranslatedFile',
      mediaType: isJson ? 'application/json' : 'text/markdown',
      content,
      contentDigest: createContentDigest(content),
    },
  };
  await actions.createNode(node);
  actions.createParentChildLink({ parent: translation, child: node as unknown as Node });
}

/** Returns the translations whose documents depend on a file. Of a file that does not exist, there may be no document. */
function dependentsOf(file: string, languages: readonly Language[]): string[] {
  const source = sourceFileFor(file);
  const isShared = [LANGUAGES_FILE, TERMS_FILE].includes(source);
  const sources = isShared ? [...files.keys()].filter((each) => !languageOf(each)) : [source];
  return languages
    .filter(({ code }) => [undefined, code].includes(languageOf(file)))
    .flatMap(({ code }) => sources.map((each) => `${code}/${each}`));
}

/** Adds the fields by which queries and resolvers find a document. */
function addFields({ node, getNode, actions }: CreateNodeArgs) {
  const parent = (node.parent ? getNode(node.parent) : undefined) as FileNode | undefined;
  const file = sourceFileFor(parent?.relativePath ?? '');
  if (!parent || !fileTypeOf(file)) return;
  const fields = {
    language: languageOf(parent.relativePath) ?? SOURCE_LANGUAGE,
    file,
    slug: parent.name,
    groupSlug: parent.relativeDirectory.split('/').at(-1),
  };
  for (const [name, value] of Object.entries(fields)) actions.createNodeField({ node, name, value });
}

/**
 * Adds fields to documents. Creates the files of the translations that depend on a file, again when it has changed. The
 * transformers make documents of English files and of these.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNodesByType } = args;
  if (node.internal.type !== 'File') return addFields(args);
  if (files.size === 0)
    for (const file of getNodesByType('File') as FileNode[]) files.set(file.relativePath, file);
  const file = node as FileNode;
  const { relativePath: changed } = file;
  files.set(changed, file);
  const { languages = [] } = (await readJson(LANGUAGES_FILE, args)) as { languages?: Language[] };
  for (const each of dependentsOf(changed, languages).filter(isTranslation))
    await createTranslation(each, args);
};
