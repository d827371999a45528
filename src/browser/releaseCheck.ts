/**
 * Tells which pages fit the scripts that run. A page of a newer release has to be loaded in full; Gatsby would do that
 * as well, but also where the server only did not tell its release, because the connection failed meanwhile, and with
 * each page of a site whose HTML and data say different things for good.
 * @param first the page that came with the document: what its data say fits, since loading it anew has not helped
 * @returns whether a page fits; one that does then carries the release of the document, so that Gatsby goes on
 */
export function releaseCheck(first: GatsbyPage | undefined): (found: GatsbyPage | undefined) => boolean {
  const own = window.___webpackCompilationHash;
  const fitting = [own, first?.page?.webpackCompilationHash, ''];
  return (found) => {
    if (!found?.page) return true;
    if (!fitting.includes(found.page.webpackCompilationHash)) return false;
    found.page.webpackCompilationHash = own;
    return true;
  };
}
