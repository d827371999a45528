import type { WrapPageElementBrowserArgs } from 'gatsby';
import { Layout } from './Layout/Layout';

/** Puts the frame around a page, in the browser and in the HTML alike. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);
