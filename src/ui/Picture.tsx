import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';

interface Props {
  /** The fields of any fragment below. Queries that need other widths have the same fields. */
  picture: Queries.CardPictureFragment | Queries.SquarePictureFragment;
  /** For pictures above the fold. Others load lazily. */
  priority?: boolean;
  /** Overrides the `sizes` of the fragment, for a picture that has a different size on the page. */
  sizes?: string | undefined;
  className?: string;
}

/** `sizes` of a picture that is as wide as half of the page or a text column. */
export const HALF_PAGE = '(min-width: 993px) min(60vw, 720px), 92vw';

const POSITIONS: Readonly<Record<string, string>> = {
  top: '0',
  upper: '25%',
  lower: '75%',
  bottom: '100%',
};

/** Sets the part of a picture that its styles show. The default is the middle. */
export const partStyle = (part: string | null | undefined): CSSProperties | undefined =>
  part ? ({ '--part': POSITIONS[part] } as CSSProperties) : undefined;

/** A responsive picture. The component of gatsby-plugin-image would add 25 KB of JavaScript. */
export function Picture({ picture: { alt, file }, priority = false, sizes, className }: Props) {
  const data = file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { images, width, height, backgroundColor } = data;
  return (
    <picture className={className}>
      {images.sources?.map((source) => (
        <source
          key={source.srcSet}
          type={source.type}
          media={source.media}
          srcSet={source.srcSet}
          sizes={sizes ?? source.sizes}
        />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes ?? images.fallback?.sizes}
        alt={alt ?? ''}
        width={width}
        height={Math.round(height)}
        style={{ '--ground': backgroundColor } as CSSProperties}
        loading={priority ? 'eager' : 'lazy'}
        {...(priority && { fetchpriority: 'high' })}
      />
    </picture>
  );
}

export const query = graphql`
  fragment CardPicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          width: 660
          aspectRatio: 1.5
          # The widths are multiples of 3, so that each file has exactly this ratio and causes no layout shift.
          breakpoints: [480, 660, 960]
          sizes: "(min-width: 1200px) 380px, (min-width: 768px) 46vw, 92vw"
        )
      }
    }
  }

  fragment SquarePicture on Portrait {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          width: 264
          aspectRatio: 1
          breakpoints: [192, 264, 528]
          sizes: "(min-width: 993px) 264px, 176px"
        )
      }
    }
  }
`;
