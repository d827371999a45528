import type { Settings } from '../../brand/settings';

/** `onCreateWebpackConfig` defines it when the pages are rendered to HTML. */
declare const SITE_SETTINGS: Settings;

export const settings = SITE_SETTINGS;
