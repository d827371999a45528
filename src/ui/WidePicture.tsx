import { graphql } from 'gatsby';
import { Picture, partStyle } from './Picture';
import * as styles from './WidePicture.module.scss';

export function WidePicture({ picture }: { picture: Queries.WidePictureFragment | null }) {
  return (
    picture && (
      <figure className={`is-screen-only ${styles.picture}`} style={partStyle(picture.part)}>
        <Picture picture={picture} />
        {picture.caption && (
          <figcaption className="container is-quiet mt-3 pb-5">{picture.caption}</figcaption>
        )}
      </figure>
    )
  );
}

export const query = graphql`
  fragment WidePicture on WidePicture {
    alt
    part
    caption
    file {
      childImageSharp {
        gatsbyImageData(width: 1440, breakpoints: [480, 744, 1440, 1920], sizes: "100vw")
      }
    }
  }
`;
