import type { Site } from './site';

export interface Picture {
  file: {
    childImageSharp: {
      gatsbyImageData: { images: { fallback?: { src: string } | undefined } };
    } | null;
  };
}

/** Returns the full URL of the fallback file of a picture, because not every crawler supports AVIF. */
export function pictureUrl({ siteUrl }: Site, { file }: Picture): string | undefined {
  const source = file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return source && new URL(source, siteUrl).href;
}
