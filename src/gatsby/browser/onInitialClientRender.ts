import type { GatsbyBrowser } from 'gatsby';
import { HYDRATED_ATTRIBUTE, openFailedPagesInFull } from './pageLoading';

/** Runs after React has hydrated the first page. In development Gatsby loads pages in another way. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '');
  if (process.env.NODE_ENV === 'production') openFailedPagesInFull();
};
