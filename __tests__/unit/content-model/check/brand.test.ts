/** Unreadable colour combinations in `content/brand.json`. */
import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const FILE = 'brand.json';

const colors = (changes: object) =>
  content.edit(FILE, (brand) => Object.assign(brand.colors as object, changes));

test('an unreadable pair is reported with both names, its contrast and the required contrast', () => {
  colors({ link: '#6688aa' });
  const [problem] = content.errors();
  expect(problem).toBe(
    `content/brand.json:${content.lineOf(FILE, '"link"')} colors.link: #6688aa has too little contrast with "background" (#ffffff): 3.7 : 1; make one of them darker or lighter until it is 4.5 : 1`,
  );
});

test('the accent needs less contrast with dark areas than with its text', () => {
  colors({ primary: '#000000', accent: '#606060', text: '#000000' });
  expect(content.errors()).toEqual([expect.stringMatching(/colors\.text: .* with "accent" .* 4\.5 : 1/)]);
  colors({ accent: '#404040', text: '#ffffff', background: '#ffffff', surface: '#000000' });
  expect(content.errors()).toContainEqual(
    expect.stringMatching(/colors\.accent: .* with "primary" .* 3 : 1/),
  );
});

test('a derived colour is compared with the specified colours', () => {
  colors({ primaryLight: '#eeeeee' });
  expect(content.errors()).toEqual([
    expect.stringContaining(
      'colors.onPrimary: #ffffff has too little contrast with "primaryLight" (#eeeeee)',
    ),
  ]);
});

test('an invalid colour is reported but not compared', () => {
  colors({ accent: 'orange' });
  expect(content.errors()).toEqual([
    expect.stringContaining('colors.accent: is not a colour; write it as #0b1f3a'),
  ]);
});
