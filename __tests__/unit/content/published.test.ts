import { collections, LANGUAGES_FILE, REQUIRED_FOLDER, singles } from '../../../src/content/collections';
import { products } from '../../../src/content/documents/products';
import { link, listOf, objectOf, textField } from '../../../src/content/model/fields';
import { pageDocument, possiblePages, withoutAbsent } from '../../../src/content/published';
import { sampleContent } from '../../support/sampleContent';

const content = sampleContent();

const optional = singles.filter(({ isRequired }) => !isRequired).map(({ file }) => file);
const pagesOf = new Set(collections.flatMap(({ page }) => (page ? [pageDocument(page)] : [])));

test.each(
  collections.flatMap(({ folder, page }) =>
    [REQUIRED_FOLDER, products.group.folder].includes(folder) ? [] : [[folder, page]],
  ),
)('the folder %s may be empty, and the document of its page may be missing', (folder, page) => {
  content.delete(folder);
  for (const entries of collections.filter(({ groupedBy }) => groupedBy === folder))
    content.delete(entries.folder);
  if (page) content.delete(pageDocument(page));
  content.expectErrors();
  content.expectWarnings();
});

test.each(optional.filter((file) => !pagesOf.has(file)))('%s may be missing', (file) => {
  content.delete(file);
  content.expectErrors();
  content.expectWarnings();
});

const action = objectOf('A button.', { label: textField('The text.'), to: link('The target.') });
const schema = objectOf('A page.', {
  action: action.optional(),
  slides: listOf(
    'Slides.',
    objectOf('A slide.', { title: textField('The title.'), action: action.optional() }),
  ),
  menu: listOf(
    'Items.',
    objectOf('An item.', { to: link('The target.', ['links']), links: listOf('Links.', action).optional() }),
  ).optional(),
});
const paths = new Set(['/', '/about', '/contact']);
const to = (target: string) => ({ label: 'Go', to: target });
const slides = [{ title: 'One' }];

test.each([
  ['a button', { action: to('/team'), slides }, { slides }],
  ['a button of a slide', { slides: [{ title: 'One', action: to('/team#ann') }] }, { slides }],
  [
    'an item of a menu',
    { slides, menu: [{ to: '/team' }, { to: '/About' }] },
    { slides, menu: [{ to: '/About' }] },
  ],
  ['the last item of a menu', { slides, menu: [{ to: '/team', links: [to('/blog')] }] }, { slides }],
  [
    'a submenu',
    { slides, menu: [{ to: '/about', links: [to('/blog')] }] },
    { slides, menu: [{ to: '/about' }] },
  ],
  [
    'the page of a menu item with other links',
    { slides, menu: [{ to: '/team', links: [to('/blog'), to('/contact')] }] },
    { slides, menu: [{ to: '/contact', links: [to('/contact')] }] },
  ],
  ['an empty list', { slides, menu: [] }, { slides }],
  ['a required list', { slides: [] }, undefined],
])('%s that leads nowhere or is empty is left out', (_, data, published) => {
  expect(withoutAbsent(schema, data, paths)).toEqual(published);
});

test.each(['https://a.in/team', '/brochure.pdf', '/contact?a=b#c'])('%s is kept', (target) => {
  expect(withoutAbsent(schema, { slides, action: to(target) }, paths)).toEqual({
    slides,
    action: to(target),
  });
});

test('links of a required document to any other page can be left out', () => {
  const required = new Set([
    '/',
    ...possiblePages().filter((page) =>
      singles.some((each) => each.isRequired && each.file === pageDocument(page)),
    ),
  ]);
  for (const { file, schema: type } of singles.filter(
    (each) => each.isRequired && each.file !== LANGUAGES_FILE,
  ))
    expect([file, withoutAbsent(type, JSON.parse(content.read(file)), required)]).not.toEqual([
      file,
      undefined,
    ]);
});
