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
import { translateFile } from '../../content/translation/translateFile';
import { SOURCE_LANGUAGE } from '../../lib/localText';
import type { FileNode } from './files';

/** The files by path. `getNodesByType` has those of the cache, but may lack nodes that were created a moment ago. */
const files = new Map<string, FileNode>();

/** Finds a file. After a start with a cache, there are nodes of files that were deleted meanwhile. */
function fileAt(relativePath: string): FileNode | undefined {
  const file = files.get(relativePath);
  return file && existsSync(file.absolutePath) ? file : undefined;
}

async function readJson<Content>(file: string, { loadNodeContent }: CreateNodeArgs) {
  const found = fileAt(file);
  return found && (JSON.parse(await loadNodeContent(found)) as Content);
}

/** Returns the translations whose nodes depend on a file. Of a file that does not exist, there will be no node. */
function dependentsOf(file: string, languages: readonly Language[]): string[] {
  const language = languageOf(file);
  const isShared = [LANGUAGES_FILE, TERMS_FILE].includes(sourceFileFor(file));
  if (isShared) return [...files.keys()].filter((each) => !language || languageOf(each) === language);
  return language ? [file] : languages.map(({ code }) => `${code}/${file}`);
}

async function createTranslatedFile(args: CreateNodeArgs, file: string) {
  const { loadNodeContent, createNodeId, createContentDigest, actions } = args;
  const language = languageOf(file);
  const translation = fileAt(file);
  const english = fileAt(sourceFileFor(file));
  if (!language || !translation || !english) return;
  const { name, relativePath, relativeDirectory } = english;
  const terms = await readJson<{ terms: Term[] }>(`${language}/${TERMS_FILE}`, args);
  const content = translateFile(
    relativePath,
    await loadNodeContent(english),
    await loadNodeContent(translation),
    { terms: termsByPattern(terms?.terms ?? []), language },
  );
  const translated = {
    id: createNodeId(`${translation.id} translated`),
    parent: translation.id,
    children: [],
    language,
    name,
    relativePath,
    relativeDirectory,
    internal: {
      type: 'TranslatedFile',
      mediaType: relativePath.endsWith('.md') ? 'text/markdown' : 'application/json',
      content,
      contentDigest: createContentDigest(content),
    },
  };
  await actions.createNode(translated);
  // Gatsby then deletes the node together with the file.
  actions.createParentChildLink({ parent: translation, child: translated as unknown as Node });
}

/**
 * Creates a node of the type `TranslatedFile` for each translation. Its content is the English document with the
 * translated texts, and its path is that of the English file. The transformer plugins make a document of it, as they do
 * of a file. It is created again after one of the files on which it depends has changed. Also adds `fields` to each
 * document.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode, getNodesByType, actions } = args;
  if (node.internal.type !== 'File') {
    const parent = (node.parent ? getNode(node.parent) : undefined) as Partial<FileNode> | undefined;
    const {
      name: slug,
      relativePath: file,
      relativeDirectory = '',
      language = SOURCE_LANGUAGE,
    } = parent ?? {};
    if (!slug || !file || !fileTypeOf(file)) return;
    const fields = { language, file, slug, groupSlug: relativeDirectory.split('/').at(-1) };
    for (const [name, value] of Object.entries(fields)) actions.createNodeField({ node, name, value });
    return;
  }
  if (files.size === 0)
    for (const file of getNodesByType('File') as FileNode[]) files.set(file.relativePath, file);
  const { relativePath: changed } = node as FileNode;
  files.set(changed, node as FileNode);
  const { languages = [] } = (await readJson<{ languages: Language[] }>(LANGUAGES_FILE, args)) ?? {};
  for (const file of dependentsOf(changed, languages).filter(isTranslation))
    await createTranslatedFile(args, file);
};
