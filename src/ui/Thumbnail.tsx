import { graphql } from 'gatsby';
import { encodedPicture, THUMBNAIL_SIZES, WEBP_THUMBNAIL } from '../lib/generatedFiles';
import * as styles from './Thumbnail.module.scss';

interface Props {
  thumbnail: Queries.ThumbnailFragment;
  /** The displayed width, as a value of the attribute `sizes`. */
  sizes?: string;
}

/**
 * The tray of a catalogue entry, or the middle of its picture, next to the name of the entry. The variable
 * `--thumbnail` sets its width (2.5 rem).
 */
export function Thumbnail({ thumbnail: { digest }, sizes = '40px' }: Props) {
  const url = (size: number, format: 'avif' | 'webp') =>
    encodedPicture(digest, { width: size, height: size }, format);
  return (
    <picture className={styles.frame}>
      <source
        type="image/avif"
        srcSet={THUMBNAIL_SIZES.map((size) => `${url(size, 'avif')} ${size}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={url(WEBP_THUMBNAIL, 'webp')}
        alt=""
        width={WEBP_THUMBNAIL}
        height={WEBP_THUMBNAIL}
        loading="lazy"
        className={styles.thumbnail}
      />
    </picture>
  );
}

export const query = graphql`
  fragment Thumbnail on Thumbnail {
    digest
  }
`;
