import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Catalogue } from './Catalogue';
import type { CatalogueState } from './useCatalogue';

interface Props {
  catalogue: CatalogueState<Queries.ProductGroupFieldsFragment>;
  page: Queries.ProductCatalogueFragment;
  labels: Queries.CatalogueLabelsFragment;
  /** The buttons or links of an entry. */
  actions: (entry: { name: string }) => ReactNode;
  path: string;
}

type Product = Queries.ProductGroupFieldsFragment['members'][number];

/** The catalogue of products: specification, nutritional value, and varieties where there are any. */
export function ProductCatalogue({ catalogue, page, labels, actions, path }: Props) {
  const { specsTitle, specLabels, nutritionTitle, nutritionLabels, varietiesTitle } = page;
  const facts = ({ specs, nutrition, varieties }: Product) => ({
    ...(varieties && { list: { title: varietiesTitle, items: varieties, aside: true } }),
    tables: [
      { caption: specsTitle, labels: specLabels, facts: specs },
      { caption: nutritionTitle, labels: nutritionLabels, facts: nutrition },
    ],
  });
  return (
    <Catalogue
      catalogue={catalogue}
      groupLabel={page.groupLabel}
      labels={labels}
      actions={actions}
      path={path}
      facts={facts}
    />
  );
}

export const query = graphql`
  fragment ProductGroupFields on ProductGroup {
    slug
    name
    members {
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
  }

  fragment ProductCatalogue on PulsesProductsPage {
    groupLabel
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
