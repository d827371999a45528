import { graphql } from 'gatsby';
import { HALF_PAGE, Picture } from '../ui/Picture';
import { Prose } from '../ui/Prose';

export function AboutCategory({ category }: { category: Queries.AboutCategoryFragment }) {
  const { image, description, details } = category;
  return (
    <div className="split is-late is-flush is-screen-only has-strong-rule mt-4">
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
