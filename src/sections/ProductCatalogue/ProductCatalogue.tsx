import { graphql } from 'gatsby';
import { Catalogue } from '../../components/Catalogue/Catalogue';
import type { Catalogue as State } from '../../hooks/useCatalogue';

interface Props {
  catalogue: State<Queries.ProductGroupFieldsFragment>;
  page: Queries.ProductCatalogueFragment;
  /** The path of the page. */
  path: string;
}

type Product = Queries.ProductGroupFieldsFragment['members'][number];

/** The products, each with its specification and nutritional value. */
export function ProductCatalogue({ catalogue, page, path }: Props) {
  const { specsTitle, specLabels, nutritionTitle, nutritionLabels, varietiesTitle } = page;
  const facts = ({ specs, nutrition, varieties }: Product) => ({
    lists: varieties ? [{ title: varietiesTitle, items: varieties }] : [],
    tables: [
      { caption: specsTitle, labels: specLabels, facts: specs },
      { caption: nutritionTitle, labels: nutritionLabels, facts: nutrition },
    ],
  });
  return <Catalogue catalogue={catalogue} labels={page.catalogue} path={path} facts={facts} />;
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
    catalogue {
      ...CatalogueLabelsFields
    }
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
