import type { Site } from './site';

export interface Picture {
  file: {
    childImageSharp: {
      gatsbyImageData: { images: { fallback?: { src: string } | undefined } };
    } | null;
  };
}

/** The full address of a picture as pages show it, in the format that every program reads. */
export function pictureUrl({ siteUrl }: Site, { file }: Picture): string | undefined {
  const source = file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return source && new URL(source, siteUrl).href;
}
