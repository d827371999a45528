/** Functions in `src/gatsby/ssr/inline-scripts` are serialised into the HTML, without their surrounding scope. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, traverse, types } from '@babel/core';

const FOLDER = 'src/gatsby/ssr/inline-scripts';
const files = readdirSync(FOLDER).map((file) => path.join(FOLDER, file));

/** Browser globals that Node.js does not have. */
const BROWSER_GLOBALS = ['window', 'document', 'requestIdleCallback'];
const isGlobal = (name: string): boolean => name in globalThis || BROWSER_GLOBALS.includes(name);

/** Returns the free variables of a module's exports, except browser globals. */
function namesFromOutside(code: string): string[] {
  const names = new Set<string>();
  const parserOpts = { plugins: ['typescript' as const], sourceType: 'module' as const };
  traverse(parseSync(code, { configFile: false, babelrc: false, parserOpts }) ?? types.emptyStatement(), {
    ExportNamedDeclaration(exported) {
      exported.traverse({
        TSType: (type) => type.skip(),
        Identifier(identifier) {
          const isRead: boolean = identifier.isReferencedIdentifier();
          const isWritten: boolean = identifier.isBindingIdentifier();
          if (!isRead && !isWritten) return;
          const { name } = identifier.node;
          const binding = identifier.scope.getBinding(name);
          const isInside = binding ? binding.path.isDescendant(exported) : isGlobal(name);
          if (!isInside) names.add(name);
        },
      });
    },
  });
  return [...names];
}

test.each(files)('%s uses no variables from its surrounding scope', (file) => {
  const code = readFileSync(file, 'utf8');
  expect(code).toMatch(new RegExp(`^export function ${path.basename(file, '.ts')}\\(`, 'm'));
  expect(namesFromOutside(code)).toEqual([]);
});

test('only functions in this folder are serialised', () => {
  const serialised = readdirSync('src/gatsby/ssr')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join('src/gatsby/ssr', file), 'utf8').matchAll(/\bcallAsText\((\w+)/g)].map(
        ([, name]) => name,
      ),
    );
  expect(new Set(serialised)).toEqual(new Set(files.map((file) => path.basename(file, '.ts'))));
});
