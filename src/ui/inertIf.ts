/** Props that make an element inert. React 18 ignores the value `true` of `inert`, so the value is an empty string. */
export const inertIf = (condition: boolean): { inert?: '' } => (condition ? { inert: '' } : {});
