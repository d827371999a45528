import postcss from 'postcss';
import { resolveBulmaVariables } from '../../../src/gatsby/resolveBulmaVariables';

const resolved = (css: string): string => {
  const root = postcss.parse(css);
  resolveBulmaVariables(root);
  return root.toString().replace(/\s+/g, '');
};

test('a variable that nothing changes gives way to its value, through others as well', () => {
  expect(
    resolved(':root{--bulma-a-h:20deg;--bulma-a:hsl(var(--bulma-a-h),5%,9%)}p{color:var(--bulma-a)}'),
  ).toBe('p{color:hsl(20deg,5%,9%)}');
});

test('of several values for the whole document the last counts', () => {
  expect(resolved(':root{--bulma-a:1px}:root{--bulma-a:2px}p{margin:var(--bulma-a)}')).toBe('p{margin:2px}');
});

test('a variable that some rule changes stays, and what leans on it', () => {
  const css =
    ':root{--bulma-x:1px;--bulma-y:var(--bulma-x)}p{--bulma-x:2px}a{margin:var(--bulma-y);top:var(--bulma-x)}';
  expect(resolved(css)).toBe(css);
});

test('one that a condition changes stays', () => {
  const css = ':root{--bulma-x:1px}@mediaprint{:root{--bulma-x:2px}}p{margin:var(--bulma-x)}';
  expect(resolved(css)).toBe(css);
});

test('one declared where it is used may lean on what changes', () => {
  expect(
    resolved('p{--bulma-w:1px;--bulma-x:calc(var(--bulma-w) + 1px);margin:var(--bulma-x)}p.b{--bulma-w:2px}'),
  ).toBe('p{--bulma-w:1px;margin:calc(var(--bulma-w)+1px)}p.b{--bulma-w:2px}');
});

test('one that components name stays', () => {
  const css = ':root{--bulma-block-spacing:1rem}p{margin:var(--bulma-block-spacing)}';
  expect(resolved(css)).toBe(css);
});
