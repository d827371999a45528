import { existsSync } from 'node:fs';
import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { fileTypeOf } from '../../content/collections';
import type { Language } from '../../content/documents/languages';
import {
  isTranslation,
  languageOf,
  sourceFileFor,
  TERMS_FILE,
} from '../../content/translation/languageFolders';
import { type Term, termsByPattern } from '../../content/translation/terms';
import { translateFile } from '../../content/translation/translateFile';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';
import type { FileNode } from './documents';

/** The type of the nodes of translated files. They have the same fields as the English files. */
const TRANSLATED_FILE = 'TranslatedFile';

const LANGUAGES_FILE = 'languages.json';

/** The files of this run by path, because `getNodesByType` may lack nodes that were created a moment ago. */
const createdFiles = new Map<string, FileNode>();

/** Returns all files by path. After a start with a cache, there are nodes of files that were deleted meanwhile. */
function filesByPath({ getNodesByType }: CreateNodeArgs): Map<string, FileNode> {
  const files = [...(getNodesByType('File') as FileNode[]), ...createdFiles.values()];
  return new Map(
    files.filter(({ absolutePath }) => existsSync(absolutePath)).map((file) => [file.relativePath, file]),
  );
}

/** Creates the node of a translated file, unless one of the files is missing. */
async function createTranslatedFile(
  { loadNodeContent, createNodeId, createContentDigest, actions }: CreateNodeArgs,
  files: ReadonlyMap<string, FileNode>,
  translatedFile: string,
  language: string,
): Promise<void> {
  const jsonAt = async <Content>(file: string): Promise<Content | undefined> => {
    const found = files.get(file);
    return found && (JSON.parse(await loadNodeContent(found)) as Content);
  };
  const translation = files.get(translatedFile);
  const english = files.get(sourceFileFor(translatedFile));
  if (!translation || !english) return;
  const { name, relativePath, relativeDirectory } = english;
  const terms = await jsonAt<{ terms: Term[] }>(`${language}/${TERMS_FILE}`);
  const list = await jsonAt<{ languages: Language[] }>(LANGUAGES_FILE);
  const content = translateFile(
    relativePath,
    await loadNodeContent(english),
    await loadNodeContent(translation),
    {
      terms: termsByPattern(terms?.terms ?? []),
      direction: list?.languages.find(({ code }) => code === language)?.direction ?? 'ltr',
    },
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
      type: TRANSLATED_FILE,
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
  const { node, getNode, actions } = args;
  if (node.internal.type !== 'File') {
    const parent = (node.parent ? getNode(node.parent) : undefined) as Partial<FileNode> | undefined;
    const {
      name: slug,
      relativePath: file,
      relativeDirectory = '',
      language = SOURCE_LANGUAGE,
    } = parent ?? {};
    if (!slug || !file || !fileTypeOf(file)) return;
    const fields = { language, file, slug, group: relativeDirectory.split('/').at(-1) };
    for (const [name, value] of Object.entries(fields)) actions.createNodeField({ node, name, value });
    return;
  }
  const { relativePath: changed } = node as FileNode;
  createdFiles.set(changed, node as FileNode);
  const files = filesByPath(args);
  for (const file of files.keys()) {
    const language = languageOf(file);
    if (!language || !isTranslation(file)) continue;
    if ([file, sourceFileFor(file), `${language}/${TERMS_FILE}`, LANGUAGES_FILE].includes(changed))
      await createTranslatedFile(args, files, file, language);
  }
};
