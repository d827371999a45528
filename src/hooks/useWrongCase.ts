import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { resolveWrongCase } from '../routes';
import { pathShown } from './pathShown';

/**
 * Leads an address in the wrong letter case (`/TEXTILES`) to the page that it means, search and hash kept.
 * Every other address stays where it is (contract: "Routes").
 * @param known all paths of the site
 */
export function useWrongCase(known: readonly string[]): void {
  useEffect(() => {
    const { search, hash } = window.location;
    const target = resolveWrongCase(pathShown(), known);
    if (target) navigate(target + search + hash, { replace: true });
  }, [known]);
}
