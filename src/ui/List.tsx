import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Icon, iconName } from './Icon';
import * as styles from './List.module.scss';
import { withFigures } from './withFigures';

interface Item {
  title: string;
  text: ReactNode;
  icon?: string;
  /** The figure or document that measures a commitment, and the rest of the sentence. */
  figure?: string;
  measure?: string;
}

/**
 * - `terms`: up to four items are columns, each below a rule; more are rows
 * - `commitments`: the title and the measure of each item are next to its text
 * - `columns`: columns, also for more than four items
 * - `icons`: two columns, with the icon next to the title
 * - `lines`: short texts with a line between them
 * - `badges`: short texts next to each other
 */
const CLASSES = {
  columns: `grid-columns ${styles.columns}`,
  rows: styles.rows,
  commitments: styles.commitments,
  icons: `grid-pairs is-small ${styles.icons}`,
  lines: `lines ${styles.lines}`,
  badges: `cluster has-rule is-small has-text-weight-semibold mt-3 ${styles.badges}`,
};

/** Maximum number of terms that are columns. More of them would be columns of different heights below each other. */
const MAX_COLUMNS = 4;

interface Props {
  items: readonly (string | Item)[];
  variant?: 'terms' | Exclude<keyof typeof CLASSES, 'rows'>;
}

export function List({ items, variant = 'terms' }: Props) {
  const terms = items.length > MAX_COLUMNS ? 'rows' : 'columns';
  const list = variant === 'terms' ? terms : variant;
  return (
    <ul className={CLASSES[list]}>
      {items.map((item) => {
        if (typeof item === 'string') return <li key={item}>{withFigures(item)}</li>;
        const { icon, title, text, figure, measure } = item;
        return (
          <li
            key={title}
            className={`is-flush ${list === 'rows' || list === 'commitments' ? 'row' : ''} ${styles.item}`}
          >
            {icon && <Icon name={iconName(icon)} />}
            <h3 className={`title ${list === 'icons' ? 'is-6' : 'is-5'}`}>{title}</h3>
            {typeof text === 'string' ? <p>{withFigures(text)}</p> : <div>{text}</div>}
            {figure && (
              <p className={`is-quiet ${styles.measure}`}>
                <strong className="has-accent-color">{figure}</strong> {measure}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export const query = graphql`
  fragment PointsSectionFields on PointsSection {
    heading {
      ...SectionHeadingFields
    }
    items {
      title
      text
    }
  }

  fragment CommitmentFields on Commitment {
    title
    text
    figure
    measure
  }
`;
