import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Picture } from '../../ui/Picture';
import { Prose } from '../../ui/Prose';
import { useInterpolate } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import { FactTable } from './FactTable';
import * as styles from './Sheet.module.scss';
import { FactList, SheetActions, SheetAddress } from './SheetParts';
import * as parts from './SheetParts.module.scss';

interface Props {
  entry: Queries.SheetFragment;
  texts: Queries.SheetTextsFragment;
  actions: ReactNode;
}

/**
 * The sheet of an entry in a catalogue (docs/behaviour.md, "Catalogues"). The tables come first, because buyers look
 * for values. On paper the sheet ends with the URL of the entry page.
 */
export function Sheet({ entry, texts, actions }: Props) {
  const interpolate = useInterpolate();
  const { name, path, image, description, details, list, tables } = entry;
  return (
    <>
      <div className={`stack ${parts.sheet}`}>
        <div className={`stack is-tight ${styles.facts}`}>
          <div>
            <h3 className="title is-3">{name}</h3>
            <p>{description}</p>
          </div>
          {tables.map((table) => (
            <FactTable key={table.caption} {...table} />
          ))}
          <SheetActions
            link={
              <TextLink to={path} className="text-button">
                {interpolate(texts.fullSheet, { item: name })}
              </TextLink>
            }
          >
            {actions}
          </SheetActions>
        </div>
        <div className={`stack ${styles.aside}`}>
          <Picture
            picture={image}
            sizes="(min-width: 993px) min(46vw, 576px), 92vw"
            className={parts.picture}
          />
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
      ...CardPicture
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
    fullSheet
  }
`;
