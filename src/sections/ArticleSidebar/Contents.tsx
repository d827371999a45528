import { useId } from 'react';
import { sectionIds } from '../Article/sectionIds';
import * as styles from './ArticleSidebar.module.scss';

interface Props {
  title: string;
  /** The titles of the article's sections. */
  sections: readonly string[];
}

/** The sections of an article, beside its text where there is room. */
export function Contents({ title, sections }: Props) {
  const id = useId();
  const ids = sectionIds(sections);
  if (sections.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={`panel ${styles.box} ${styles.contents}`}>
      <h2 id={id} className="title is-5">
        {title}
      </h2>
      <ul>
        {sections.map((section, index) => (
          <li key={ids[index]} className={styles.entry}>
            <a href={`#${ids[index]}`}>{section}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
