import { sampleContent } from '../../../support/sampleContent';
import { NEEDED, writeSpanish } from '../../../support/translations';

const content = sampleContent();
const { expectWarnings, lineOf } = content;
const BRAND = 'brand.json';
const PEAS = 'products/pulses/peas.json';

describe('colours', () => {
  const errorsWith = (colors: object) => {
    content.edit(BRAND, (brand) => Object.assign(brand.colors as object, colors));
    return content.errors();
  };

  test('that are unreadable are reported with both names, their contrast and the required contrast', () => {
    const [problem] = errorsWith({ link: '#6688aa' });
    expect(problem).toBe(
      `content/${BRAND}:${lineOf(BRAND, '"link"')} colors.link: #6688aa has too little contrast with "background" (#ffffff): 3.7 : 1; make one of them darker or lighter until it is 4.5 : 1`,
    );
  });

  test('that are derived are compared with the specified ones', () => {
    expect(errorsWith({ primaryLight: '#eeeeee' })).toEqual([
      expect.stringContaining('onPrimary: #ffffff has too little contrast with "primaryLight" (#eeeeee)'),
    ]);
  });
});

describe('share cards', () => {
  const BOX = 'the preview picture of a shared link shows';
  const setTitle = (file: string, title: string) =>
    content.edit(file, ({ seo }) => Object.assign(seo as object, { title }));

  test('can show symbols and the scripts of their fonts', () => {
    content.set(PEAS, { name: 'Peas ≤ 5 mm → № 1, मटर, بازلاء, горох' });
    expectWarnings();
  });

  test('of a title, a name and a key fact with other characters get a warning', () => {
    setTitle('pages/contact.json', 'Contact 📞 豆 📞');
    content.set(PEAS, { name: 'ถั่ว' });
    content.edit('products/pulses/beans.json', ({ specs }) =>
      Object.assign(specs as object, { protein: '豆' }),
    );
    expectWarnings(
      `seo.title: ${BOX} "📞", "豆" as an empty box; replace it with words`,
      `specs.protein: ${BOX} "豆"`,
      `name: ${BOX} "ถ", "ั", "่", "ว"`,
    );
  });

  test('of a translation get a warning, too', () => {
    writeSpanish(content, [...NEEDED, 'pages/contact.json']);
    setTitle('es/pages/contact.json', 'Contacto 📞');
    expect(content.warnings()).toContainEqual(expect.stringContaining(`seo.title: ${BOX} "📞"`));
  });
});
