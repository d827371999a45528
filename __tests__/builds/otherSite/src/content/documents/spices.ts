/** A small catalogue: the example of "How to add" in README.md. */
import type * as z from 'zod';
import { labelsOf } from '../model/blocks';
import { fact, listedDocument, objectOf, resolved, textField } from '../model/fields';
import { type Catalogue, catalogueEntry, cataloguePage, cellsOf } from './catalogue';

const spiceGroup = listedDocument('A group. The folder with the same name in spices/ contains its spices.', {
  name: textField('The name of the group.'),
});

const spiceSpecs = objectOf('The specification.', {
  origin: textField('Where it grows.'),
  oil: textField('Volatile oil, such as "Min 2%".').optional(),
});

const spice = catalogueEntry(
  { noun: 'spice', image: 'The spice.', details: 'A paragraph for the buyer: grades and processing.' },
  { specs: fact(spiceSpecs) },
);

const spicesPage = cataloguePage(
  { description: 'The spices page.', noun: 'spice', group: 'group' },
  {
    specsTitle: resolved(textField('The heading of the specification table.')),
    specLabels: resolved(labelsOf(spiceSpecs.shape, 'The row headers of the specification table.')),
  },
);

export const spices: Catalogue<z.infer<typeof spice>, z.infer<typeof spicesPage>> = {
  folder: 'spices',
  entry: { graphqlType: 'Spice', schema: spice },
  group: { folder: 'spice-groups', graphqlType: 'SpiceGroup', schema: spiceGroup },
  page: { file: 'spices', graphqlType: 'SpicesPage', schema: spicesPage, path: '/spices' },
  tables: (page, { specs }) => [{ caption: page.specsTitle, rows: cellsOf(page.specLabels, specs) }],
  keyFacts: ({ specLabels }, { specs }) => [{ label: specLabels.oil, value: specs.oil }],
  columns: ({ specLabels }, { specs }, { hsCode, limits }) => [
    { label: specLabels.oil, value: specs.oil },
    ...limits,
    hsCode,
  ],
};
