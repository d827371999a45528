/** A path as the router writes it: signs that stand encoded in the address, such as `%3D`, are encoded once more. */
function asRouted(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}

/**
 * Lets Gatsby find the page of an address with such signs in it, which is the 404 page: under the name that the router
 * gives to it there is none, and the screen would stay blank.
 */
export function findAsAddressed(): void {
  const loader = window.___loader;
  const { loadPageSync } = loader;
  loader.loadPageSync = (page, options) => {
    const { pathname, search } = window.location;
    return loadPageSync(page === asRouted(pathname) + search ? pathname + search : page, options);
  };
}
