/** The `object-position` of the parts of a picture that a strip can show. Without a part: the middle. */
const POSITIONS: Readonly<Record<string, string>> = {
  top: '50% 0',
  upper: '50% 25%',
  lower: '50% 75%',
  bottom: '50% 100%',
};

export const stripPosition = (part: string | null): string | undefined => POSITIONS[part ?? ''];
