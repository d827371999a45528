/** Uses of APIs and styles that `npm run compat:check` reports. */
import { findProblems } from '../../../../tools/compat-check/findProblems';
import { ownNames, scriptFindings } from '../../../../tools/compat-check/scripts';
import { visitorFiles } from '../../../../tools/compat-check/visitorFiles';
import { temporaryFolder } from '../../../support/folder';

const names = (code: string) => scriptFindings(code).map(({ name }) => name);

test.each([
  ['items.filter((item) => item.checkVisibility());', 'checkVisibility'],
  ['function visible({ checkVisibility }: Element) {}', 'checkVisibility'],
  ['const url = URL.parse(text);', 'URL.parse'],
  ['const groups = Object.groupBy(list, first);', 'Object.groupBy'],
  ['window.navigation.reload();', 'window.navigation'],
  ['const send = new CloseWatcher();', 'CloseWatcher'],
  ['const { connection } = navigator;', 'navigator.connection'],
  ['const slow = (navigator as Slow).connection.saveData;', 'navigator.connection'],
  ['track.addEventListener("scrollend", stop);', 'event scrollend'],
  ['const menu = <button popover="auto">Menu</button>;', '<button popover>'],
  ['if (item.isOpen) item.checkVisibility();', 'checkVisibility'],
  ['if (item.checkVisibility()) open();', 'checkVisibility'],
  ["if ('checkVisibility' in item) open(); else item.checkVisibility();", 'checkVisibility'],
  ["if (!('checkVisibility' in item)) item.checkVisibility();", 'checkVisibility'],
])('%s is reported', (code, name) => {
  expect(names(code)).toContain(name);
});

test.each([
  'item.checkVisibility?.();',
  'if (item.checkVisibility) item.checkVisibility();',
  "if ('checkVisibility' in item) item.checkVisibility();",
  "const visible = 'checkVisibility' in item ? item.checkVisibility() : true;",
  'item.checkVisibility && item.checkVisibility();',
  'function f() { if (!item.checkVisibility) return; item.checkVisibility(); }',
  "if (typeof CloseWatcher === 'function') new CloseWatcher();",
  'if (navigator.connection?.saveData === true) stop();',
  'const list = document.querySelectorAll("a");',
  'function URL() {} URL.parse(text);',
  'import * as styles from "./a.module.scss"; styles.checkVisibility;',
  'interface Item { checkVisibility: Element["checkVisibility"] }',
])('%s is not reported', (code) => {
  expect(names(code)).toEqual([]);
});

test('a name that the project declares is not reported, except on a global object', () => {
  const own = new Set(ownNames('interface Data { connection: string; parse: string }'));
  expect(scriptFindings('data.connection; data.parse;', own)).toEqual([]);
  const found = scriptFindings('navigator.connection.x; URL.parse(text);', own);
  expect(found.map(({ name }) => name)).toEqual(['navigator.connection', 'URL.parse']);
});

describe('in files', () => {
  const { at, write } = temporaryFolder();
  const problemsOf = (file: string, text: string, exceptions = {}) => {
    write(file, text);
    return findProblems([at(file)], exceptions).map((line) => line.slice(line.indexOf(file)));
  };

  test('a problem has file, line, feature name and browsers', () => {
    const [problem] = problemsOf('menu.ts', '// Comment\n\nitem.checkVisibility();\n');
    expect(problem).toMatch(/^menu\.ts:3: "checkVisibility" .*Safari 16\.4 \(supported since 17\.4\)/);
  });

  test('an exception prevents the report of its feature, and an unused exception is reported', () => {
    expect(problemsOf('menu.ts', 'item.checkVisibility();', { checkVisibility: 'why' })).toEqual([]);
    expect(findProblems([], { checkVisibility: 'why' }).join()).toContain('"checkVisibility"');
  });

  test.each([
    ['a { text-wrap: balance; }', 'text-wrap'],
    ['a:has(b) { color: red; }', ':has'],
    ['i,\na:has(b) { color: red; }', 'list with :has'],
    ['a { width: 1px; grid-template-rows: subgrid; }', 'grid-template-rows: subgrid'],
    ['@starting-style { a { color: red; } }', '@starting-style'],
  ])('%s is reported with its line', (text, name) => {
    expect(problemsOf('some.scss', `\n.above { color: red; }\n\n${text}`)).toEqual([
      expect.stringContaining(`some.scss:4: "${name}"`),
    ]);
  });

  test.each([
    '@supports (text-wrap: balance) { a { text-wrap: balance; } }',
    "a { content: '/'; content: '/' / ''; }",
    'a { display: grid; height: 1px; height: stretch; }',
    'a { user-select: none; }',
  ])('%s is guarded', (text) => {
    expect(problemsOf('some.scss', text)).toEqual([]);
  });
});

test('files that pages import are checked, and files that only the build uses are not', async () => {
  const files = await visitorFiles();
  const imported = [
    'gatsby-browser.tsx',
    'src/pages/index.tsx',
    'src/templates/BlogArticle.tsx',
    'src/gatsby/ssr/inline-scripts/startScripts.ts',
    'src/layout/measurement/reportVisit.ts',
    'src/layout/header/Submenu.module.scss',
    'src/styles/global.scss',
  ];
  expect(files).toEqual(expect.arrayContaining(imported));
  expect(files.filter((file) => /^(node_modules|tools|src\/gatsby\/node)\//.test(file))).toEqual([]);
});
