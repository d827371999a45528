/** Unreadable colour combinations in `content/brand.json`. */
import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();

const errorsWith = (colors: object) => {
  content.edit('brand.json', (brand) => Object.assign(brand.colors as object, colors));
  return content.errors();
};

test('an unreadable pair is reported with both names, its contrast and the required contrast', () => {
  const [problem] = errorsWith({ link: '#6688aa' });
  expect(problem).toBe(
    `content/brand.json:${content.lineOf('brand.json', '"link"')} colors.link: #6688aa has too little contrast with "background" (#ffffff): 3.7 : 1; make one of them darker or lighter until it is 4.5 : 1`,
  );
});

test('the accent needs less contrast with dark areas than with its text', () => {
  expect(errorsWith({ primary: '#000000', accent: '#606060', text: '#000000' })).toEqual([
    expect.stringMatching(/colors\.text: .* with "accent" .* 4\.5 : 1/),
  ]);
  expect(
    errorsWith({ accent: '#404040', text: '#ffffff', background: '#ffffff', surface: '#000000' }),
  ).toContainEqual(expect.stringMatching(/colors\.accent: .* with "primary" .* 3 : 1/));
});

test('a derived colour is compared with the specified colours', () => {
  expect(errorsWith({ primaryLight: '#eeeeee' })).toEqual([
    expect.stringContaining('onPrimary: #ffffff has too little contrast with "primaryLight" (#eeeeee)'),
  ]);
});

test('an invalid colour is reported but not compared', () => {
  expect(errorsWith({ accent: 'orange' })).toEqual([
    expect.stringContaining('colors.accent: is not a colour; write it as #0b1f3a'),
  ]);
});
