import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';
import { pageUrl } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';
import { FactTable } from './FactTable';
import type { FactTableProps } from './factRows';
import * as styles from './Sheet.module.scss';

/** An entry of a catalogue, whatever it is. */
export interface SheetItem {
  slug: string;
  name: string;
  image: Queries.SheetPictureFragment;
  description: string;
  details: string;
}

/** What is known of an entry beyond its text. */
export interface SheetFacts {
  /** Short lines; `aside` has them stand below the picture and its tables, where those are short. */
  list?: { title: string; items: readonly string[]; aside?: boolean };
  tables: readonly FactTableProps[];
}

interface Props {
  item: SheetItem;
  facts: SheetFacts;
  labels: Queries.CatalogueLabelsFragment;
  /** What a visitor can do with the entry. */
  actions: ReactNode;
  /** The path of the page. */
  path: string;
}

/**
 * The specification sheet of an entry: what it is, its first table beside the picture, so that a limit is found at
 * once, then the others and what else there is to say; on paper with its own address.
 */
export function Sheet({ item, facts: { list, tables }, labels, actions, path }: Props) {
  const { siteUrl } = useSiteData().site;
  const { slug, name, image, description, details } = item;
  const [first, ...others] = tables;
  const lines = list && (
    <div>
      <h4 className="title is-5">{list.title}</h4>
      <ul className="ticks">
        {list.items.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <>
      <div className={styles.sheet}>
        <div className={styles.summary}>
          <h3 className="title is-3">{name}</h3>
          <p className={styles.lead}>{description}</p>
          {first && <FactTable {...first} />}
        </div>
        <div className={styles.aside}>
          <Picture picture={image} className={styles.picture} />
          {others.map((table) => (
            <FactTable key={table.caption} {...table} />
          ))}
          {list?.aside && lines}
        </div>
        <div className={styles.text}>
          <Prose paragraphs={[details]} />
          {!list?.aside && lines}
        </div>
      </div>
      <div className={styles.actions}>
        {actions}
        <button type="button" className={`text-button ${styles.print}`} onClick={() => window.print()}>
          <Icon name="printer" /> {labels.print}
        </button>
      </div>
      <p className={styles.address}>{`${pageUrl(siteUrl, path)}#${slug}`}</p>
    </>
  );
}
