import { graphql } from 'gatsby';
import * as styles from './Article.module.scss';

/** Maximum width of a drawing in CSS pixels. It is the width of a line of text. */
const WIDTH = 562;

/** A drawing with a caption that describes it. */
export function Figure({ figure: { file, alt, caption } }: { figure: Queries.FigureFragment }) {
  return (
    <figure className={styles.figure}>
      {file.publicURL && (
        <img
          src={file.publicURL}
          alt={alt}
          width={WIDTH}
          height={Math.round(WIDTH / file.ratio)}
          loading="lazy"
          decoding="async"
        />
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment Figure on Drawing {
    alt
    caption
    file {
      publicURL
      ratio
    }
  }
`;
