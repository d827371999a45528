/**
 * Encodes hashes that cannot be decoded, such as `#50%`: Gatsby decodes the hash of every address, and an error
 * there would take the page away. Stands in the page, because Gatsby's router reads the
 * address before any of our code, and listens for new ones; so it must not use anything from outside its body.
 */
export function keepHashDecodable(): void {
  const mend = () => {
    const { hash } = window.location;
    try {
      decodeURI(hash);
    } catch {
      window.history.replaceState(window.history.state, '', encodeURI(hash));
    }
  };
  mend();
  window.addEventListener('popstate', mend, { capture: true });
}
