/** The document types of the two catalogue pages, products and textiles. */
import * as z from 'zod';
import { callToAction, document, icon, labelsOf, points, seo, text, typeNames } from '../fields';
import { PICTURE_WIDTH, picture } from '../pictures';
import { fiberFacts, fiberProperties, nutrition, productSpecs } from './products';

const catalogueHero = () =>
  z
    .strictObject({
      title: text('The large title of the page.'),
      crumb: text('The name of the page in the breadcrumb, after Home.'),
      text: text('One or two sentences.'),
      image: picture('The picture behind the title.', PICTURE_WIDTH.hero),
    })
    .describe('The top of the page.')
    .register(typeNames, { name: 'CatalogueHero' });

export const pulsesProductsPage = document('The products page.', {
  seo: seo(),
  hero: catalogueHero(),
  badges: z
    .array(
      z
        .strictObject({ icon: icon('The icon.'), label: text('The words.') })
        .register(typeNames, { name: 'Badge' }),
    )
    .describe('The badges at the top.'),
  groupLabel: text('What screen readers call the choice of group.'),
  subject: text('The subject of an enquiry about a product; {item} stands for its name.'),
  specsTitle: text('The heading of the specification table.'),
  specLabels: labelsOf(productSpecs, 'The row headers of the specification table.'),
  nutritionTitle: text('The heading of the nutrition table.'),
  nutritionLabels: labelsOf(nutrition, 'The row headers of the nutrition table.'),
  varietiesTitle: text('The heading above the varieties.'),
  healthBenefits: points('What the products do for health.'),
  packaging: points('How the products are packed.'),
  inquiry: callToAction('The button that asks about the selected product.'),
});

export const textilesPage = document('The textiles page.', {
  seo: seo(),
  hero: catalogueHero(),
  groupLabel: text('What screen readers call the choice of category.'),
  subject: text('The subject of an enquiry about a fiber; {item} stands for its name.'),
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
