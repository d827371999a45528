import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { ContactForm } from '../features/enquiry/ContactForm';
import { LocationMap } from '../features/map/LocationMap';
import { ContactCards } from '../sections/ContactCards/ContactCards';

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <div className="split is-stretched is-late">
          <ContactForm copy={page.form} state={location.state} />
          <LocationMap title={page.mapTitle} show={page.mapShow} link={page.mapLink} />
        </div>
      </Section>
      <section className="section is-band">
        <div className="container">
          <ContactCards copy={page} />
        </div>
      </section>
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: contactPage {
      seo {
        ...SeoFields
      }
      banner {
        ...BannerFields
      }
      heading {
        ...SectionHeadingFields
      }
      ...ContactForm
      ...ContactCards
      mapTitle
      mapShow
      mapLink
    }
  }
`;
