import { graphql, type PageProps } from 'gatsby';
import { PageFrame } from '../../layout/PageFrame';
import { Card } from '../../ui/Card';
import { required } from '../../ui/required';

export default function OurBusinessPage({ data }: PageProps<Queries.OurBusinessPageQuery>) {
  const { areas, comingSoon: closed } = data;
  const page = required(data.page);
  return (
    <PageFrame page={page}>
      <ul role="list" className="grid-cards">
        {areas.nodes.map(({ link, title, description, image, comingSoon }, index) => (
          <Card
            key={link}
            picture={image}
            priority={index === 0}
            title={title}
            link={{ to: link, label: page.readMore, srSuffix: title }}
          >
            {comingSoon && closed && <p className="card-label">{closed.title}</p>}
            <p className="is-small">{description}</p>
          </Card>
        ))}
      </ul>
    </PageFrame>
  );
}

export const query = graphql`
  query OurBusinessPage($language: String = "en") {
    page: ourBusinessPage(language: $language) { ...PageFrame readMore }
    areas: allBusinessArea(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes {
        link
        title
        description
        comingSoon { blurred }
        image { ...CardPicture }
      }
    }
    comingSoon: comingSoonSection(language: $language) { title }
  }
`;
