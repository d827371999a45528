/** The stylesheet of every page has all rules of the project, and the variables of Bulma that they use. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Root } from 'postcss';
import { renderSync } from 'sass';
import { sassPluginOptions } from '../../../src/styles/sassOptions';

const file = path.resolve('src', 'styles', 'global.scss');

test('PurgeCSS keeps the rules of the project and the variables of Bulma that its styles use', async () => {
  // gatsby-plugin-sass uses the legacy API.
  const options = { file, ...sassPluginOptions.sassOptions } as Parameters<typeof renderSync>[0];
  const compiled = postcss.parse(renderSync(options).css.toString(), { from: file });
  const purge = postcss(sassPluginOptions.postCssPlugins);
  const { root: purged } = await purge.process(compiled.clone(), { from: file });

  const rulesOf = (root: Root) => {
    const found: string[] = [];
    root.walkAtRules('layer', (layer) => {
      if (layer.params !== 'bulma') layer.walkRules(({ selector }) => void found.push(selector));
    });
    return found;
  };
  expect(rulesOf(compiled).length).toBeGreaterThan(50);
  expect(rulesOf(purged as Root)).toEqual(rulesOf(compiled));

  const declared = new Set<string>();
  purged.walkDecls(/^--bulma-/, ({ prop }) => void declared.add(prop));
  const used = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.scss'))
    .flatMap((name) => readFileSync(path.join('src', name), 'utf8').match(/(?<=var\()--bulma-[\w-]+/g) ?? []);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});
