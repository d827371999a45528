import type { WrapPageElementBrowserArgs } from 'gatsby';
import { withoutPrefix } from '../routes';
import { PageFrame } from './PageFrame';

/** Puts the frame around a page, in the browser and in the HTML alike. */
export const wrapPageElement = ({
  element,
  props: { location, pageContext },
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) => (
  <PageFrame
    path={withoutPrefix(location.pathname)}
    place={location.key}
    covered={pageContext.covered === true}
  >
    {element}
  </PageFrame>
);
