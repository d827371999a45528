import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { Specifications } from '../features/specifications/Specifications';
import { fiberTable, productTable } from '../features/specifications/tables';

export default function SpecificationsPage({ data, location }: PageProps<Queries.SpecificationsPageQuery>) {
  const { page, groups, categories, productsPage, labels } = data;
  const { hsCode } = labels.supplyLabels;
  const products = groups.nodes.flatMap(({ members }) => members);
  const fibers = categories.nodes.flatMap(({ members }) => members);
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <Specifications
          tables={[
            productTable(page, products, { specs: productsPage.specLabels, hsCode }),
            fiberTable(page, fibers, { hsCode }),
          ]}
          copy={page}
          search={location.search}
        />
      </Section>
    </>
  );
}

export const query = graphql`
  query SpecificationsPage {
    page: specificationsPage {
      seo {
        ...SeoFields
      }
      banner {
        ...BannerFields
      }
      heading {
        ...SectionHeadingFields
      }
      ...Specifications
      ...SpecificationTables
    }
    groups: allProductGroup(sort: { jsonId: ASC }) {
      nodes {
        members {
          ...ProductRow
        }
      }
    }
    categories: allFiberCategory(sort: { jsonId: ASC }) {
      nodes {
        members {
          ...FiberRow
        }
      }
    }
    productsPage: pulsesProductsPage {
      specLabels {
        moisture
        protein
        shelfLife
      }
    }
    labels: catalogueSection {
      supplyLabels {
        hsCode
      }
    }
  }
`;
