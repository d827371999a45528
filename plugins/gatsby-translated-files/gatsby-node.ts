import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import matter from 'gray-matter';
import { fileTypeOf } from '../../src/content/collections';
import type { Language } from '../../src/content/documents/languages';
import { withDirectionMarks } from '../../src/content/translation/directionMarks';
import { languageOf, sourceFileFor, TERMS_FILE } from '../../src/content/translation/languageFolders';
import { mergeTranslation } from '../../src/content/translation/mergeTranslation';
import {
  mapTexts,
  type Term,
  type Terms,
  termsByPattern,
  translateFacts,
} from '../../src/content/translation/terms';
import { isEntry } from '../../src/content/translation/translatable';

interface FileNode extends Node {
  name: string;
  relativePath: string;
  relativeDirectory: string;
  absolutePath: string;
}

type Files = Pick<CreateNodeArgs, 'actions' | 'loadNodeContent' | 'createNodeId' | 'createContentDigest'> & {
  files: readonly FileNode[];
};

const isFile = (node: Node): node is FileNode => node.internal.type === 'File';

const isMarkdown = (file: string): boolean => file.endsWith('.md');

/** Pictures of a language are files like all others. */
const isDocument = (file: string): boolean => isMarkdown(file) || file.endsWith('.json');

interface Target {
  /** The values of catalogue entries. */
  terms: Terms;
  direction: Language['direction'];
}

/** Puts the texts of a translation and the translated values into an English document. */
function translate(
  file: string,
  english: unknown,
  translation: unknown,
  { terms, direction }: Target,
): unknown {
  const merged = mergeTranslation(english, translation);
  const schema = fileTypeOf(file)?.type.schema;
  const translated = schema ? translateFacts(schema, merged, terms, isEntry(schema)) : merged;
  return direction === 'rtl' ? mapTexts(translated, withDirectionMarks) : translated;
}

/** Returns the text of the file of a document in another language: JSON, or Markdown with front matter. */
function translatedText(file: string, english: string, translation: string, target: Target): string {
  if (!isMarkdown(file))
    return JSON.stringify(translate(file, JSON.parse(english), JSON.parse(translation), target));
  // With options, gray-matter does not cache.
  const [source, translated] = [matter(english, {}), matter(translation, {})];
  const text = target.direction === 'rtl' ? withDirectionMarks(translated.content) : translated.content;
  return matter.stringify(text, translate(file, source.data, translated.data, target) as object);
}

async function targetOf(language: string, { files, loadNodeContent }: Files): Promise<Target> {
  const read = async <Content>(name: string): Promise<Content | undefined> => {
    const file = files.find(({ relativePath }) => relativePath === name);
    return file && (JSON.parse(await loadNodeContent(file)) as Content);
  };
  const terms = await read<{ terms: Term[] }>(`${language}/${TERMS_FILE}`);
  const list = await read<{ languages: Language[] }>('languages.json');
  return {
    terms: termsByPattern(terms?.terms ?? []),
    direction: list?.languages.find(({ code }) => code === language)?.direction ?? 'ltr',
  };
}

/** Creates the node of a translated file, if its English file exists. */
async function createTranslatedFile(translation: FileNode, language: string, args: Files): Promise<void> {
  const { actions, files, loadNodeContent, createNodeId, createContentDigest } = args;
  const source = files.find(({ relativePath }) => relativePath === sourceFileFor(translation.relativePath));
  if (!source) return;
  const { name, relativePath, relativeDirectory, absolutePath } = source;
  const [english, texts] = [await loadNodeContent(source), await loadNodeContent(translation)];
  const content = translatedText(relativePath, english, texts, await targetOf(language, args));
  const node = {
    id: createNodeId(`${translation.id} translated`),
    parent: translation.id,
    children: [],
    language,
    name,
    relativePath,
    relativeDirectory,
    absolutePath,
    internal: {
      type: 'TranslatedFile',
      mediaType: isMarkdown(relativePath) ? 'text/markdown' : 'application/json',
      content,
      contentDigest: createContentDigest(content),
    },
  };
  await actions.createNode(node);
  // Gatsby then deletes the node together with the file.
  actions.createParentChildLink({ parent: translation, child: node as unknown as Node });
}

/**
 * Creates a node of the type `TranslatedFile` for each translation. Its content is the English document with the
 * translated texts, and its path is that of the English file. The transformer plugins make a document of it, as they do of
 * a file. In `gatsby-config.ts` this plugin must come before them.
 *
 * A translated file also depends on the English file and on `terms.json`, so it is created again after they change.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNodesByType } = args;
  if (!isFile(node) || !isDocument(node.relativePath)) return;
  const language = languageOf(node.relativePath);
  // An incomplete document is of no use to the transformers.
  if (language) node.internal.mediaType = 'application/x-translation';
  const files = getNodesByType('File') as FileNode[];
  const isAffected = ({ relativePath }: FileNode): boolean =>
    language === undefined
      ? sourceFileFor(relativePath) === node.relativePath
      : node.relativePath === `${language}/${TERMS_FILE}` || relativePath === node.relativePath;
  for (const file of files) {
    const each = languageOf(file.relativePath);
    if (each && isDocument(file.relativePath) && (language ?? each) === each && isAffected(file))
      await createTranslatedFile(file, each, { ...args, files });
  }
};
