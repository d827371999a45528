import fontUrl from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { keepHashDecodable } from '../browser/keepHashDecodable';
import { ALIVE_ATTRIBUTE, loadUntilAlive } from '../browser/loadUntilAlive';
import { WAITING_ATTRIBUTE, waitForFilter } from '../browser/waitForFilter';
import { BRAND_ICONS, canonicalPath, pathPrefix, SEARCH_PARAMETER, SERVICES } from '../routes';
import { asText, inlineScript } from './inlineScript';

/** The `ink` of the design (`src/styles/_root.scss`), which the manifest names as well: the frame of mobile browsers. */
const THEME_COLOR = '#0b1f3a';

/**
 * The font is known to be needed before the styles that name it are read; the icons are those of tabs and home
 * screens; the scripts are those that cannot wait for Gatsby.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) => {
  setHeadComponents([
    <link key="font" rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <meta key="theme" name="theme-color" content={THEME_COLOR} />,
    <link
      key="icon-pixels"
      rel="icon"
      href={pathPrefix() + BRAND_ICONS.pixels}
      type="image/png"
      sizes="48x48"
    />,
    <link key="icon" rel="icon" href={pathPrefix() + BRAND_ICONS.vector} type="image/svg+xml" sizes="any" />,
    <link key="touch" rel="apple-touch-icon" href={pathPrefix() + BRAND_ICONS.touch} />,
    <link key="manifest" rel="manifest" href={pathPrefix() + BRAND_ICONS.manifest} />,
    inlineScript('hash', asText(keepHashDecodable)),
    inlineScript('alive', asText(loadUntilAlive, ALIVE_ATTRIBUTE)),
  ]);
  if (canonicalPath(pathname) === SERVICES)
    setHeadComponents([inlineScript('filter', asText(waitForFilter, SEARCH_PARAMETER, WAITING_ATTRIBUTE))]);
};
