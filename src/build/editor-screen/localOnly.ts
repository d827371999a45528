/** Attribute of the root element if no repository is configured, so that only a local folder can be edited. */
export const LOCAL_ONLY_ATTRIBUTE = 'data-local-only';
