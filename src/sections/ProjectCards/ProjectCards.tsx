import { graphql } from 'gatsby';
import { Card } from '../../components/Card/Card';

/** A list of project cards. It is at the top of its page, so its first picture loads with high priority. */
export function ProjectCards({ projects }: { projects: readonly Queries.ProjectCardFragment[] }) {
  return (
    <ul className="grid-pairs">
      {projects.map(({ title, description, image, facts, action }, index) => (
        <Card key={title} picture={image} priority={index === 0} title={title} link={action}>
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
