import type { GatsbyBrowser } from 'gatsby';
import { HYDRATED_ATTRIBUTE, reloadFailedPages } from './pageLoading';
import { releasePage } from './preservePage';

/** Runs after React has hydrated the first page. In development, Gatsby loads pages with other code. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  releasePage();
  document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '');
  if (process.env.NODE_ENV === 'production') reloadFailedPages();
};
