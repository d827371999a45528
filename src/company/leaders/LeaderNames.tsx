import { graphql } from 'gatsby';
import '../../styles/cards.scss';
import { LEADERSHIP } from '../../routes';
import { TextLink } from '../../ui/TextLink';
import { Portrait } from '../Portrait';
import * as styles from './LeaderNames.module.scss';

export function LeaderNames({ leaders }: { leaders: readonly Queries.LeaderNamesFragment[] }) {
  const people = leaders.map(({ name }) => name);
  return (
    <ul className={`lines ${styles.leaders}`}>
      {leaders.map(({ slug, name, title, image }) => (
        <li key={slug} className={`has-wide-link ${styles.leader}`}>
          <Portrait picture={image} name={name} people={people} />
          <div className="is-flush">
            <h3 className="title is-5">
              <TextLink to={`${LEADERSHIP}#${slug}`}>{name}</TextLink>
            </h3>
            <p className="is-quiet">{title}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment LeaderNames on Leader {
    slug
    name
    title
    image {
      ...SquarePicture
    }
  }
`;
