import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const BRAND = 'brand.json';

const errorsWith = (colors: object) => {
  content.edit(BRAND, (brand) => Object.assign(brand.colors as object, colors));
  return content.errors();
};

test('unreadable colours are reported with both names, their contrast and the required contrast', () => {
  expect(errorsWith({ link: '#6688aa' })[0]).toBe(
    `content/${BRAND}:${content.lineOf(BRAND, '"link"')} colors.link: #6688aa has too little contrast with "background" (#ffffff): 3.7 : 1; make one of them darker or lighter until it is 4.5 : 1`,
  );
});

// The sample brand has black text, a white background and surface, a dark green primary and a yellow accent.
test.each([
  ['text', 'accent', { text: '#333333', accent: '#3a7a3a' }],
  ['text', 'band', { text: '#222222', band: '#777777' }],
  ['link', 'surface', { link: '#6a6a6a', surface: '#dddddd' }],
  ['textMuted', 'band', { textMuted: '#6a6a6a', band: '#dddddd' }],
  ['accentStrong', 'background', { accentStrong: '#999900' }],
  ['danger', 'background', { danger: '#ff6666' }],
  ['onPrimary', 'primary', { onPrimary: '#888888' }],
  ['onPrimary', 'primaryLight', { primaryLight: '#eeeeee' }],
  // "Read More" on a card.
  ['accent', 'primary', { primary: '#14532d', accent: '#f59e0b' }],
  // The selected tab, and fields in the footer.
  ['primary', 'band', { primary: '#777777', onPrimary: '#000000', band: '#888888' }],
])('%s on %s needs enough contrast', (role, ground, colors) => {
  const problem = ` colors\\.${role}: \\S+ has too little contrast with "${ground}" `;
  expect(errorsWith(colors)).toContainEqual(expect.stringMatching(problem));
});
