import { graphql } from 'gatsby';
import { Catalogue } from './Catalogue';
import type { CatalogueState } from './useCatalogue';

interface Props {
  catalogue: CatalogueState<Queries.ProductGroupFieldsFragment>;
  page: Queries.ProductCatalogueFragment;
  labels: Queries.CatalogueLabelsFragment;
  /** The path of the page. */
  path: string;
}

type Product = Queries.ProductGroupFieldsFragment['members'][number];

/** The products, each with its specification and nutritional value. */
export function ProductCatalogue({ catalogue, page, labels, path }: Props) {
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
      subject={page.subject}
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
    subject
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
