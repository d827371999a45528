import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { pageUrl } from '../../routes';
import { Figures } from '../../ui/Figures';
import { Picture } from '../../ui/Picture';
import { Prose } from '../../ui/Prose';
import { useInterpolate, useLocalPath } from '../../ui/site/language';
import { useSiteData } from '../../ui/site/useSiteData';
import { TextLink } from '../../ui/TextLink';
import * as styles from './EntryPanel.module.scss';

export const SheetActions = ({ children, link }: { children: ReactNode; link: ReactNode }) => (
  <div className={`is-screen-only cluster is-align-items-center is-column-gap-2 ${styles.actions}`}>
    {children}
    <div className={styles.link}>{link}</div>
  </div>
);

/** The URL of the entry page, which is printed at the end of a sheet. */
export function SheetAddress({ path }: { path: string }) {
  const { siteUrl } = useSiteData().site;
  const localPath = useLocalPath();
  return <p className={styles.address}>{pageUrl(siteUrl, localPath(path))}</p>;
}

interface TableProps extends Queries.FactTableFragment {
  /** The column headers of a table of limits with their test methods. */
  labels?: Readonly<Record<'name' | 'value' | 'method', string>>;
}

/** Facts with their labels, which have the language of the texts around the table. */
export function FactTable({ caption, rows, labels: all }: TableProps) {
  const labels = rows.some(({ method }) => method) ? all : undefined;
  return (
    <table className={`block is-tight ${styles.table}`} data-methods={labels && true}>
      <caption className="title is-4">{caption}</caption>
      {labels && (
        <thead>
          <tr>
            <th scope="col">{labels.name}</th>
            <th scope="col">{labels.value}</th>
            <th scope="col">{labels.method}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ label, value, language, method, figure }, index) => (
          <tr key={index}>
            <th scope="row">
              <Figures text={label} />
            </th>
            <td colSpan={labels && !method ? 2 : undefined} data-figure={figure}>
              <Figures text={value} language={language} />
            </td>
            {method && <td>{method}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ListProps {
  list: Queries.EntryPanelFragment['lists'][number];
  /** The element of the title. It depends on the headings above the list. */
  titleAs: 'h2' | 'h4';
}

/** The list of an entry, such as its features. Items that name an entry are links to its page. */
export function FactList({ list: { title, items }, titleAs: Title }: ListProps) {
  return (
    <div className="is-tight">
      <Title className="title is-4">{title}</Title>
      <ul className="bullets has-underlines">
        {items.map(({ text, language, path }, index) => {
          const item = <Figures text={text} language={language} />;
          return <li key={index}>{path ? <TextLink to={path}>{item}</TextLink> : item}</li>;
        })}
      </ul>
    </div>
  );
}

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
      <div className={`stack ${styles.frame} ${styles.sheet}`}>
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
    image {
      ...CardPicture
    }
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
    tables {
      ...FactTable
    }
  }

  fragment FactTable on FactTable {
    caption
    rows {
      label
      value
      language
      method
      figure
    }
  }
`;
