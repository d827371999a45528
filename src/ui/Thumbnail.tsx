import { encodedPicture, LARGE_THUMBNAIL, THUMBNAIL } from '../lib/generatedFiles';
import * as styles from './Thumbnail.module.scss';

interface Props {
  thumbnail: { digest: string };
  sizes?: string;
  /** The text alternative of the large picture, which loads immediately. The other is next to the name of the entry. */
  large?: string;
}

/** The tray of a catalogue entry, or the middle of its picture. The variable `--thumbnail` sets its width. */
export function Thumbnail({ thumbnail: { digest }, sizes = '40px', large }: Props) {
  const { avif, webp } = large === undefined ? THUMBNAIL : LARGE_THUMBNAIL;
  const url = (size: number, format: 'avif' | 'webp') =>
    encodedPicture(digest, { width: size, height: size }, format);
  return (
    <picture className={`is-contents ${styles.frame}`}>
      <source
        type="image/avif"
        srcSet={avif.map((size) => `${url(size, 'avif')} ${size}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={url(webp, 'webp')}
        alt={large ?? ''}
        width={webp}
        height={webp}
        className={styles.thumbnail}
        {...(large === undefined ? { loading: 'lazy' } : { fetchpriority: 'high' })}
      />
    </picture>
  );
}
