/** Creates the documents of all languages (docs/decisions.md, "Content and languages"). */
import { existsSync } from 'node:fs';
import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { fileTypeOf, LANGUAGES_FILE } from '../../content/collections';
import type { Language } from '../../content/documents/languages';
import {
  isTranslation,
  languageOf,
  sourceFileFor,
  TERMS_FILE,
} from '../../content/translation/languageFolders';
import { type Term, termsByPattern } from '../../content/translation/terms';
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

type Data = Record<string, unknown>;

/** The last valid contents of JSON files. While an editor works, a saved file may be invalid, and its page still works. */
const lastValid = new Map<string, Data>();

async function readJson(relativePath: string, { loadNodeContent }: CreateNodeArgs): Promise<Data> {
  const file = fileAt(relativePath);
  try {
    // Some editors add a byte order mark, on which `JSON.parse` fails.
    const data: unknown = file && JSON.parse((await loadNodeContent(file)).replace(/^\uFEFF/, ''));
    if (typeof data === 'object' && data && !Array.isArray(data)) lastValid.set(relativePath, data as Data);
  } catch {
    // The content check reports the file.
  }
  return (file && lastValid.get(relativePath)) ?? {};
}

/** Creates a node below a file. Gatsby deletes it together with the file. */
async function createChild(
  file: FileNode,
  node: { internal: { type: string; mediaType?: string; content?: string; contentDigest: string } },
  { actions, createNodeId }: CreateNodeArgs,
) {
  const child = { ...node, id: createNodeId(`${file.id} document`), parent: file.id, children: [] };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: file, child: child as unknown as Node });
}

/** Creates the node of a JSON document. Gatsby nodes have their own `id`, so that of the document is `jsonId`. */
async function createDocument(file: FileNode, data: Data, args: CreateNodeArgs) {
  // The content check reports a file without a type.
  const type = fileTypeOf(sourceFileFor(file.relativePath))?.type.graphqlType;
  if (!type) return;
  const internal = { type, contentDigest: args.createContentDigest(data) };
  const node = { ...data, ...(data.id !== undefined && { jsonId: data.id }), internal };
  await createChild(file, node, args);
}

/** Creates the document of a translation: the English one with the translated texts and values. */
async function createTranslation(file: string, args: CreateNodeArgs) {
  const language = languageOf(file);
  const translation = fileAt(file);
  const source = sourceFileFor(file);
  const english = fileAt(source);
  if (!language || !translation || !english) return;
  const { terms = [] } = (await readJson(`${language}/${TERMS_FILE}`, args)) as { terms?: Term[] };
  const target = { terms: termsByPattern(terms), language };
  if (file.endsWith('.json')) {
    const texts = await readJson(file, args);
    const data = translateData(source, await readJson(source, args), texts, target);
    await createDocument(translation, data, args);
    return;
  }
  const { loadNodeContent, createContentDigest } = args;
  const texts = await loadNodeContent(translation);
  const content = translateArticle(source, await loadNodeContent(english), texts, target);
  const contentDigest = createContentDigest(content);
  // gatsby-transformer-remark makes a document of this node.
  const internal = { type: 'TranslatedArticle', mediaType: 'text/markdown', content, contentDigest };
  const { name, relativePath, relativeDirectory } = translation;
  const node = { name, relativePath, relativeDirectory, internal };
  await createChild(translation, node, args);
}

/** Returns the translations whose documents depend on a file. Of a file that does not exist, there will be no document. */
function dependentsOf(file: string, languages: readonly Language[]): string[] {
  const language = languageOf(file);
  const isShared = [LANGUAGES_FILE, TERMS_FILE].includes(sourceFileFor(file));
  if (isShared) return [...files.keys()].filter((each) => !language || languageOf(each) === language);
  return language ? [file] : languages.map(({ code }) => `${code}/${file}`);
}

/** Adds the fields by which queries and resolvers find a document. */
function addFields({ node, getNode, actions }: CreateNodeArgs) {
  const parent = (node.parent ? getNode(node.parent) : undefined) as FileNode | undefined;
  const file = sourceFileFor(parent?.relativePath ?? '');
  if (!parent || !fileTypeOf(file)) return;
  // The transformer also makes an article of the texts of a translation, which belongs to no language.
  const isIncomplete = node.internal.type === 'MarkdownRemark' && parent.internal.type === 'File';
  const language = languageOf(parent.relativePath);
  const fields = {
    language: language && isIncomplete ? '' : (language ?? SOURCE_LANGUAGE),
    file,
    slug: parent.name,
    groupSlug: parent.relativeDirectory.split('/').at(-1),
  };
  for (const [name, value] of Object.entries(fields)) actions.createNodeField({ node, name, value });
}

/**
 * Creates the document of an English JSON file, and those of the translations that depend on a file. They are created
 * again when one of these files has changed. gatsby-transformer-remark makes documents of English articles.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNodesByType } = args;
  if (node.internal.type !== 'File') return addFields(args);
  if (files.size === 0)
    for (const file of getNodesByType('File') as FileNode[]) files.set(file.relativePath, file);
  const file = node as FileNode;
  const { relativePath: changed } = file;
  files.set(changed, file);
  if (!languageOf(changed) && changed.endsWith('.json'))
    await createDocument(file, await readJson(changed, args), args);
  const { languages = [] } = (await readJson(LANGUAGES_FILE, args)) as { languages?: Language[] };
  for (const each of dependentsOf(changed, languages).filter(isTranslation))
    await createTranslation(each, args);
};
