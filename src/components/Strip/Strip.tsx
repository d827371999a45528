import { graphql } from 'gatsby';
import { Picture } from '../Picture/Picture';
import * as styles from './Strip.module.scss';

const PARTS: Readonly<Record<string, string | undefined>> = {
  top: styles.top,
  upper: styles.upper,
  lower: styles.lower,
  bottom: styles.bottom,
};

/** Returns the class that shows a part of a picture. It is empty for the middle, which has no name. */
export const stripPart = (part: string | null): string => PARTS[part ?? ''] ?? '';

/** A wide picture between two sections. Renders nothing if there is none. */
export function Strip({ picture }: { picture: Queries.StripFragment | null }) {
  return (
    picture && (
      <div className="section is-screen-only">
        <Picture picture={picture} className={`container ${styles.strip} ${stripPart(picture.part)}`} />
      </div>
    )
  );
}

export const query = graphql`
  fragment Strip on StripPicture {
    alt
    part
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1200
          breakpoints: [480, 840, 1200, 1600]
          formats: [WEBP, AVIF]
          sizes: "(min-width: 1280px) 1200px, 94vw"
        )
      }
    }
  }
`;
