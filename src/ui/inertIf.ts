/**
 * Returns props that make an element inert if `condition` is true. React 18 does not support `inert` and ignores the
 * value `true`, so the value is an empty string.
 */
export const inertIf = (condition: boolean): { inert?: '' } => (condition ? { inert: '' } : {});
