import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { ContactForm } from '../enquiry/ContactForm';
import { ContactCards } from '../enquiry/contact/ContactCards';
import { LocationMap } from '../enquiry/map/LocationMap';
import type { ListableEntry } from '../enquiry/useListInForm';
import { PageFrame } from '../layout/PageFrame';
import { Section } from '../ui/Section';
import { useSiteData } from '../ui/site/useSiteData';

type Entries = Queries.ContactPageQuery['inEnglish'];

/** Returns all entries, with their names in the language of the page where they are translated. */
function enquiryEntries(english: Entries, translated: Entries): ListableEntry[] {
  const names = new Map(translated.nodes.map(({ path, name }) => [path, name]));
  return english.nodes.map(({ path, name, hsCode }) => ({
    path,
    name: names.get(path) ?? name,
    englishName: name,
    hsCode: hsCode?.value,
  }));
}

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { page, inEnglish } = data;
  const { map } = useSiteData().site;
  const translated = data.translated ?? inEnglish;
  const entries = useMemo(() => enquiryEntries(inEnglish, translated), [inEnglish, translated]);
  return (
    <PageFrame
      page={page}
      path={location.pathname}
      more={
        <Section heading={page.cards} aside band>
          <ContactCards texts={page} />
        </Section>
      }
    >
      <div className={map ? 'split is-late' : undefined}>
        <ContactForm
          texts={page.form}
          state={location.state}
          entries={entries}
          hsCode={data.catalogue.supplyLabels.hsCode}
        />
        {map && <LocationMap map={map} texts={page} />}
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
    catalogue: catalogueSection(language: $language) {
      supplyLabels {
        hsCode
      }
    }
    inEnglish: allCatalogueEntry(filter: { language: { eq: "en" } }, sort: { path: ASC }) {
      nodes {
        ...EnquiryEntry
      }
    }
    translated: allCatalogueEntry(filter: { language: { eq: $language } }, sort: { path: ASC })
      @include(if: $isTranslated) {
      nodes {
        ...EnquiryEntry
      }
    }
  }

  fragment EnquiryEntry on CatalogueEntry {
    path
    name
    hsCode {
      value
    }
  }
`;
