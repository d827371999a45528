import { fileTypeOf } from '../../../src/content/collections';
import { valueAt } from '../../../src/content/model/schema';
import { sampleOf } from '../../support/sampleContent';

/** What a firm may lack, by document: each part alone may be left out. */
const PARTS: Readonly<Record<string, string>> = {
  'pages/home.json':
    'specifications proof range about about.action ships strip services blog testimonials slides.0.action',
  'pages/about.json': 'leadership',
  'pages/blog.json': 'categories articleEnding',
  'pages/services.json': 'moreServices moreServicesText',
  'pages/pulses-products.json':
    'badges badgesNote healthBenefits proteinTitle packaging packs packs.note packs.rows.0.carton ' +
    'packs.rows.0.pallet packs.rows.0.palletNet packs.rows.0.container packs.rows.0.containerNet inquiry',
  'pages/textiles.json': 'benefits manufacturing quote inquiry',
  'pages/legacy.json': 'shareStory back ending',
  'pages/specifications.json': 'tables.fibers tables.products.limits',
  'pages/contact.json': 'form.privacyLink',
  'pages/thank-you.json': 'promise actions steps questions',
  'pages/not-found.json': 'action',
  'sections/about.json': 'image vision mission sellingPoints proof',
  'sections/voyages.json': 'action ports.0.documents stations.0.code',
  'sections/coming-soon.json': 'countdown actions',
  'sections/search.json': 'kinds kinds.fibers kinds.services synonyms',
  'sections/error.json': 'actions',
  'site.json':
    'parentCompany copyrightYear messaging socialLinks registrations registrations.0.number ' +
    'inspectionCompanies hours hours.phones hours.offices map',
  'leaders/first.json': 'image',
  'team/clerk.json': 'description desk image',
  'testimonials/buyer.json': 'rating img',
  'navigation.json': 'menu footer.newsletter footer.columns footer.privacy',
  'business-areas/rice.json': 'intro.action samples bulk transit tiles strip ending comingSoon',
  'services/freight.json': 'features detail.features detail.features.0.facts detail.strip ending',
  'projects/quay.json': 'facts action',
  'fiber-categories/natural.json': 'details',
  'fibers/natural/hemp.json':
    'details specs specs.type specs.strength features ratios limits supply calendar',
  'products/spices/pepper.json':
    'alsoTradedAs details specs specs.moisture specs.protein nutrition nutrition.protein varieties limits ' +
    'supply supply.hsCode calendar article',
};

const cases = Object.entries(PARTS).flatMap(([file, parts]) =>
  parts.split(' ').map((part): [string, string] => [file, part]),
);

test.each(cases)('%s is valid without %s', (file, part) => {
  const schema = fileTypeOf(file)?.type.schema;
  const keys = part.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  if (!schema) throw new Error(`${file} is not the path of a document`);
  const data = sampleOf(schema, file, true);
  expect(schema.safeParse(data).error?.issues).toBeUndefined();
  expect(valueAt(data, keys)).toBeDefined();
  const parent = valueAt(data, keys.slice(0, -1)) as Record<string, unknown>;
  const last = String(keys.at(-1));
  if (Array.isArray(parent[last])) {
    parent[last] = [];
    expect(schema.safeParse(data).error?.issues).toBeUndefined();
  }
  delete parent[last];
  expect(schema.safeParse(data).error?.issues).toBeUndefined();
});
