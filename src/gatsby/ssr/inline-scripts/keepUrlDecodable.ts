/**
 * Replaces URLs for which Gatsby's router would show a blank screen:
 *
 * - a path or hash that cannot be decoded, such as `#50%`
 * - a path that changes when it is decoded and encoded again, such as `/a%3Db`
 *
 * It runs before Gatsby's scripts. On `popstate`, it runs before their listeners.
 */
export function keepUrlDecodable(): void {
  const encoded = (text: string, decode: (text: string) => string) => {
    try {
      return decode(text);
    } catch {
      return encodeURI(text);
    }
  };
  const replaceUrl = () => {
    const { pathname, search, hash } = window.location;
    const path = encoded(pathname, (text) => encodeURI(decodeURI(text)));
    const fragment = encoded(hash, (text) => decodeURI(text) && text);
    if (path !== pathname || fragment !== hash)
      window.history.replaceState(window.history.state, '', path + search + fragment);
  };
  replaceUrl();
  window.addEventListener('popstate', replaceUrl, { capture: true });
}
