/** Gives Gatsby the finished documents, again after each save in development. */
import path from 'node:path';
import chokidar from 'chokidar';
import type { GatsbyNode, SourceNodesArgs } from 'gatsby';
import sirv from 'sirv';
import { writeEditorConfiguration } from '../../build/editor-screen/writeEditorScreen';
import { reportContent } from '../../content-model/check/reportContent';
import { type FinishedContent, finishContent } from '../../content-model/finishContent';
import { keyOf } from '../../content-model/join/localContent';
import { isIgnored, slugOf } from '../../content-model/read/contentFiles';
import type { LocalDocument } from '../../content-model/read/document';
import { EDITOR_SCREEN } from '../../lib/generatedFiles';

const contentDir = path.resolve('content');

let current: FinishedContent | undefined;

export function currentContent(): FinishedContent {
  current ??= finishContent(contentDir);
  return current;
}

/** Returns the text of which gatsby-transformer-json or gatsby-transformer-remark makes a node. JSON is valid YAML. */
function textOf({ file, language, textLanguage, type, data, body = '' }: LocalDocument): string {
  const names = { key: keyOf({ file, language }), file, language, textLanguage, slug: slugOf(file) };
  const json = JSON.stringify({ ...data, ...names });
  return type.format === 'json' ? json : `---\n${json}\n---\n${body}`;
}

const NODE_TYPE = 'ContentDocument';

/** Creates a node for each document, and deletes the nodes of documents that are gone. */
function updateNodes({ documents }: FinishedContent, gatsby: SourceNodesArgs): void {
  const { actions, createNodeId, createContentDigest, getNodesByType } = gatsby;
  const idOf = (document: LocalDocument) => createNodeId(`document ${keyOf(document)}`);
  const ids = new Set(documents.map(idOf));
  for (const node of getNodesByType(NODE_TYPE)) if (!ids.has(node.id)) actions.deleteNode(node);
  for (const document of documents) {
    const content = textOf(document);
    actions.createNode({
      id: idOf(document),
      graphqlType: document.type.graphqlType,
      internal: {
        type: NODE_TYPE,
        mediaType: document.type.format === 'json' ? 'application/json' : 'text/markdown',
        content,
        contentDigest: createContentDigest(content),
      },
    });
  }
}

/** In milliseconds, so that the content is read only once when many files are saved together. */
const DEBOUNCE = 200;

/** Writes to stderr directly: Gatsby's reporter, which also captures `console`, breaks lines at a fixed width. */
const print = (line: string) => process.stderr.write(`${line}\n`);

/** Reads and checks the content after each save. Runs follow each other, so the last one is about the last save. */
function watchContent(gatsby: SourceNodesArgs): void {
  const { reporter } = gatsby;
  let timer: NodeJS.Timeout | undefined;
  let run: Promise<unknown> = Promise.resolve();
  const read = async () => {
    const { content, errors, summary } = await reportContent(contentDir, current, print);
    reporter[errors.length > 0 ? 'error' : 'success'](summary);
    current = content;
    updateNodes(content, gatsby);
    if (errors.length === 0) writeEditorConfiguration(path.resolve('public'), content.source);
  };
  chokidar
    .watch(contentDir, { ignoreInitial: true, ignored: (file) => isIgnored(contentDir, file) })
    .on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A file can disappear while it is read.
        run = run
          .then(read)
          .catch((error) => reporter.error('The content could not be read; save again', error));
      }, DEBOUNCE);
    });
}

let isWatching = false;

/** `tools/gatsby.ts` has reported the problems before Gatsby started. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  updateNodes(currentContent(), args);
  // Gatsby calls this function again for a refresh.
  if (process.env.NODE_ENV !== 'development' || isWatching) return;
  isWatching = true;
  watchContent(args);
};

/** Serves the editor screen in development. Otherwise, Gatsby would return a page of the site for its URL. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store, reporter }) => {
  const { directory, port } = store.getState().program as { directory: string; port?: number };
  app.use(EDITOR_SCREEN, sirv(path.join(directory, 'public', EDITOR_SCREEN), { dev: true }));
  reporter.info(`Editor screen: http://localhost:${port}${EDITOR_SCREEN}/
  Open it in Chrome or Edge, press "Work with Local Repository", and choose this folder: ${directory}`);
};
