/** The compiled stylesheets contain Bulma without the rules that no markup uses. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Root } from 'postcss';
import { renderSync } from 'sass';
import { sassPluginOptions } from '../../../src/styles/sassOptions';

const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))
  .map((file) => path.join('src', file));
const file = path.resolve('src', 'styles', 'global.scss');

/** Returns the selectors of the project's own rules. */
function selectorsOf(root: Root): Set<string> {
  const found = new Set<string>();
  root.walkAtRules('layer', (layer) => {
    if (!/^(base|components|print)$/.test(layer.params)) return;
    layer.walkRules(({ selectors }) => {
      for (const selector of selectors) found.add(selector);
    });
  });
  return found;
}

describe('the stylesheet of every page', () => {
  let compiled: Root;
  let purged: Root;

  beforeAll(async () => {
    // gatsby-plugin-sass uses the legacy API.
    const { css } = renderSync({ file, ...sassPluginOptions.sassOptions } as Parameters<
      typeof renderSync
    >[0]);
    compiled = postcss.parse(css.toString(), { from: file });
    const purge = postcss(sassPluginOptions.postCssPlugins);
    purged = (await purge.process(compiled.clone(), { from: file })).root as Root;
  });

  test('keeps every rule of the project', () => {
    const kept = selectorsOf(purged);
    expect(kept.size).toBeGreaterThan(50);
    expect([...selectorsOf(compiled)].filter((selector) => !kept.has(selector))).toEqual([]);
  });

  test("declares each Bulma variable that the project's styles use", () => {
    const declared = new Set<string>();
    purged.walkDecls(/^--bulma-/, ({ prop }) => {
      declared.add(prop);
    });
    const read = stylesheets.flatMap(
      (name) => readFileSync(name, 'utf8').match(/(?<=var\()--bulma-[\w-]+/g) ?? [],
    );
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((name) => !declared.has(name))).toEqual([]);
  });
});
