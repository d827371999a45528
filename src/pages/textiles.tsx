import { graphql, type PageProps } from 'gatsby';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { Seo } from '../components/Seo/Seo';
import { CatalogueHero } from '../sections/CatalogueHero/CatalogueHero';
import { FiberCatalogue } from '../sections/FiberCatalogue/FiberCatalogue';
import { GetInTouch } from '../sections/GetInTouch/GetInTouch';

export default function TextilesPage({ data, location }: PageProps<Queries.TextilesPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <CatalogueHero hero={page.hero} />
      <FiberCatalogue categories={data.categories.nodes} page={page} />
      <PointsSection section={page.benefits} sand />
      <PointsSection section={page.manufacturing} />
      <GetInTouch section={data.getInTouch} action={page.quote} />
    </>
  );
}

export const query = graphql`
  query TextilesPage {
    page: textilesPage {
      seo {
        ...SeoFields
      }
      hero {
        ...CatalogueHeroFields
      }
      ...FiberCatalogue
      benefits {
        ...PointsSectionFields
      }
      manufacturing {
        ...PointsSectionFields
      }
      quote {
        ...CallToActionFields
      }
    }
    categories: allFiberCategory(sort: { jsonId: ASC }) {
      nodes {
        ...FiberCategoryFields
      }
    }
    getInTouch: getInTouchSection {
      ...GetInTouch
    }
  }
`;
