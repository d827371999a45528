/** Props that make an element inert. React 18 ignores the value `true` of `inert`, so the value is an empty string. */
export const inertIf = (condition: boolean): { inert?: '' } => (condition ? { inert: '' } : {});

/** Props of a field that phones must not correct or capitalize: `toor` would become "tour". */
export const VERBATIM = { autoCorrect: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Props of a field for names, in which phones may only capitalize words. */
export const NAMES = { ...VERBATIM, autoCapitalize: 'words' } as const;
