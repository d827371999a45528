import { graphql } from 'gatsby';
import { HALF_PAGE, Picture } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import * as styles from './AboutCategory.module.scss';

export function AboutCategory({ category }: { category: Queries.AboutCategoryFragment }) {
  const { image, description, details } = category;
  return (
    <div className={`split is-flush is-screen-only has-strong-rule mt-4 ${styles.about}`}>
      <div className="stack">
        <p>{description}</p>
        <Prose paragraphs={[details]} />
      </div>
      <Picture picture={image} sizes={HALF_PAGE} />
    </div>
  );
}

export const query = graphql`
  fragment AboutCategory on FiberCategory {
    image {
      ...CardPicture
    }
    description
    details
  }
`;
