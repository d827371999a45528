import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';
import * as styles from './CategoryIntro.module.scss';

/** The text and picture above the list of fibers of a category. */
export function CategoryIntro({ category }: { category: Queries.CategoryIntroFragment }) {
  const { image, description, details } = category;
  return (
    <div className={`split block-after is-flush is-screen-only ${styles.intro}`}>
      <Prose paragraphs={[description, details]} />
      <Picture picture={image} className={styles.picture} />
    </div>
  );
}

export const query = graphql`
  fragment CategoryIntro on FiberCategory {
    image {
      ...WidePicture
    }
    description
    details
  }
`;
