import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { Specifications } from '../features/specifications/Specifications';

export default function SpecificationsPage({ data, location }: PageProps<Queries.SpecificationsPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <Specifications texts={page} search={location.search} />
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
    }
  }
`;
