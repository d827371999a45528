import { graphql, type PageProps } from 'gatsby';
import { ShareStory } from '../../company/timeline/ShareStory';
import { Timeline } from '../../company/timeline/Timeline';
import { PageFrame } from '../../layout/PageFrame';
import { Icon } from '../../ui/Icon';
import { required } from '../../ui/required';
import { TextLink } from '../../ui/TextLink';

export default function LegacyPage({ data }: PageProps<Queries.LegacyPageQuery>) {
  const page = required(data.page);
  return (
    <PageFrame page={page} more={<ShareStory texts={page.shareStory} />}>
      <Timeline eras={data.eras.nodes} texts={page} />
      {page.back && (
        <p className="mt-5">
          <TextLink to={page.back.to} className="arrow-link">
            <Icon name="chevron-left" />
            {page.back.label}
          </TextLink>
        </p>
      )}
    </PageFrame>
  );
}

export const query = graphql`
  query LegacyPage($language: String = "en") {
    page: legacyPage(language: $language) {
      ...PageFrame
      back { ...CallToActionFields }
      erasLabel
      previous
      next
      position
      ...ShareStory
    }
    eras: allTimelineEra(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes { ...TimelineEraFields }
    }
  }
`;
