/**
 * Encodes what Gatsby's router cannot decode or would encode once more, in the path (`/a%3Db`) and in the hash (`#50%`):
 * it would show a blank screen. Runs as an inline script before Gatsby's, which read the address and listen for new ones,
 * so it must not use anything from outside its body.
 */
export function keepAddressDecodable(): void {
  const encoded = (text: string, decode: (text: string) => string) => {
    try {
      return decode(text);
    } catch {
      return encodeURI(text);
    }
  };
  const mend = () => {
    const { pathname, search, hash } = window.location;
    const path = encoded(pathname, (text) => encodeURI(decodeURI(text)));
    const fragment = encoded(hash, (text) => decodeURI(text) && text);
    if (path !== pathname || fragment !== hash)
      window.history.replaceState(window.history.state, '', path + search + fragment);
  };
  mend();
  window.addEventListener('popstate', mend, { capture: true });
}
