import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { PrivacyTopics } from '../sections/PrivacyTopics/PrivacyTopics';

export default function PrivacyPage({ data, location }: PageProps<Queries.PrivacyPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <PrivacyTopics page={page} />
      </Section>
    </>
  );
}

export const query = graphql`
  query PrivacyPage {
    page: privacyPage {
      seo {
        ...SeoFields
      }
      banner {
        ...BannerFields
      }
      heading {
        ...SectionHeadingFields
      }
      ...PrivacyTopics
    }
  }
`;
