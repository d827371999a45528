import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { currentPath } from '../../browser/currentPath';
import { resolveWrongCase } from '../../routes';

/**
 * Redirects a path in the wrong letter case (`/TEXTILES`) to its page, with query and hash. Any other unknown path
 * stays on the 404 page (docs/behaviour.md, "Routes").
 * @param known all paths of the site
 */
export function useWrongCase(known: readonly string[]): void {
  useEffect(() => {
    const { search, hash } = window.location;
    const target = resolveWrongCase(currentPath(), known);
    if (target) navigate(target + search + hash, { replace: true });
  }, [known]);
}
