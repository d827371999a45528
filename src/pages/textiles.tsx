import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { Seo } from '../components/Seo/Seo';
import { Catalogue } from '../features/catalogue/Catalogue';
import { fiberFacts } from '../features/catalogue/fiberFacts';
import { useCatalogue } from '../features/catalogue/useCatalogue';
import { EnquireLink } from '../features/enquiry/EnquireLink';
import { EnquiryButtons } from '../features/enquiry/EnquiryButtons';
import { fiberPath } from '../routes';
import { CategoryIntro } from '../sections/CategoryIntro/CategoryIntro';
import { GetInTouch } from '../sections/GetInTouch/GetInTouch';

export default function TextilesPage({ data, location }: PageProps<Queries.TextilesPageQuery>) {
  const { page, categories, labels, getInTouch } = data;
  const catalogue = useCatalogue(categories.nodes);
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Catalogue
        catalogue={catalogue}
        groupLabel={page.groupLabel}
        labels={labels}
        actions={({ name, slug }) => (
          <EnquiryButtons item={{ path: fiberPath(slug), name }} subject={page.subject} labels={labels} />
        )}
        pathOf={fiberPath}
        facts={(entry: Queries.FiberSheetFragment) => fiberFacts(page, entry)}
        intro={(category) => <CategoryIntro category={category} />}
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
      banner {
        ...BannerFields
      }
      subject
      groupLabel
      ...FiberTables
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
        slug
        name
        ...CategoryIntro
        members {
          ...FiberSheet
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
