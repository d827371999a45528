import { graphql, type PageProps } from 'gatsby';
import { ContactForm } from '../../enquiry/ContactForm';
import { ContactCards } from '../../enquiry/contact/ContactCards';
import { LocationMap } from '../../enquiry/map/LocationMap';
import { PageFrame } from '../../layout/PageFrame';
import { Section } from '../../ui/Section';
import { useSiteData } from '../../ui/site/useSiteData';

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { page } = data;
  const { map } = useSiteData().site;
  return (
    <PageFrame
      page={page}
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
        location={location}
        entries={page.entries}
        hsCode={data.catalogue.supplyLabels.hsCode}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query ContactPage($language: String = "en") {
    page: contactPage(language: $language) {
      ...PageFrame
      ...ContactForm
      mailTitle
      phoneTitle
      hoursTitle
      mapTitle
      mapShow
      mapLink
      cards { ...SectionHeadingFields }
    }
    catalogue: catalogueSection(language: $language) {
      supplyLabels { hsCode }
    }
  }
`;
