import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { Section } from '../components/Section/Section';
import { ContactForm } from '../features/enquiry/ContactForm';
import type { Goods } from '../features/enquiry/listText';
import { LocationMap } from '../features/map/LocationMap';
import { fiberPath, pageUrl, productPath } from '../routes';
import { ContactCards } from '../sections/ContactCards/ContactCards';
import { PageFrame } from '../sections/PageFrame/PageFrame';
import { useSiteData } from '../site-data/useSiteData';

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { page, products, fibers, labels } = data;
  const { siteUrl } = useSiteData().site;
  const onSale = useMemo(() => {
    const all = [
      ...products.nodes.map((product) => ({ ...product, path: productPath(product.slug) })),
      ...fibers.nodes.map((fiber) => ({ ...fiber, path: fiberPath(fiber.slug) })),
    ];
    return all.map(
      ({ name, path, supply }): Goods => ({
        name,
        path,
        hsCode: supply?.hsCode,
        url: pageUrl(siteUrl, path),
      }),
    );
  }, [products, fibers, siteUrl]);
  return (
    <PageFrame
      page={page}
      path={location.pathname}
      more={
        <Section heading={page.cards} background="band">
          <ContactCards copy={page} />
        </Section>
      }
    >
      <div className="split is-top is-late">
        <ContactForm
          copy={page.form}
          state={location.state}
          onSale={onSale}
          hsCode={labels.supplyLabels.hsCode}
        />
        <LocationMap
          title={page.mapTitle}
          show={page.mapShow}
          link={page.mapLink}
          chartLabel={page.chartLabel}
        />
      </div>
    </PageFrame>
  );
}

export const query = graphql`
  query ContactPage {
    page: contactPage {
      ...PageFrame
      ...ContactForm
      ...ContactCards
      cards {
        ...SectionHeadingFields
      }
      chartLabel
      mapTitle
      mapShow
      mapLink
    }
    products: allProduct {
      nodes {
        slug
        name
        supply {
          hsCode
        }
      }
    }
    fibers: allFiber {
      nodes {
        slug
        name
        supply {
          hsCode
        }
      }
    }
    labels: catalogueSection {
      supplyLabels {
        hsCode
      }
    }
  }
`;
