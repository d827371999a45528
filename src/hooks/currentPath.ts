import { withoutPrefix } from '../routes';

/** The path in the address, as `routes.ts` writes paths. */
export const currentPath = (): string => withoutPrefix(window.location.pathname);
