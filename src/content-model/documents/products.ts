import type * as z from 'zod';
import { PRODUCTS } from '../../routes';
import { points } from '../model/blocks';
import {
  fact,
  labelsOf,
  lines,
  listedDocument,
  listOfObjects,
  longText,
  objectOf,
  partOf,
  textField,
} from '../model/fields';
import { type Catalogue, catalogueEntry, cataloguePage } from './catalogue';

const productGroup = listedDocument(
  'A group. The folder with the same name in products/ contains its products.',
  { name: textField('The name of the group.') },
);

const productSpecs = partOf('The specification for buyers.', {
  type: textField('Kind and grade.'),
  origin: textField('Where it is grown or made.'),
  color: textField('Colour.'),
  moisture: textField('Moisture, such as "Max 10%".'),
  protein: textField('Protein, such as "Min 35%".'),
  shelfLife: textField('Shelf life, such as "12 months".'),
});

const nutrition = partOf('Nutritional value per 100 g.', {
  energy: textField('Energy in kcal.'),
  protein: textField('Protein in g.'),
  carbs: textField('Carbohydrate in g.'),
  fiber: textField('Dietary fibre in g.'),
  fat: textField('Fat in g.'),
});

const packColumns = {
  pack: textField('The pack, such as "25 kg bag".'),
  carton: textField('The number of packs in a carton.').optional(),
  cartonNet: textField('The net weight of a carton.').optional(),
  pallet: textField('The number of cartons on a pallet, or of packs without cartons.').optional(),
  palletNet: textField('The net weight of a pallet.').optional(),
  container: textField('The number of cartons or packs in a 20-ft container.').optional(),
  containerNet: textField('The net weight of this load.').optional(),
};

const product = catalogueEntry('product', {
  specs: fact(productSpecs.optional()),
  nutrition: fact(nutrition.optional()),
  varieties: fact(lines('The products that are made from it.').optional()),
});

export const pulsesProductsPage = cataloguePage('The products page.', {
  badges: lines('The badges at the top.').optional(),
  badgesNote: longText('The meaning of the badges: one or two sentences below them.').optional(),
  specsTitle: textField('The heading of the specification table.'),
  specLabels: labelsOf(productSpecs.shape, 'The row headers of the specification table.'),
  nutritionTitle: textField('The heading of the nutrition table.'),
  nutritionLabels: labelsOf(nutrition.shape, 'The row headers of the nutrition table.'),
  varietiesTitle: textField('The heading above the products that are made from it.'),
  healthBenefits: points('Health benefits of the products.').optional(),
  proteinTitle: textField(
    'The heading of the bar chart of the protein, below the health benefits.',
  ).optional(),
  packaging: points('Packaging of the products.').optional(),
  packs: objectOf('Packs, pallets and container loads, below the packaging.', {
    title: textField('The heading above the table.'),
    labels: labelsOf(packColumns, 'The column headers.', 'column'),
    rows: listOfObjects('The packs, from the smallest to the largest.', packColumns),
    note: longText('A note on all figures, below the table: one to three sentences.').optional(),
  }).optional(),
});

export const products: Catalogue = {
  folder: 'products',
  entry: { graphqlType: 'Product', schema: product },
  group: { folder: 'product-groups', graphqlType: 'ProductGroup', schema: productGroup },
  page: {
    file: 'pulses-products',
    graphqlType: 'PulsesProductsPage',
    schema: pulsesProductsPage,
    path: PRODUCTS,
  },
};

export type Product = z.infer<typeof product>;
export type PulsesProductsPage = z.infer<typeof pulsesProductsPage>;
