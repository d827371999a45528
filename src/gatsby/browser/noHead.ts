/** Replaces the code of the `Head` API in the scripts (`onCreateWebpackConfig`), because no page exports `Head`. */
export const headHandlerForBrowser = (): void => {};
