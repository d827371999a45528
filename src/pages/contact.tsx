import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { Section } from '../components/Section/Section';
import { rowsOf } from '../features/catalogue/packedEntries';
import { ContactForm } from '../features/enquiry/form/ContactForm';
import type { Entry } from '../features/enquiry/list/listText';
import { LocationMap } from '../features/map/LocationMap';
import { pageUrl } from '../routes';
import { ContactCards } from '../sections/ContactCards/ContactCards';
import { PageFrame } from '../sections/PageFrame/PageFrame';
import { useSiteData } from '../site-data/useSiteData';

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { page } = data;
  const { siteUrl } = useSiteData().site;
  const entries = useMemo(
    () =>
      data.catalogues
        .flatMap((catalogue) => rowsOf(catalogue.entries))
        .map(
          ({ path, name, hsCode }): Entry => ({
            path,
            name,
            hsCode: hsCode ?? undefined,
            url: pageUrl(siteUrl, path),
          }),
        ),
    [data.catalogues, siteUrl],
  );
  const hsCode = data.catalogues[0]?.entries.hsCode ?? '';
  return (
    <PageFrame
      page={page}
      path={location.pathname}
      more={
        <Section heading={page.cards} background="band">
          <ContactCards texts={page} />
        </Section>
      }
    >
      <div className="split is-top is-late">
        <ContactForm texts={page.form} state={location.state} entries={entries} hsCode={hsCode} />
        <LocationMap texts={page} stations={data.route.stations} />
      </div>
    </PageFrame>
  );
}

export const query = graphql`
  query ContactPage {
    page: contactPage {
      ...PageFrame
      ...ContactForm
      ...LocationMap
      ...ContactCards
      cards {
        ...SectionHeadingFields
      }
    }
    route: routeSection {
      stations {
        name
        coordinates
      }
    }
    catalogues {
      entries {
        ...PackedEntries
      }
    }
  }
`;
