import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { folderOf } from '../../content-model/collections';
import { withExamples } from '../../content-model/generate/editorFields';
import { editorScreen } from '../../content-model/generate/editorScreen';
import { editorScreenContent } from '../../content-model/generate/editorScreenContent';
import type { Source } from '../../content-model/read/document';
import { EDITOR_CONFIGURATION, EDITOR_SCREEN } from '../../lib/generatedFiles';
import { editorPage } from './page';

/** After a failed save, the language menu of the CMS throws for languages without a translation, which blocks the screen. */
const LANGUAGE_MENU = /(Object\.values\(\w+\(\w+\)\[\w+\])(?=\)\.some\(\(\{valid:)/;

const correction: Plugin = {
  name: 'correction',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia.cms.npm.index\.js$/ }, ({ path: file }) => {
      const code = readFileSync(file, 'utf8');
      if (!LANGUAGE_MENU.test(code)) throw new Error(`The code of @sveltia/cms has no ${LANGUAGE_MENU}`);
      return { contents: code.replace(LANGUAGE_MENU, '$1 ?? {}') };
    }),
};

async function bundle(folder: string): Promise<string> {
  await build({
    entryPoints: [path.resolve('src/build/editor-screen/client.ts')],
    entryNames: 'cms-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [correction],
    // Exclude 300 grammars for syntax highlighting. The CMS loads them on demand and works without them.
    external: ['@shikijs/*'],
  });
  const script = readdirSync(folder).find((file) => /^cms-.+\.js$/.test(file));
  if (!script) throw new Error('esbuild has written no script for the editor screen');
  return script;
}

/** Writes the configuration of the editor screen. Hints of fields are examples from documents of the same list. */
export function writeEditorConfiguration(publicDir: string, source: Source): void {
  const screen = editorScreen(editorScreenContent(source));
  const collections = screen.collections.map((list) => {
    if (!('folder' in list)) return list;
    const own = source.documents.filter(({ file }) => list.folder.endsWith(`/${folderOf(file)}`));
    const data = own.map(({ parsed }) => parsed.data);
    return { ...list, fields: withExamples(list.fields, data) };
  });
  const configuration = { ...screen, collections };
  writeFileSync(path.join(publicDir, EDITOR_CONFIGURATION), JSON.stringify(configuration));
}

export async function writeEditorScreen(publicDir: string, source: Source): Promise<void> {
  const folder = path.join(publicDir, EDITOR_SCREEN);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const script = await bundle(folder);
  const assets = 'node_modules/@sveltia/cms/npm/assets';
  cpSync(assets, path.join(folder, 'assets'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  writeEditorConfiguration(publicDir, source);
  writeFileSync(
    path.join(folder, 'index.html'),
    editorPage(editorScreenContent(source), `${EDITOR_SCREEN}/${script}`),
  );
}
