import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { interpolate } from '../../components/interpolate';
import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';
import { TextLink } from '../../components/TextLink/TextLink';
import { FactTable } from './FactTable';
import * as styles from './Sheet.module.scss';
import { SheetActions } from './SheetActions';
import { SheetAddress } from './SheetAddress';

interface Props {
  entry: Queries.SheetFragment;
  texts: Queries.SheetTextsFragment;
  /** The buttons or links of the entry. */
  actions: ReactNode;
  /** Shows the list of the entry before its text. */
  listFirst?: boolean;
}

/**
 * The specification sheet of an entry: the tables first, because buyers look for values; picture and text next to them,
 * on small screens below them. On paper the sheet ends with its URL (docs/behaviour.md, "Catalogues").
 */
export function Sheet({ entry, texts, actions, listFirst = false }: Props) {
  const { name, path, image, description, details, list, tables } = entry;
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
          {listFirst && listBlock}
          <Prose paragraphs={[details]} />
          {!listFirst && listBlock}
        </div>
      </div>
      <SheetActions print={texts.print} following>
        {actions}
        <TextLink to={path}>{interpolate(texts.fullSheet, { item: name })}</TextLink>
      </SheetActions>
      <SheetAddress path={path} />
    </>
  );
}

export const query = graphql`
  fragment Sheet on CatalogueEntry {
    slug
    path
    name
    image {
      ...SheetPicture
    }
    description
    details
    list {
      title
      items
    }
    tables {
      ...FactTable
    }
  }

  fragment SheetTexts on CatalogueSection {
    print
    fullSheet
  }
`;
