import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Picture } from '../../ui/Picture';
import { Prose } from '../../ui/Prose';
import { useInterpolate } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import * as styles from './EntryPanel.module.scss';
import { FactList, FactTable, SheetActions, SheetAddress } from './sheetParts';
import * as sheet from './sheetParts.module.scss';

interface Props {
  entry: Queries.EntryPanelFragment;
  /** The label of the link to the page of the entry. */
  fullSheet: string;
  actions: ReactNode;
}

/** An entry in its catalogue (docs/behaviour.md, "Catalogues"). The tables come first, because buyers look for values. */
export function EntryPanel({ entry, fullSheet, actions }: Props) {
  const interpolate = useInterpolate();
  const { name, path, image, description, details, lists, tables } = entry;
  return (
    <>
      <div className={`stack ${sheet.frame} ${styles.panel}`}>
        <div className={`stack is-align-content-start is-gap-3 is-flush ${styles.facts}`}>
          <h3 className="title is-3">{name}</h3>
          <p>{description}</p>
          {tables.map((table) => (
            <FactTable key={table.caption} {...table} />
          ))}
          <SheetActions
            link={
              <TextLink to={path} className="text-button">
                {interpolate(fullSheet, { item: name })}
              </TextLink>
            }
          >
            {actions}
          </SheetActions>
        </div>
        <div className={`stack is-align-content-start is-row-gap-3 is-column-gap-6 ${styles.aside}`}>
          <Picture picture={image} sizes="(min-width: 993px) min(46vw, 576px), 92vw" />
          {details && <Prose paragraphs={[details]} />}
          {lists.map((list) => (
            <FactList key={list.title} list={list} titleAs="h4" />
          ))}
        </div>
      </div>
      <SheetAddress path={path} />
    </>
  );
}

export const query = graphql`
  fragment EntryPanel on CatalogueEntry {
    ...ThumbnailLink
    slug
    aliases
    image { ...CardPicture }
    description
    details
    lists {
      title
      items {
        text
        language
        path
      }
    }
    tables { ...FactTable }
  }
`;
