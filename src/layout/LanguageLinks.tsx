import type { SyntheticEvent } from 'react';
import { SOURCE_LANGUAGE } from '../lib/localText';
import { localPath } from '../routes';
import { openInFull } from '../ui/browser/events';
import { ENGLISH, useLanguage } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';

interface Props {
  /** The footer uses `div`, because the landmarks of a page must have different names. */
  as?: 'nav' | 'div';
}

/** The links load the page in full, because it has the styles of its script (`arabicStyles`). */
export function LanguageLinks({ as: Frame = 'nav' }: Props) {
  const { navigation, languages: published } = useSiteData();
  const { code: current, languages, route } = useLanguage();
  const isAvailable = (code: string) => code === SOURCE_LANGUAGE || languages.includes(code);
  const hrefIn = (code: string) => localPath(isAvailable(code) ? route : '/', code);
  /** Adds query and hash when the link is used, because tabs and filters change them without rendering the page. */
  const keepPlace = ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) => {
    const { search, hash } = window.location;
    if (isAvailable(link.lang)) link.href = hrefIn(link.lang) + search + hash;
  };
  if (published.languages.length === 0) return null;
  return (
    <Frame aria-label={Frame === 'nav' ? navigation.languagesLabel : undefined}>
      <ul className="cluster is-align-items-baseline is-row-gap-0 is-column-gap-2 targets">
        {[ENGLISH, ...published.languages].map(({ code, name }) => (
          <li key={code}>
            <a
              href={hrefIn(code)}
              lang={code}
              hrefLang={code}
              // Arabic letters of system fonts are smaller than Latin ones of the same font size.
              style={/[\u0600-\u06ff]/.test(name) ? { fontSize: '1.15em' } : undefined}
              aria-current={code === current ? 'true' : undefined}
              onPointerDown={keepPlace}
              onContextMenu={keepPlace}
              onClickCapture={keepPlace}
              onClick={openInFull}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
