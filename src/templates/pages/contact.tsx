import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { ContactForm } from '../../enquiry/ContactForm';
import { ContactCards } from '../../enquiry/contact/ContactCards';
import { LocationMap } from '../../enquiry/map/LocationMap';
import type { ListableEntry } from '../../enquiry/useListInForm';
import { PageFrame } from '../../layout/PageFrame';
import { Section } from '../../ui/Section';
import { useSiteData } from '../../ui/site/useSiteData';

/** Returns all entries, in the language of the page where they are translated. */
const enquiryEntries = ({ inEnglish, translated }: Queries.ContactPageQuery): ListableEntry[] =>
  inEnglish.nodes.map((english) => {
    const { path, unit } = english;
    const { name, hsCode } = translated?.nodes.find((entry) => entry.path === path) ?? english;
    return { path, name, englishName: english.name, hsCode: hsCode?.value, unit };
  });

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { page } = data;
  const { map } = useSiteData().site;
  const entries = useMemo(() => enquiryEntries(data), [data]);
  return (
    <PageFrame
      page={page}
      path={location.pathname}
      aside
      more={
        <Section heading={page.cards} aside band>
          <div className="stack is-row-gap-4">
            <ContactCards texts={page} />
            {map && <LocationMap map={map} texts={page} />}
          </div>
        </Section>
      }
    >
      <ContactForm
        texts={page.form}
        state={location.state}
        entries={entries}
        hsCode={data.catalogue.supplyLabels.hsCode}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query ContactPage($language: String = "en", $isTranslated: Boolean = false) {
    page: contactPage(language: $language) {
      ...PageFrame
      ...ContactForm
      mailTitle
      phoneTitle
      hoursTitle
      mapTitle
      mapShow
      mapLink
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
        path
        name
        hsCode {
          value
        }
        unit
      }
    }
    translated: allCatalogueEntry(filter: { language: { eq: $language } }, sort: { path: ASC })
      @include(if: $isTranslated) {
      nodes {
        path
        name
        hsCode {
          value
        }
      }
    }
  }
`;
