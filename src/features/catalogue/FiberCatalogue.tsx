import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Catalogue } from './Catalogue';
import { CategoryIntro } from './CategoryIntro';
import type { CatalogueState } from './useCatalogue';

interface Props {
  catalogue: CatalogueState<Queries.FiberCategoryFieldsFragment>;
  page: Queries.FiberCatalogueFragment;
  labels: Queries.CatalogueLabelsFragment;
  /** The buttons or links of an entry. */
  actions: (entry: { name: string }) => ReactNode;
  path: string;
}

type Fiber = Queries.FiberCategoryFieldsFragment['members'][number];

/** The catalogue of fibers: features, specification with blend ratios, and key properties. */
export function FiberCatalogue({ catalogue, page, labels, actions, path }: Props) {
  const { featuresTitle, specsTitle, specLabels, propertiesTitle, propertyLabels, ratiosTitle } = page;
  const facts = ({ specs, features, ratios }: Fiber) => ({
    list: { title: featuresTitle, items: features },
    tables: [
      {
        caption: specsTitle,
        labels: { ...specLabels, ratios: ratiosTitle },
        facts: { ...specs, ratios: ratios?.join(', ') },
      },
      { caption: propertiesTitle, labels: propertyLabels, facts: specs },
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
      intro={(category) => <CategoryIntro category={category} />}
    />
  );
}

export const query = graphql`
  fragment FiberCategoryFields on FiberCategory {
    slug
    name
    ...CategoryIntro
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
  }

  fragment FiberCatalogue on TextilesPage {
    groupLabel
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
