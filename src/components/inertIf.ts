/**
 * Props that make an element inert if `condition` holds. React 18 does not know `inert`: it drops the value
 * `true`, so the attribute gets an empty string.
 */
export const inertIf = (condition: boolean): { inert?: '' } => (condition ? { inert: '' } : {});
