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

test('derived colours are compared with the specified ones', () => {
  expect(errorsWith({ primaryLight: '#eeeeee' })).toEqual([
    expect.stringContaining('onPrimary: #ffffff has too little contrast with "primaryLight" (#eeeeee)'),
  ]);
});
