/** The document types of what shows products and fibers: the two catalogues, the sheets and the specifications. */
import * as z from 'zod';
import { callToAction, heading, labelsOf, points, table } from '../blocks';
import { document, fieldKinds, icon, text, typeNames } from '../fields';
import { page } from './page';
import { fiberFacts, fiberProperties, nutrition, productSpecs } from './products';
import { calendar, supply } from './trade';

export const pulsesProductsPage = page('The products page.', {
  badges: z
    .array(
      z
        .strictObject({ icon: icon('The icon.'), label: text('The words.') })
        .register(typeNames, { name: 'Badge' }),
    )
    .describe('The badges at the top.'),
  badgesNote: text('What the badges mean: one or two sentences below them.'),
  groupLabel: text('What screen readers call the choice of group.'),
  subject: text('The subject of an enquiry about a product.', { item: 'its name' }),
  specsTitle: text('The heading of the specification table.'),
  specLabels: labelsOf(productSpecs, 'The row headers of the specification table.'),
  nutritionTitle: text('The heading of the nutrition table.'),
  nutritionLabels: labelsOf(nutrition, 'The row headers of the nutrition table.'),
  varietiesTitle: text('The heading above what a product is made into.'),
  healthBenefits: points('What the products do for health.'),
  packaging: points('How the products are packed.'),
  packs: table(
    z.strictObject({
      pack: text('The pack, such as "25 kg bag".'),
      carton: text('What holds several packs.'),
      pallet: text('How many stand on a pallet, and their net weight.'),
      container: text('How many go into a 20-ft container, and their net weight.'),
    }),
    'Packs, pallets and container loads.',
  ),
  inquiry: callToAction('The button that asks about the selected product.'),
});

export type PulsesProductsPage = z.infer<typeof pulsesProductsPage>;

export const textilesPage = page('The textiles page.', {
  groupLabel: text('What screen readers call the choice of category.'),
  subject: text('The subject of an enquiry about a fiber.', { item: 'its name' }),
  featuresTitle: text('The heading of the feature list.'),
  specsTitle: text('The heading of the specification table.'),
  specLabels: labelsOf(z.strictObject(fiberFacts), 'The row headers of the specification table.'),
  propertiesTitle: text('The heading of the property table.'),
  propertyLabels: labelsOf(z.strictObject(fiberProperties), 'The row headers of the property table.'),
  ratiosTitle: text('The row header of the blend ratios.'),
  benefits: points('What speaks for the textiles.'),
  manufacturing: points('How the textiles are made and sold.'),
  quote: callToAction('The button that asks for a quote.'),
});

export const catalogueSection = document(
  'The words of each product and fiber: in its catalogue and on its page.',
  {
    enquire: text('The button that asks about the entry.', { item: 'its name' }),
    enquiryList: z
      .strictObject({
        add: text('The button that adds the entry to the enquiry list.'),
        added: text('The same button once it is there; pressed, it removes the entry.'),
        toldAdded: text('What screen readers hear when it was added.', { item: 'its name' }),
        toldRemoved: text('What they hear when it was removed.', { item: 'its name' }),
        toldFull: text('What they hear when the list is full.', { 'item?': 'its name' }),
      })
      .describe('The button for the enquiry list.')
      .register(typeNames, { name: 'EnquiryListButton' }),
    print: text('The button that prints the entry as a specification sheet.'),
    fullSheet: text('The link from the catalogue to the page of the entry.', { item: 'its name' }),
    limitsTitle: text('The heading of the table of limits.'),
    supplyTitle: text('The heading of the supply table.'),
    supplyLabels: labelsOf(supply, 'The row headers of the supply table.'),
    cropTitle: text('The heading of the calendar of a crop.'),
    availabilityTitle: text('The heading of the calendar of goods that are made all year.'),
    calendarLabels: labelsOf(calendar, 'The rows of the calendar.'),
    period: text('A span of months.', { from: 'the first month', to: 'the last month' }),
    allYear: text('What stands there for January to December.'),
    article: text('The link to the article that explains the entry.', { title: 'the title of the article' }),
    more: text('The heading above the links to the entries beside.', { group: 'the name of the group' }),
    previous: text('The link to the entry before.', { item: 'its name' }),
    next: text('The link to the next entry.', { item: 'its name' }),
  },
);

/** Columns of the specifications: limits by their names. */
const limitColumns = (description: string) =>
  z
    .array(text('The name of a limit, as it stands in the files.').register(fieldKinds, { kind: 'limit' }))
    .describe(description);

export const specificationsPage = page('The page of all specifications, side by side.', {
  heading: heading('The heading above the tables.'),
  filter: text('The label of the input that narrows the tables.'),
  filterHint: text('What can be typed into it.'),
  shown: text('What screen readers hear of the filter.', {
    count: 'the number of entries shown',
    total: 'the number of all entries',
  }),
  noMatch: text('What stands there when nothing is left.'),
  sort: text('The label of the buttons that sort, on small screens.'),
  productsTitle: text('The heading of the table of products.'),
  productHeader: text('The header of its first column.'),
  productLimits: limitColumns('The limits that have a column for products.'),
  fibersTitle: text('The heading of the table of fibers.'),
  fiberHeader: text('The header of its first column.'),
  fiberLimits: limitColumns('The limits that have a column for fibers.'),
});
