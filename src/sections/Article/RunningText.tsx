import { useEffect, useRef } from 'react';
import '../../styles/running-text.scss';
import { followLink } from './followLink';

/** Rendered Markdown. Its links use the router of Gatsby, like all other links (docs/behaviour.md, "Articles"). */
export function RunningText({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = ref;
    element?.addEventListener('click', followLink);
    return () => element?.removeEventListener('click', followLink);
  }, []);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the editors' own Markdown, rendered at build
    <div ref={ref} className="content is-article" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
