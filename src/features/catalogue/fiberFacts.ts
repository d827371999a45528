import { graphql } from 'gatsby';
import { factRows } from './facts';
import type { SheetFacts } from './Sheet';

/**
 * The facts of a fiber: features, specification with blend ratios, and key properties.
 * @param copy the words of the textiles page
 */
export const fiberFacts = (
  copy: Queries.FiberTablesFragment,
  { specs, features, ratios }: Queries.FiberSheetFragment,
): SheetFacts => ({
  list: { title: copy.featuresTitle, items: features },
  tables: [
    {
      caption: copy.specsTitle,
      rows: factRows(
        { ...copy.specLabels, ratios: copy.ratiosTitle },
        { ...specs, ratios: ratios?.join(', ') },
      ),
    },
    { caption: copy.propertiesTitle, rows: factRows(copy.propertyLabels, specs) },
  ],
});

export const query = graphql`
  fragment FiberSheet on Fiber {
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
      applications
      strength
      comfort
      absorbency
      breathability
      elasticity
      insulation
      drying
      lustre
      durability
      maintenance
    }
    features
    ratios
  }

  fragment FiberTables on TextilesPage {
    featuresTitle
    specsTitle
    specLabels {
      type
      origin
      applications
    }
    propertiesTitle
    propertyLabels {
      strength
      comfort
      absorbency
      breathability
      elasticity
      insulation
      drying
      lustre
      durability
      maintenance
    }
    ratiosTitle
  }
`;
