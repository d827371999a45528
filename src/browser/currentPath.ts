import { withoutPrefix } from '../routes';

/** Returns the pathname of the current URL without the path prefix, like the paths in `routes.ts`. */
export const currentPath = (): string => withoutPrefix(window.location.pathname);
