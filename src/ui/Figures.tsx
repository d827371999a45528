import { Fragment } from 'react';
import { splitFigures } from '../lib/figures';
import { useLanguage, useTextLanguage } from './site/language';

interface Props {
  as?: 'dd' | 'li' | 'p' | typeof Fragment;
  text: string;
  /** The names and phone numbers in place of placeholders. */
  names?: Readonly<Record<string, string>> | undefined;
  /** The language of a value, null for that of the page. The text stays aligned with the texts around it. */
  language?: string | null;
}

/**
 * A text in which no line ends within a figure with its unit, a date or a short compound. The first letter of each sets
 * its direction, as that of each name. Without a letter they are read from left to right.
 */
export function Figures({ as: Element = Fragment, text, names = {}, language }: Props) {
  const { direction } = useLanguage();
  const textLanguage = useTextLanguage();
  const attributes = text && language !== undefined && textLanguage(language);
  const parts = splitFigures(text, direction).map((part, index) => {
    if (index % 2 === 0) return part;
    const name = names[part.slice(1, -1)];
    return (
      <bdi key={index} className={name ? undefined : 'is-figure'}>
        {name ?? part}
      </bdi>
    );
  });
  return <Element>{attributes ? <bdi {...attributes}>{parts}</bdi> : parts}</Element>;
}
