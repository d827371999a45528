/** The parts that sheets and the panels of catalogues share. */
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { pageUrl } from '../../routes';
import { Figures } from '../../ui/Figures';
import { useLocalPath } from '../../ui/site/language';
import { useSiteData } from '../../ui/site/useSiteData';
import { TextLink } from '../../ui/TextLink';
import * as styles from './sheetParts.module.scss';

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
        {rows.map(({ label, value, language, method, atEnd }, index) => (
          <tr key={index}>
            <th scope="row">
              <Figures text={label} />
            </th>
            <td colSpan={labels && !method ? 2 : undefined} data-at-end={atEnd}>
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

export const query = graphql`
  fragment FactTable on FactTable {
    caption
    rows {
      label
      value
      language
      method
      atEnd
    }
  }
`;
