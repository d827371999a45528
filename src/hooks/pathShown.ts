/** The path in the address, as `routes.ts` writes paths: without that under which the site is published. */
export const pathShown = (): string => window.location.pathname.slice(__PATH_PREFIX__.length);
