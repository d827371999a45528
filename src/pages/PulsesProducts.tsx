import { graphql, type PageProps } from 'gatsby';
import { Badges } from '../components/Badges/Badges';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { Seo } from '../components/Seo/Seo';
import { Catalogue } from '../features/catalogue/Catalogue';
import { CatalogueHero } from '../features/catalogue/CatalogueHero';
import { productFacts } from '../features/catalogue/productFacts';
import { useCatalogue } from '../features/catalogue/useCatalogue';
import { EnquireLink } from '../features/enquiry/EnquireLink';
import { EnquiryButtons } from '../features/enquiry/EnquiryButtons';
import { productPath } from '../routes';
import { GetInTouch } from '../sections/GetInTouch/GetInTouch';

export default function PulsesProductsPage({ data, location }: PageProps<Queries.PulsesProductsPageQuery>) {
  const { page, groups, labels, getInTouch } = data;
  const catalogue = useCatalogue(groups.nodes);
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <CatalogueHero hero={page.hero}>
        <Badges badges={page.badges} />
      </CatalogueHero>
      <Catalogue
        catalogue={catalogue}
        groupLabel={page.groupLabel}
        labels={labels}
        actions={({ name, slug }) => (
          <EnquiryButtons item={{ path: productPath(slug), name }} subject={page.subject} labels={labels} />
        )}
        pathOf={productPath}
        facts={(entry: Queries.ProductSheetFragment) => productFacts(page, entry)}
      />
      <PointsSection section={page.healthBenefits} background="band" />
      <PointsSection section={page.packaging} />
      <GetInTouch section={getInTouch}>
        <EnquireLink action={page.inquiry} subject={page.subject} item={catalogue.selected?.name} />
      </GetInTouch>
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
      subject
      groupLabel
      ...ProductTables
      healthBenefits {
        ...PointsSectionFields
      }
      packaging {
        ...PointsSectionFields
      }
      inquiry {
        ...CallToActionFields
      }
    }
    groups: allProductGroup(sort: { jsonId: ASC }) {
      nodes {
        slug
        name
        members {
          ...ProductSheet
        }
      }
    }
    labels: catalogueSection {
      ...EnquiryButtons
      ...CatalogueLabels
    }
    getInTouch: getInTouchSection {
      ...GetInTouch
    }
  }
`;
