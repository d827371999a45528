import { graphql } from 'gatsby';
import { Card } from '../../components/Card/Card';

/** The projects that the company carried out, as cards. */
export function ProjectCards({ projects }: { projects: readonly Queries.ProjectCardFragment[] }) {
  return (
    <ul className="grid-pairs">
      {projects.map(({ title, description, image, facts, action }) => (
        <Card key={title} picture={image} title={title} link={action}>
          <p>{description}</p>
          <ul className="ticks">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Card>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment ProjectCard on Project {
    title
    description
    image {
      ...CardPicture
    }
    facts
    action {
      ...CallToActionFields
    }
  }
`;
