import { graphql } from 'gatsby';
import { LEADERSHIP } from '../../routes';
import { TextLink } from '../../ui/TextLink';
import { Person } from '../Person';
import * as styles from './LeaderNames.module.scss';

export function LeaderNames({ leaders }: { leaders: readonly Queries.LeaderNamesFragment[] }) {
  return (
    <ul className={styles.leaders}>
      {leaders.map(({ slug, name, title, image }) => (
        <li key={slug} className="has-wide-link has-rule">
          <Person
            picture={image}
            name={
              <h3 className="title is-5">
                <TextLink to={`${LEADERSHIP}#${slug}`}>{name}</TextLink>
              </h3>
            }
            role={title}
          />
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
