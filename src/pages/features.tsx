import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Points } from '../components/Points/Points';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { WhyChoose } from '../sections/WhyChoose/WhyChoose';

export default function FeaturesPage({ data, location }: PageProps<Queries.FeaturesPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <h3 className="title is-4">{page.sellingPointsTitle}</h3>
        <Points items={data.about.sellingPoints} level={4} />
      </Section>
      <WhyChoose section={data.whyChoose} />
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
      heading {
        ...SectionHeadingFields
      }
      sellingPointsTitle
    }
    about: aboutSection {
      sellingPoints {
        ...PointFields
      }
    }
    whyChoose: whyChooseSection {
      ...WhyChoose
    }
  }
`;
