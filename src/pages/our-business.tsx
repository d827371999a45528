import { graphql, type PageProps } from 'gatsby';
import { PageFrame } from '../layout/PageFrame';
import { Card } from '../ui/Card';

export default function OurBusinessPage({ data, location }: PageProps<Queries.OurBusinessPageQuery>) {
  return (
    <PageFrame page={data.page} path={location.pathname}>
      <ul className="grid-cards">
        {data.areas.nodes.map(({ link, title, description, image, comingSoon }, index) => (
          <Card
            key={link}
            picture={image}
            priority={index === 0}
            title={title}
            link={{ to: link, label: data.page.readMore, srSuffix: title }}
          >
            {comingSoon && data.comingSoon && <p className="card-label">{data.comingSoon.title}</p>}
            <p>{description}</p>
          </Card>
        ))}
      </ul>
    </PageFrame>
  );
}

export const query = graphql`
  query OurBusinessPage($language: String = "en") {
    page: ourBusinessPage(language: $language) {
      ...PageFrame
      readMore
    }
    areas: allBusinessArea(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes {
        link
        title
        description
        comingSoon {
          blurred
        }
        image {
          ...CardPicture
        }
      }
    }
    comingSoon: comingSoonSection(language: $language) {
      title
    }
  }
`;
