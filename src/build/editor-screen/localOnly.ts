/** On the root element of the screen while no repository is named: only a folder of one's own computer can be edited. */
export const LOCAL_ONLY_ATTRIBUTE = 'data-local-only';
