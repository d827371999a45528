import { graphql } from 'gatsby';
import { factRows } from './facts';
import type { SheetFacts } from './Sheet';

/**
 * The facts of a product: specification, nutritional value, and varieties where there are any.
 * @param copy the words of the products page
 */
export const productFacts = (
  copy: Queries.ProductTablesFragment,
  { specs, nutrition, varieties }: Queries.ProductSheetFragment,
): SheetFacts => ({
  ...(varieties && { list: { title: copy.varietiesTitle, items: varieties, aside: true } }),
  tables: [
    { caption: copy.specsTitle, rows: factRows(copy.specLabels, specs) },
    { caption: copy.nutritionTitle, rows: factRows(copy.nutritionLabels, nutrition) },
  ],
});

export const query = graphql`
  fragment ProductSheet on Product {
    slug
    name
    image {
      ...SheetPicture
    }
    description
    details
    specs {
      type
      origin
      color
      moisture
      protein
      shelfLife
    }
    nutrition {
      energy
      protein
      carbs
      fiber
      fat
    }
    varieties
  }

  fragment ProductTables on PulsesProductsPage {
    specsTitle
    specLabels {
      type
      origin
      color
      moisture
      protein
      shelfLife
    }
    nutritionTitle
    nutritionLabels {
      energy
      protein
      carbs
      fiber
      fat
    }
    varietiesTitle
  }
`;
