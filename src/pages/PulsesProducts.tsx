import { graphql, type PageProps } from 'gatsby';
import { Badges } from '../components/Badges/Badges';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { Seo } from '../components/Seo/Seo';
import { CatalogueHero } from '../sections/CatalogueHero/CatalogueHero';
import { GetInTouch } from '../sections/GetInTouch/GetInTouch';
import { ProductCatalogue } from '../sections/ProductCatalogue/ProductCatalogue';

export default function PulsesProductsPage({ data, location }: PageProps<Queries.PulsesProductsPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <CatalogueHero hero={page.hero}>
        <Badges badges={page.badges} />
      </CatalogueHero>
      <ProductCatalogue groups={data.groups.nodes} page={page} />
      <PointsSection section={page.healthBenefits} sand />
      <PointsSection section={page.packaging} />
      <GetInTouch section={data.getInTouch} action={page.inquiry} />
    </>
  );
}

export const query = graphql`
  query PulsesProductsPage {
    page: pulsesProductsPage {
      seo {
        ...SeoFields
      }
      hero {
        ...CatalogueHeroFields
      }
      badges {
        ...BadgeFields
      }
      ...ProductCatalogue
      healthBenefits {
        ...PointsSectionFields
      }
      packaging {
        ...PointsSectionFields
      }
    }
    groups: allProductGroup(sort: { jsonId: ASC }) {
      nodes {
        ...ProductGroupFields
      }
    }
    getInTouch: getInTouchSection {
      ...GetInTouch
    }
  }
`;
