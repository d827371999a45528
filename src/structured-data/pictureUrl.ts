import { fullAddress } from '../routes';
import type { Site } from './site';

interface Picture {
  file: {
    childImageSharp: {
      gatsbyImageData: { images: { fallback?: { src: string } | undefined } };
    } | null;
  };
}

/** The full address of a picture as pages show it, in the format that every program reads. */
export function pictureUrl({ siteUrl }: Site, { file }: Picture): string | undefined {
  const source = file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return source && fullAddress(siteUrl, source);
}
