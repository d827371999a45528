import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { currentPath } from '../../hooks/currentPath';
import { resolveWrongCase } from '../../routes';

/**
 * Leads an address in the wrong letter case (`/TEXTILES`) to the page that it means, search and hash kept.
 * Every other address stays where it is (contract: "Routes").
 * @param known all paths of the site
 */
export function useWrongCase(known: readonly string[]): void {
  useEffect(() => {
    const { search, hash } = window.location;
    const target = resolveWrongCase(currentPath(), known);
    if (target) navigate(target + search + hash, { replace: true });
  }, [known]);
}
