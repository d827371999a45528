import { graphql, type PageProps } from 'gatsby';
import { BusinessAreaCards } from '../sections/BusinessAreaCards/BusinessAreaCards';
import { PageFrame } from '../sections/PageFrame/PageFrame';

export default function OurBusinessPage({ data, location }: PageProps<Queries.OurBusinessPageQuery>) {
  return (
    <PageFrame page={data.page} path={location.pathname}>
      <BusinessAreaCards
        areas={data.areas.nodes}
        readMore={data.page.readMore}
        comingSoon={data.comingSoon.title}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query OurBusinessPage {
    page: ourBusinessPage {
      ...PageFrame
      readMore
    }
    areas: allBusinessArea(sort: { jsonId: ASC }) {
      nodes {
        ...BusinessAreaCard
      }
    }
    comingSoon: comingSoonSection {
      title
    }
  }
`;
