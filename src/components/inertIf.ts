/**
 * The props that take an element out of reach of mouse, keyboard and screen reader, if `condition` holds. React 18
 * does not know `inert` and writes it as it stands; so it has to be there with an empty value, or not at all.
 */
export const inertIf = (condition: boolean): { inert?: '' } => (condition ? { inert: '' } : {});
