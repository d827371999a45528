/** The parts that the sheet in the catalogue and the sheet on the page of an entry share. */
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { pageUrl } from '../../routes';
import { useLocalPath } from '../../ui/site/language';
import { useSiteData } from '../../ui/site/useSiteData';
import { TextLink } from '../../ui/TextLink';
import { withFigures } from '../../ui/withFigures';
import * as styles from './SheetParts.module.scss';

interface ActionsProps {
  children: ReactNode;
  /** A link or button below the enquiry buttons. */
  link: ReactNode;
}

/** The enquiry buttons of a sheet. */
export const SheetActions = ({ children, link }: ActionsProps) => (
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

interface ListProps {
  list: Queries.FactListFragment;
  /** The element of the title. It depends on the headings above the list. */
  titleAs: 'h2' | 'h4';
}

/** The list of an entry, such as its features. Items that name an entry are links to its page. */
export const FactList = ({ list: { title, items }, titleAs: Title }: ListProps) => (
  <div className="is-tight">
    <Title className="title is-5">{title}</Title>
    <ul className="bullets has-underlines">
      {items.map(({ text, path }) => (
        <li key={text}>{path ? <TextLink to={path}>{text}</TextLink> : withFigures(text)}</li>
      ))}
    </ul>
  </div>
);

export const query = graphql`
  fragment FactList on FactList {
    title
    items {
      text
      path
    }
  }
`;
