/**
 * Props that make an element inert if `condition` is true. React 18 does not support `inert` and drops the value
 * `true`, so the attribute gets an empty string.
 */
export const inertIf = (condition: boolean): { inert?: '' } => (condition ? { inert: '' } : {});
