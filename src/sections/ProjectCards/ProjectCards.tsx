import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { TextLink } from '../../components/TextLink/TextLink';

/** The projects that the company carried out, as cards. */
export function ProjectCards({ projects }: { projects: readonly Queries.ProjectCardFragment[] }) {
  return (
    <ul className="grid-cards">
      {projects.map(({ title, description, image, facts, action }) => (
        <li key={title} className="card">
          <Picture picture={image} />
          <div className="card-content">
            <h3 className="title is-4">{title}</h3>
            <p>{description}</p>
            <ul className="ticks">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <TextLink to={action.to} className="card-action">
              {action.label}
            </TextLink>
          </div>
        </li>
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
