import { graphql } from 'gatsby';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';

/** The history of the company, period by period. */
export function Timeline({ eras }: { eras: readonly Queries.TimelineEraFieldsFragment[] }) {
  return eras.map(({ slug, name, years, members }) => (
    <section key={slug} id={slug} className="block-after">
      <h3 className="title is-3">
        {name} <span className="eyebrow">{years}</span>
      </h3>
      <ol className="grid-cards">
        {members.map(({ slug: event, title, icon, content, image }) => (
          <li key={event} className="card">
            {image && <Picture picture={image} />}
            <div className="card-content">
              <h4 className="title is-5">
                <Icon name={icon} /> {title}
              </h4>
              <p>{content}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  ));
}

export const query = graphql`
  fragment TimelineEraFields on TimelineEra {
    slug
    name
    years
    members {
      slug
      title
      icon
      content
      image {
        ...CardPicture
      }
    }
  }
`;
