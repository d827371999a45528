import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { currentPath } from '../../browser/currentPath';
import { resolveWrongCase } from '../../routes';

/**
 * Redirects a path in the wrong letter case, such as `/TEXTILES`, to the page with that path. The redirect keeps the
 * query and the hash. For any other unknown path, the 404 page stays (docs/behaviour.md, "Routes").
 * @param known all paths of the site
 */
export function useWrongCase(known: readonly string[]): void {
  useEffect(() => {
    const { search, hash } = window.location;
    const target = resolveWrongCase(currentPath(), known);
    if (target) navigate(target + search + hash, { replace: true });
  }, [known]);
}
