import type { CSSProperties } from 'react';

/** The vertical positions of the parts, as in the CSS property `object-position`. */
const POSITIONS: Readonly<Record<string, string>> = {
  top: '0',
  upper: '25%',
  lower: '75%',
  bottom: '100%',
};

/** Sets `--part`: the part of a picture that the styles of strips and articles show. The default is the middle. */
export const partStyle = (part: string | null | undefined): CSSProperties | undefined =>
  part ? ({ '--part': POSITIONS[part] } as CSSProperties) : undefined;
