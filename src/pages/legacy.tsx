import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Icon } from '../components/Icon/Icon';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { TextLink } from '../components/TextLink/TextLink';
import { ShareStory } from '../features/timeline/ShareStory';
import { Timeline } from '../features/timeline/Timeline';
import { Ending } from '../sections/Ending/Ending';

export default function LegacyPage({ data, location }: PageProps<Queries.LegacyPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <Timeline eras={data.eras.nodes} texts={page} />
        <p className="block-before">
          <TextLink to={page.back.to} className="arrow-link">
            <Icon name="chevron-left" />
            {page.back.label}
          </TextLink>
        </p>
      </Section>
      <ShareStory texts={page.shareStory} />
      <Ending ending={page.ending} />
    </>
  );
}

export const query = graphql`
  query LegacyPage {
    page: legacyPage {
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
      back {
        ...CallToActionFields
      }
      ...TimelineLabels
      ...ShareStory
    }
    eras: allTimelineEra(sort: { jsonId: ASC }) {
      nodes {
        ...TimelineEraFields
      }
    }
  }
`;
