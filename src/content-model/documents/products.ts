/** The document types of the catalogues' entries: products and fibers, and their groups. */
import * as z from 'zod';
import { entry, lines, pageDescription, text } from '../fields';
import { picture } from '../pictures';
import { tradeFields } from './trade';

export const productGroup = entry(
  'A group of products. The folder of the same name in products/ holds its products.',
  { name: text('The name of the group.') },
);

export const productSpecs = z
  .strictObject({
    type: text('Kind and grade.'),
    origin: text('Where it is grown or made.'),
    color: text('Colour.'),
    moisture: text('Moisture, such as "Max 10%".'),
    protein: text('Protein, such as "Min 35%".'),
    shelfLife: text('Shelf life, such as "12 months".'),
  })
  .describe('The specification that a buyer orders by.');

export const nutrition = z
  .strictObject({
    energy: text('Energy in kcal.'),
    protein: text('Protein in g.'),
    carbs: text('Carbohydrate in g.'),
    fiber: text('Dietary fibre in g.'),
    fat: text('Fat in g.'),
  })
  .describe('Nutritional value per 100 g.');

export const product = entry('A product. Its file name is its address.', {
  name: text('The name of the product.'),
  image: picture('The product.'),
  description: pageDescription('One or two sentences, which search engines show as well'),
  details: text('A paragraph for the buyer: grades, processing, use.'),
  specs: productSpecs,
  nutrition,
  varieties: lines('What it is made into.').optional(),
  ...tradeFields,
});

export type Product = z.infer<typeof product>;

export const fiberCategory = entry(
  'A category of fibers. The folder of the same name in fibers/ holds its fibers.',
  {
    name: text('The name of the category.'),
    image: picture('The category.'),
    description: text('One or two sentences.'),
    details: text('A paragraph for the buyer.'),
  },
);

export const fiberFacts = {
  type: text('Kind of fiber.'),
  origin: text('Where it comes from.'),
  applications: text('What it is used for.'),
};

export const fiberProperties = {
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

export const fiber = entry('A fiber. Its file name is its address.', {
  name: text('The name of the fiber.'),
  image: picture('The fabric.'),
  description: pageDescription('One or two sentences, which search engines show as well'),
  details: text('A paragraph for the buyer: forms, counts, weights.'),
  specs: z
    .strictObject({ ...fiberFacts, ...fiberProperties })
    .describe('Specifications and key properties. Leave out a property that does not apply.'),
  features: lines('What speaks for it, in a few words each.'),
  ratios: lines('Blend ratios, such as 65/35.').optional(),
  ...tradeFields,
});

export type Fiber = z.infer<typeof fiber>;
