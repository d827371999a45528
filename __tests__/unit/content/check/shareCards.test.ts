import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const BOX = 'the preview picture of a shared link shows';

test('share cards can show symbols and the scripts of their fonts', () => {
  content.set('products/pulses/peas.json', { name: 'Peas ≤ 5 mm → № 1, मटर, بازلاء, горох' });
  content.expectWarnings();
});

test('a title, a name and a key fact with other characters get a warning that names them once', () => {
  content.edit('pages/contact.json', ({ seo }) =>
    Object.assign(seo as object, { title: 'Contact 📞 豆 📞' }),
  );
  content.set('products/pulses/peas.json', { name: 'ถั่ว' });
  content.edit('products/pulses/beans.json', ({ specs }) =>
    Object.assign(specs as object, { protein: '豆' }),
  );
  content.edit('pages/pulses-products.json', ({ specLabels }) =>
    Object.assign(specLabels as object, { moisture: '水' }),
  );
  content.expectWarnings(
    `content/pages/contact.json:${content.lineOf('pages/contact.json', '📞')} seo.title: ${BOX} "📞", "豆" as an empty box; replace it with words`,
    `specLabels.moisture: ${BOX} "水"`,
    `specs.protein: ${BOX} "豆"`,
    `name: ${BOX} "ถ", "ั", "่", "ว"`,
  );
});

test('the name of a blog category gets a warning', () => {
  content.edit('pages/blog.json', ({ categories }) =>
    Object.assign((categories as object[])[0] ?? {}, { name: 'Harvest 🌾', slug: 'harvest' }),
  );
  content.replace('blog/harvest.md', /^category: .*$/m, 'category: "Harvest 🌾"');
  content.expectWarnings(`categories[0].name: ${BOX} "🌾"`);
});

test('an incomplete character gets an error, but no warning about share cards', () => {
  content.replace('products/pulses/peas.json', /"name": "[^"]*"/, '"name": "Peas \\ud800"');
  expect(content.warnings()).toEqual([]);
  content.expectErrors('name: has U+D800, an incomplete character');
});
