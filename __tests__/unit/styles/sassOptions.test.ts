import path from 'node:path';
import postcss, { type Root } from 'postcss';
import { renderSync } from 'sass';
import { sassPluginOptions } from '../../../src/styles/sassOptions';

const file = path.resolve('src', 'styles', 'global.scss');

test('PurgeCSS keeps the rules of the project in the stylesheet of every page', async () => {
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
});
