import { graphql } from 'gatsby';
import { Picture } from '../Picture/Picture';
import * as styles from './Thumbnail.module.scss';

interface Props {
  thumbnail: Queries.ThumbnailFragment;
  /** The displayed width in CSS pixels, or a value for the attribute `sizes`. */
  sizes?: string;
  className?: string;
}

/**
 * The sample tray of a catalogue entry. It has no text alternative, because the name of the entry is next to it. The
 * variable `--thumbnail` sets its width and height, 2.5 rem if the variable is not set.
 */
export function Thumbnail({ thumbnail: { file }, sizes = '40px', className = '' }: Props) {
  return <Picture picture={{ alt: '', file }} sizes={sizes} className={`${styles.thumbnail} ${className}`} />;
}

export const query = graphql`
  fragment Thumbnail on Tray {
    file {
      childImageSharp {
        gatsbyImageData(
          width: 96
          aspectRatio: 1
          breakpoints: [96, 288]
          formats: [WEBP, AVIF]
          sizes: "40px"
        )
      }
    }
  }
`;
