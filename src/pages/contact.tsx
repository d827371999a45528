import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { LocationMap } from '../business/map/LocationMap';
import { rowsOf } from '../catalogue/packedEntries';
import { ContactForm } from '../enquiry/ContactForm';
import { ContactCards } from '../enquiry/contact/ContactCards';
import type { Entry } from '../enquiry/listText';
import { PageFrame } from '../layout/PageFrame';
import { pageUrl } from '../routes';
import { Section } from '../ui/Section';
import { useSiteData } from '../ui/site/useSiteData';

type Catalogues = readonly { entries: Queries.PackedEntriesFragment }[];

const rowsIn = (catalogues: Catalogues) => catalogues.flatMap(({ entries }) => rowsOf(entries));

/** Returns all entries, with their names in the language of the page where they are translated. */
function enquiryEntries(english: Catalogues, translated: Catalogues, siteUrl: string): Entry[] {
  const names = new Map(rowsIn(translated).map(({ path, name }) => [path, name]));
  return rowsIn(english).map(({ path, name, hsCode }) => ({
    path,
    name: names.get(path) ?? name,
    englishName: name,
    hsCode: hsCode ?? undefined,
    url: pageUrl(siteUrl, path),
  }));
}

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { page } = data;
  const { siteUrl } = useSiteData().site;
  const entries = useMemo(
    () => enquiryEntries(data.catalogues, data.translated ?? [], siteUrl),
    [data.catalogues, data.translated, siteUrl],
  );
  const hsCode = (data.translated ?? data.catalogues)[0]?.entries.hsCode ?? '';
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
  query ContactPage($language: String = "en", $isTranslated: Boolean = false) {
    page: contactPage(language: $language) {
      ...PageFrame
      ...ContactForm
      ...LocationMap
      ...ContactCards
      cards {
        ...SectionHeadingFields
      }
    }
    route: routeSection(language: $language) {
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
    translated: catalogues(language: $language) @include(if: $isTranslated) {
      entries {
        ...PackedEntries
      }
    }
  }
`;
