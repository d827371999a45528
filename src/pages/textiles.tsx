import { graphql, type PageProps } from 'gatsby';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { Seo } from '../components/Seo/Seo';
import { CatalogueHero } from '../features/catalogue/CatalogueHero';
import { FiberCatalogue } from '../features/catalogue/FiberCatalogue';
import { useCatalogue } from '../features/catalogue/useCatalogue';
import { EnquireLink } from '../features/enquiry/EnquireLink';
import { CONTACT, withoutPrefix } from '../routes';
import { GetInTouch } from '../sections/GetInTouch/GetInTouch';

export default function TextilesPage({ data, location }: PageProps<Queries.TextilesPageQuery>) {
  const { page, categories, labels, getInTouch } = data;
  const catalogue = useCatalogue(categories.nodes);
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <CatalogueHero hero={page.hero} />
      <FiberCatalogue
        catalogue={catalogue}
        page={page}
        labels={labels}
        actions={({ name }) => (
          <EnquireLink action={{ label: labels.enquire, to: CONTACT }} subject={page.subject} item={name} />
        )}
        path={withoutPrefix(location.pathname)}
      />
      <PointsSection section={page.benefits} background="band" />
      <PointsSection section={page.manufacturing}>
        <EnquireLink action={page.quote} subject={page.subject} item={catalogue.selected?.name} />
      </PointsSection>
      <GetInTouch section={getInTouch} />
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
      subject
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
    labels: catalogueSection {
      enquire
      ...CatalogueLabels
    }
    getInTouch: getInTouchSection {
      ...GetInTouch
    }
  }
`;
