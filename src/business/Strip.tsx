import { graphql } from 'gatsby';
import { Picture, partStyle } from '../ui/Picture';
import * as styles from './Strip.module.scss';

/** A wide picture with its caption, between two sections. Renders nothing if there is none. */
export function Strip({ picture }: { picture: Queries.StripFragment | null }) {
  return (
    picture && (
      <div className="section is-screen-only" style={partStyle(picture.part)}>
        <figure className={`container ${styles.strip}`}>
          <Picture picture={picture} />
          {picture.caption && <figcaption className="is-quiet mt-3">{picture.caption}</figcaption>}
        </figure>
      </div>
    )
  );
}

export const query = graphql`
  fragment Strip on StripPicture {
    alt
    part
    caption
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1200
          breakpoints: [480, 840, 1200, 1600]
          sizes: "(min-width: 1280px) 1200px, 94vw"
        )
      }
    }
  }
`;
