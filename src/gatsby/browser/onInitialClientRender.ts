import type { GatsbyBrowser } from 'gatsby';
import { HYDRATED_ATTRIBUTE, openFailedPagesInFull } from './pageLoading';

/** Runs once React has hydrated the first page. The development server loads pages in its own way. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '');
  if (process.env.NODE_ENV === 'production') openFailedPagesInFull();
};
