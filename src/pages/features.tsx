import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Commitments } from '../components/Commitments/Commitments';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { Ending } from '../sections/Ending/Ending';

export default function FeaturesPage({ data, location }: PageProps<Queries.FeaturesPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <Commitments items={page.commitments} layout="rows" />
      </Section>
      <Ending ending={page.ending} />
    </>
  );
}

export const query = graphql`
  query FeaturesPage {
    page: featuresPage {
      seo {
        ...SeoFields
      }
      banner {
        ...BannerFields
      }
      ending {
        ...Ending
      }
      heading {
        ...SectionHeadingFields
      }
      commitments {
        ...CommitmentFields
      }
    }
  }
`;
