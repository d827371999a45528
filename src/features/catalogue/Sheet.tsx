import type { ReactNode } from 'react';
import { interpolate } from '../../components/interpolate';
import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';
import { TextLink } from '../../components/TextLink/TextLink';
import { FactTable } from './FactTable';
import type { FactTableProps } from './facts';
import * as styles from './Sheet.module.scss';
import { SheetActions } from './SheetActions';
import { SheetAddress } from './SheetAddress';

/** What all entries of catalogues have, products and fibers alike. */
export interface SheetEntry {
  slug: string;
  name: string;
  image: Queries.SheetPictureFragment;
  description: string;
  details: string;
}

/** The list and the tables of an entry. */
export interface SheetFacts {
  /** Short lines, shown after the text; with `aside` before it. */
  list?: { title: string; items: readonly string[]; aside?: boolean };
  tables: readonly FactTableProps[];
}

interface Props {
  entry: SheetEntry;
  facts: SheetFacts;
  labels: Queries.CatalogueLabelsFragment;
  /** The buttons or links of the entry. */
  actions: ReactNode;
  /** The path of the entry's own page. */
  path: string;
}

/**
 * The specification sheet of an entry: the tables, since buyers look for their values first, and beside them, on small
 * screens below them, the picture and the text. On paper the sheet ends with its URL (docs/behaviour.md, "Catalogues").
 */
export function Sheet({ entry, facts: { list, tables }, labels, actions, path }: Props) {
  const { name, image, description, details } = entry;
  const listBlock = list && (
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
        <div className={styles.facts}>
          <div>
            <h3 className="title is-3">{name}</h3>
            <p className={styles.lead}>{description}</p>
          </div>
          {tables.map((table) => (
            <FactTable key={table.caption} {...table} />
          ))}
        </div>
        <div className={styles.aside}>
          <Picture picture={image} className={styles.picture} />
          {list?.aside && listBlock}
          <Prose paragraphs={[details]} />
          {!list?.aside && listBlock}
        </div>
      </div>
      <SheetActions print={labels.print} following>
        {actions}
        <TextLink to={path}>{interpolate(labels.fullSheet, { item: name })}</TextLink>
      </SheetActions>
      <SheetAddress path={path} />
    </>
  );
}
