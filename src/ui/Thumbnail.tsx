import { graphql, withPrefix } from 'gatsby';
import { THUMBNAIL_SIZES, thumbnailFile } from '../lib/generatedFiles';
import * as styles from './Thumbnail.module.scss';

interface Props {
  thumbnail: Queries.ThumbnailFragment;
  /** The displayed width, as a value of the attribute `sizes`. */
  sizes?: string;
  className?: string;
}

/**
 * The picture of a catalogue entry in lists, in which its name is next to it. The variable `--thumbnail` sets its width (2.5 rem).
 */
export function Thumbnail({ thumbnail: { digest }, sizes = '40px', className = '' }: Props) {
  const [small] = THUMBNAIL_SIZES;
  const url = (size: (typeof THUMBNAIL_SIZES)[number]) => withPrefix(thumbnailFile(digest, size));
  return (
    <img
      src={url(small)}
      srcSet={THUMBNAIL_SIZES.map((size) => `${url(size)} ${size}w`).join(', ')}
      sizes={sizes}
      alt=""
      width={small}
      height={small}
      loading="lazy"
      decoding="async"
      className={`${styles.thumbnail} ${className}`.trim()}
    />
  );
}

export const query = graphql`
  fragment Thumbnail on Thumbnail {
    digest
  }
`;
