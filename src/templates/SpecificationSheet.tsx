import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Seo } from '../components/Seo/Seo';
import { StructuredData } from '../components/StructuredData/StructuredData';
import { FullSheet } from '../features/catalogue/FullSheet';
import { factProperties } from '../features/catalogue/facts';
import { fiberFacts } from '../features/catalogue/fiberFacts';
import { MoreEntries } from '../features/catalogue/MoreEntries';
import { productFacts } from '../features/catalogue/productFacts';
import { tradeTables } from '../features/catalogue/tradeFacts';
import { EnquiryButtons } from '../features/enquiry/EnquiryButtons';
import { FIBERS, PRODUCTS } from '../routes';
import { GetInTouch } from '../sections/GetInTouch/GetInTouch';
import { product as productData } from '../structured-data/product';

interface Beside {
  name: string;
  path: string;
}

/** What `createPages` knows of the entry's group. */
export interface SheetContext {
  /** The id of a product or a fiber. */
  id: string;
  /** The path of the page. */
  route: string;
  /** The name of the group. */
  group: string;
  previous: Beside | null;
  next: Beside | null;
}

/** The entry, whichever of the two it is, with what follows from its kind. */
function entryOf({ product, fiber, productsPage, textilesPage, labels }: Queries.SpecificationSheetQuery) {
  if (product) {
    const { shelfLife } = product.specs;
    const trade = tradeTables(labels, product, {
      label: productsPage.specLabels.shelfLife,
      value: shelfLife,
    });
    const catalogue = { label: productsPage.banner.crumb, to: PRODUCTS };
    return {
      entry: product,
      facts: productFacts(productsPage, product),
      trade,
      catalogue,
      page: productsPage,
    };
  }
  if (fiber) {
    const trade = tradeTables(labels, fiber);
    const catalogue = { label: textilesPage.banner.crumb, to: FIBERS };
    return { entry: fiber, facts: fiberFacts(textilesPage, fiber), trade, catalogue, page: textilesPage };
  }
  return undefined;
}

/** The page of a product or fiber: its sheet, and the way to the entries beside it. */
export default function SpecificationSheet({
  data,
  location,
  pageContext: { route, group, previous, next },
}: PageProps<Queries.SpecificationSheetQuery, SheetContext>) {
  const found = entryOf(data);
  if (!found) return null;
  const { labels, getInTouch } = data;
  const { entry, facts, trade, catalogue, page } = found;
  const { name, description, shareCard } = entry;
  const allTables = [...facts.tables, trade.limits, trade.supply];
  return (
    <>
      <Seo seo={{ title: name, description, shareCard }} path={location.pathname} />
      <StructuredData of={(site) => productData(site, entry, group, factProperties(allTables), route)} />
      <Banner banner={{ title: name, crumb: name }} parent={catalogue} />
      <FullSheet
        entry={entry}
        list={facts.list}
        tables={facts.tables}
        {...trade}
        labels={labels}
        actions={<EnquiryButtons item={{ path: route, name }} subject={page.subject} labels={labels} />}
        path={route}
      />
      <MoreEntries group={group} previous={previous} next={next} catalogue={catalogue} labels={labels} />
      <GetInTouch section={getInTouch} />
    </>
  );
}

export const query = graphql`
  query SpecificationSheet($id: String!) {
    product(id: { eq: $id }) {
      ...ProductSheet
      ...ProductTrade
      shareCard
    }
    fiber(id: { eq: $id }) {
      ...FiberSheet
      ...FiberTrade
      shareCard
    }
    productsPage: pulsesProductsPage {
      ...ProductTables
      subject
      banner {
        crumb
      }
    }
    textilesPage {
      ...FiberTables
      subject
      banner {
        crumb
      }
    }
    labels: catalogueSection {
      ...EnquiryButtons
      ...FullSheetLabels
      ...MoreEntriesLabels
    }
    getInTouch: getInTouchSection {
      ...GetInTouch
    }
  }
`;
