/** On the root element of the screen while no repository is configured: only a local folder can be edited. */
export const LOCAL_ONLY_ATTRIBUTE = 'data-local-only';
