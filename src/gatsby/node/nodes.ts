/** Creates the documents of all languages (docs/decisions.md, "Content and languages"). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import type * as z from 'zod';
import { fileTypeOf, groupedTypeOf, LANGUAGES_FILE } from '../../content/collections';
import type { Language, terms as termsDocument } from '../../content/documents/languages';
import { pageDocument } from '../../content/published';
import {
  isTranslation,
  languageOf,
  sourceFileFor,
  TERMS_FILE,
} from '../../content/translation/languageFolders';
import { translatedTexts } from '../../content/translation/translatable';
import { translateArticle, translateData } from '../../content/translation/translateFile';
import { SOURCE_LANGUAGE } from '../../lib/localText';
import { NOT_FOUND } from '../../routes';
import { publishedJson } from './published';

/** The files by path. `getNodesByType` has those of the cache, but may lack nodes that were created a moment ago. */
const files = new Map<string, FileSystemNode>();

/** Finds a file. It may have been deleted while the development server was running. */
function fileAt(relativePath: string): FileSystemNode | undefined {
  const file = files.get(relativePath);
  return file && existsSync(file.absolutePath) ? file : undefined;
}

const lastValid = new Map<string, Record<string, unknown>>();

/**
 * Reads a JSON file from the disk, because its node has only what is published. While the file is invalid, returns its
 * last valid content. Returns an empty object for a file that is missing or was never valid, which the check reports.
 */
function readJson(relativePath: string): Record<string, unknown> {
  const file = fileAt(relativePath);
  if (!file) return {};
  try {
    const text = readFileSync(file.absolutePath, 'utf8').replace(/^\uFEFF/, '');
    lastValid.set(relativePath, JSON.parse(text) as Record<string, unknown>);
  } catch {}
  return lastValid.get(relativePath) ?? {};
}

/**
 * Whether pages in each language show a document, also in English: sections, page texts and names of groups. The 404 page
 * shows only the languages that have its texts.
 */
function isAlwaysShown(source: string): boolean {
  const type = fileTypeOf(source)?.type;
  const isShown =
    type?.kind === 'single' ? source !== pageDocument(NOT_FOUND) : groupedTypeOf(type?.folder ?? '');
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
  const { terms = [] } = readJson(`${language}/${TERMS_FILE}`) as Partial<z.infer<typeof termsDocument>>;
  const target = { terms: new Map(terms.map(({ english: value, text }) => [value, text])), language };
  const isJson = file.endsWith('.json');
  const content = isJson
    ? publishedJson(source, JSON.stringify(translateData(source, readJson(source), readJson(file), target)))
    : translateArticle(source, await loadNodeContent(english), await loadNodeContent(translation), target);
  if (content === undefined) return;
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
  const parent = (node.parent ? getNode(node.parent) : undefined) as FileSystemNode | undefined;
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
    for (const file of getNodesByType('File') as FileSystemNode[]) files.set(file.relativePath, file);
  const file = node as FileSystemNode;
  const { relativePath: changed } = file;
  files.set(changed, file);
  const { languages = [] } = readJson(LANGUAGES_FILE) as { languages?: Language[] };
  for (const each of dependentsOf(changed, languages).filter(isTranslation))
    await createTranslation(each, args);
};
