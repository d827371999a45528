/**
 * Replaces URLs with which Gatsby's router would show a blank screen: a path or hash that cannot be decoded
 * (`#50%`), and a path that changes when it is decoded and encoded (`/a%3Db`). Runs before Gatsby's scripts, and on
 * `popstate` before their listeners.
 */
export function keepAddressDecodable(): void {
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
