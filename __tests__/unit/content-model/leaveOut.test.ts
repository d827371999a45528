import { collections, LANGUAGES_FILE, singles } from '../../../src/content-model/collections';
import { sections } from '../../../src/content-model/documents/sections';
import { canBeLeftOut, withoutAbsent } from '../../../src/content-model/leaveOut';
import { link, listOf, objectOf, textField } from '../../../src/content-model/model/fields';
import { valuesWithKind } from '../../../src/content-model/model/schema';
import { pageDocument, possiblePages, publishedPaths } from '../../../src/content-model/publishedPaths';
import { readContent } from '../../../src/content-model/read/readContent';
import { sampleContent } from '../../support/sampleContent';

const content = sampleContent();

const pagesOf = (types: typeof collections) => types.flatMap(({ page }) => (page ? pageDocument(page) : []));
const optional = singles.filter((each) => !each.isRequired && !pagesOf(collections).includes(each.file));

test.each([
  ...collections
    .filter(({ folder }) => !folder.startsWith('catalogues'))
    .map((type) => [type.folder.replace('/*', ''), ...pagesOf([type])]),
  ...optional.map(({ file }) => [file]),
])('%s may be missing, a folder together with the document of its page', (...files) => {
  for (const file of files) content.delete(file);
  content.expectWarnings();
});

const action = objectOf('A button.', { label: textField('The text.'), to: link('The target.') });
const slide = objectOf('A slide.', { title: textField('The title.'), action: action.optional() });
const item = objectOf('An item.', {
  to: link('The target.').optional(),
  links: listOf('Links.', action).optional(),
}).refine(({ to, links }) => Boolean(to ?? links));
const schema = objectOf('A page.', {
  action: action.optional(),
  slides: listOf('Slides.', slide),
  menu: listOf('Items.', item).optional(),
});
const aliases = new Map([['/About', '/about']]);
const site = { language: 'en', paths: new Set(['/', '/about', '/contact']), aliases };
const to = (target: string) => ({ label: 'Go', to: target });
const slides = [{ title: 'One' }];

test.each<[what: string, data: object, published: object | undefined]>([
  ['a button', { action: to('/team') }, {}],
  ['a button of a slide', { slides: [{ title: 'One', action: to('/team#ann') }] }, {}],
  ['an item of a menu', { menu: [{ to: '/team' }, { to: '/About' }] }, { menu: [{ to: '/About' }] }],
  ['the last item of a menu', { menu: [{ to: '/team', links: [to('/blog')] }] }, {}],
  ['a submenu', { menu: [{ to: '/about', links: [to('/blog')] }] }, { menu: [{ to: '/about' }] }],
  [
    'the page of a menu item with other links',
    { menu: [{ to: '/team', links: [to('/blog'), to('/contact')] }] },
    { menu: [{ links: [to('/contact')] }] },
  ],
  ['an empty list', { menu: [] }, {}],
  ['a required list', { slides: [] }, undefined],
])('%s that leads nowhere or is empty is left out', (_, data, published) => {
  expect(withoutAbsent(schema, { slides, ...data }, site)).toEqual(published && { slides, ...published });
});

test.each(['https://a.in/team', '/brochure.pdf', '/contact?a=b#c'])('%s is kept', (target) => {
  const data = { slides, action: to(target) };
  expect(withoutAbsent(schema, data, site)).toEqual(data);
});

test('a link to an alias leads to the page itself in other languages, which have no aliases', () => {
  const published = withoutAbsent(schema, { slides, action: to('/About#team') }, { ...site, language: 'es' });
  expect(published).toEqual({ slides, action: to('/about#team') });
});

test('links of a required document to any other page can be left out', () => {
  const required = singles.filter(({ isRequired, file }) => isRequired && file !== LANGUAGES_FILE);
  const isRequiredPage = (page: string) => required.some(({ file }) => file === pageDocument(page));
  const pages = ['/', ...possiblePages().filter(isRequiredPage)];
  const lost = required.flatMap(({ file, schema: type }) =>
    valuesWithKind(type, JSON.parse(content.read(file)))
      .filter(({ fieldKind, value }) => fieldKind.kind === 'link' && !pages.includes(String(value)))
      .filter(({ path }) => !canBeLeftOut(type, path)),
  );
  expect(lost).toEqual([]);
});

test('a link whose page or collection is absent is an error only if its document needs it', () => {
  for (const absent of ['team', 'pages/team.json', 'services']) content.delete(absent);
  content.set('pages/home.json', { specifications: to('/team') });
  content.set('projects/quay.json', { action: to('/freight') });
  content.expectWarnings();
  content.set('navigation.json', { enquire: to('/team'), home: to('/freight') });
  content.expectErrors(
    'home.to: the path "/freight" does not exist on this site; correct it, or remove the link',
    'enquire.to: the path "/team" does not exist on this site; ',
  );
});

test('without business areas, a path that may be one of theirs is left out with a warning', () => {
  content.delete('business-areas');
  content.delete('pages/our-business.json');
  content.set('navigation.json', { menu: ['/clothes', '/goods', '/cloths'].map(to) });
  content.expectWarnings('menu[0].to: the path "/clothes" does not exist on this site, so the link is left');
});

test('a page is left out with its document or its collection', () => {
  const isPublished = (page: string) => publishedPaths(readContent(content.dir).documents).has(page);
  expect(['/team', '/features'].map(isPublished)).toEqual([true, true]);
  content.delete('team');
  content.delete('pages/features.json');
  expect(['/team', '/features'].map(isPublished)).toEqual([false, false]);
});

test('voyages need no facts that only the choice of a port shows', () => {
  const labels = { axis: 'Days', station: '{days}', origin: '{days}', transit: '{first} to {last}' };
  const stations = [{ name: 'Ratnagiri', daysBefore: 2 }];
  const ports = [{ name: 'Hamburg', firstDay: 20, lastDay: 24 }];
  const voyages = { heading: { title: 'When?' }, labels, stations, ports };
  expect(sections.voyages.safeParse(voyages).error).toBeUndefined();
});
