import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { interpolate } from '../../lib/interpolate';
import { Picture } from '../../ui/Picture';
import { Prose } from '../../ui/Prose';
import { TextLink } from '../../ui/TextLink';
import { FactTable } from './FactTable';
import * as styles from './Sheet.module.scss';
import { FactList, SheetActions, SheetAddress } from './SheetParts';

interface Props {
  entry: Queries.SheetFragment;
  texts: Queries.SheetTextsFragment;
  /** The enquiry buttons of the entry. */
  actions: ReactNode;
}

/**
 * The specification sheet of an entry in a catalogue (docs/behaviour.md, "Catalogues"). The tables come first, because
 * buyers look for values. Picture and text are next to the tables, or below them on small screens. On paper the
 * sheet ends with the URL of the entry page.
 */
export function Sheet({ entry, texts, actions }: Props) {
  const { name, path, image, description, details, list, tables } = entry;
  return (
    <>
      <div className={`stack ${styles.sheet}`}>
        <div className={`stack is-tight ${styles.facts}`}>
          <div>
            <h3 className="title is-3">{name}</h3>
            <p className="is-lead">{description}</p>
          </div>
          {tables.map((table) => (
            <FactTable key={table.caption} {...table} texts={texts} />
          ))}
          <SheetActions
            texts={texts}
            link={<TextLink to={path}>{interpolate(texts.fullSheet, { item: name })}</TextLink>}
          >
            {actions}
          </SheetActions>
        </div>
        <div className={`stack ${styles.aside}`}>
          <Picture picture={image} className={styles.picture} />
          <Prose paragraphs={[details]} />
          {list && <FactList list={list} titleAs="h4" />}
        </div>
      </div>
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
      ...FactList
    }
    tables {
      ...FactTable
    }
  }

  fragment SheetTexts on CatalogueSection {
    print
    fullSheet
    maximum
    minimum
    scale
  }
`;
