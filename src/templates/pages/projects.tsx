import { graphql, type PageProps } from 'gatsby';
import { PageFrame } from '../../layout/PageFrame';
import { Card } from '../../ui/Card';
import { Lines } from '../../ui/List';
import { required } from '../../ui/required';

export default function ProjectsPage({ data }: PageProps<Queries.ProjectsPageQuery>) {
  return (
    <PageFrame page={required(data.page)}>
      <ul role="list" className="grid-cards">
        {data.projects.nodes.map(({ title, description, image, facts, action }, index) => (
          <Card key={index} picture={image} priority={index === 0} title={title} link={action}>
            <p>{description}</p>
            {facts && <Lines items={facts} />}
          </Card>
        ))}
      </ul>
    </PageFrame>
  );
}

export const query = graphql`
  query ProjectsPage($language: String = "en") {
    page: projectsPage(language: $language) { ...PageFrame }
    projects: allProject(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes {
        title
        description
        image { ...CardPicture }
        facts
        action { ...CallToActionFields }
      }
    }
  }
`;
