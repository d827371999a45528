/** The catalogue of fibers: its document types, and the functions that return what pages show of a fiber. */
import type * as z from 'zod';
import { FIBERS } from '../../routes';
import { callToAction, labelsOf, points } from '../blocks';
import { entry, fact, lines, object, text } from '../fields';
import { picture } from '../pictures';
import { type Catalogue, catalogueEntry, cataloguePage, cellsOf } from './catalogue';

const fiberCategory = entry(
  'A category of fibers. The folder with the same name in fibers/ contains its fibers.',
  {
    name: text('The name of the category.'),
    image: picture('The category.'),
    description: text('One or two sentences.'),
    details: text('A paragraph for the buyer.'),
  },
);

const specifications = {
  type: text('Kind of fiber.'),
  origin: text('Where it comes from.'),
  applications: text('Its applications.'),
};

const properties = {
  strength: text('How strong it is.'),
  comfort: text('How it feels.'),
  absorbency: text('How much moisture it takes up.').optional(),
  breathability: text('How well air and vapour pass.').optional(),
  elasticity: text('How far it stretches and recovers.').optional(),
  insulation: text('How warm it keeps.').optional(),
  drying: text('How fast it dries.').optional(),
  lustre: text('How it shines.').optional(),
  durability: text('How long it lasts in use.').optional(),
  maintenance: text('How it is washed and ironed.').optional(),
};

const fiber = catalogueEntry(
  { noun: 'fiber', image: 'The fabric.', details: 'A paragraph for the buyer: forms, counts, weights.' },
  {
    specs: fact(
      object('Specifications and key properties. Leave out a property that does not apply.', {
        ...specifications,
        ...properties,
      }),
    ),
    features: fact(lines('Its advantages, in a few words each.')),
    ratios: fact(lines('Blend ratios, such as 65/35.').optional()),
  },
);

export const textilesPage = cataloguePage(
  { description: 'The textiles page.', noun: 'fiber', group: 'category' },
  {
    featuresTitle: fact(text('The heading of the feature list.')),
    specsTitle: fact(text('The heading of the specification table.')),
    specLabels: fact(labelsOf(specifications, 'The row headers of the specification table.')),
    propertiesTitle: fact(text('The heading of the property table.')),
    propertyLabels: fact(labelsOf(properties, 'The row headers of the property table.')),
    ratiosTitle: fact(text('The row header of the blend ratios.')),
    benefits: points('Benefits of the textiles.'),
    manufacturing: points('Manufacturing and sale of the textiles.'),
    inquiry: callToAction('The button that opens an enquiry about the selected fiber.'),
    quote: callToAction('The button that asks for a quote.'),
  },
);

/** Maximum number of limits on a share card. */
const LIMITS_ON_CARD = 2;

export const fibers: Catalogue<z.infer<typeof fiber>, z.infer<typeof textilesPage>> = {
  folder: 'fibers',
  entry: { graphqlType: 'Fiber', schema: fiber },
  group: { folder: 'fiber-categories', graphqlType: 'FiberCategory', schema: fiberCategory },
  page: { file: 'textiles', graphqlType: 'TextilesPage', schema: textilesPage, path: FIBERS },
  isOneRange: true,
  tables: (page, { specs, ratios }) => [
    {
      caption: page.specsTitle,
      rows: [...cellsOf(page.specLabels, specs), { label: page.ratiosTitle, value: ratios?.join(', ') }],
    },
    { caption: page.propertiesTitle, rows: cellsOf(page.propertyLabels, specs) },
  ],
  list: ({ featuresTitle }, { features }) => ({ title: featuresTitle, items: features }),
  keyFacts: (_, { limits = [] }) =>
    limits.slice(0, LIMITS_ON_CARD).map(({ name, value }) => ({ label: name, value })),
  columns: (_page, _entry, { hsCode, limits }) => [...limits, hsCode],
};
