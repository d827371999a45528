import type * as z from 'zod';
import { FIBERS } from '../../routes';
import { callToAction, points } from '../model/blocks';
import { fact, labelsOf, lines, listedDocument, longText, partOf, textField } from '../model/fields';
import { picture } from '../model/pictures';
import { type Catalogue, catalogueEntry, cataloguePage } from './catalogue';

const fiberCategory = listedDocument(
  'A category. The folder with the same name in fibers/ contains its fibers.',
  {
    name: textField('The name of the category.'),
    image: picture('The category.'),
    description: longText('One or two sentences.'),
    details: longText('A paragraph for the buyer.').optional(),
  },
);

const specifications = {
  type: textField('Kind of fiber.'),
  origin: textField('Where it comes from.'),
  applications: textField('Its applications.'),
};

const properties = {
  strength: textField('How strong it is.'),
  comfort: textField('How it feels.'),
  absorbency: textField('How much moisture it takes up.'),
  breathability: textField('How well air and vapour pass.'),
  elasticity: textField('How far it stretches and recovers.'),
  insulation: textField('How warm it keeps.'),
  drying: textField('How fast it dries.'),
  lustre: textField('How it shines.'),
  durability: textField('How long it lasts in use.'),
  maintenance: textField('How it is washed and ironed.'),
};

const fiber = catalogueEntry('fiber', {
  specs: fact(
    partOf('Specifications and key properties. Leave out a property that does not apply.', {
      ...specifications,
      ...properties,
    }).optional(),
  ),
  features: fact(lines('Its advantages, in a few words each.').optional()),
  ratios: fact(lines('Blend ratios, such as 65/35.').optional()),
});

export const textilesPage = cataloguePage('The textiles page.', {
  featuresTitle: textField('The heading of the feature list.'),
  specsTitle: textField('The heading of the specification table.'),
  specLabels: labelsOf(specifications, 'The row headers of the specification table.'),
  propertiesTitle: textField('The heading of the property table.'),
  propertyLabels: labelsOf(properties, 'The row headers of the property table.'),
  ratiosTitle: textField('The row header of the blend ratios.'),
  benefits: points('Benefits of the textiles.').optional(),
  manufacturing: points('Manufacturing and sale of the textiles.').optional(),
  quote: callToAction('The button that asks for a quote.').optional(),
});

export const fibers: Catalogue = {
  folder: 'fibers',
  entry: { graphqlType: 'Fiber', schema: fiber },
  group: { folder: 'fiber-categories', graphqlType: 'FiberCategory', schema: fiberCategory },
  page: { file: 'textiles', graphqlType: 'TextilesPage', schema: textilesPage, path: FIBERS },
  isOneGroup: true,
};

export type Fiber = z.infer<typeof fiber>;
export type TextilesPage = z.infer<typeof textilesPage>;
