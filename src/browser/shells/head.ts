/** Stands for what shows the `Head` of a page in Gatsby; here `components/Seo` says it by react-helmet. */
export const headHandlerForBrowser = (): void => {};
