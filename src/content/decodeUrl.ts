/** Decodes a URL or a part of it, such as `toor%20dal`. Returns undefined if it is malformed, such as `50%`. */
export function decodeUrl(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}
