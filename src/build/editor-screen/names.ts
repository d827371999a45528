/** The folder of the editor's screen, and its files; paths without the path prefix. */
export const EDITOR_SCREEN = '/admin';
export const EDITOR_CONFIGURATION = `${EDITOR_SCREEN}/config.json`;

/** On the root element of the screen while no repository is named: only a folder of one's own computer can be edited. */
export const LOCAL_ONLY_ATTRIBUTE = 'data-local-only';
