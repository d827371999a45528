/** The parts that the sheet in the catalogue and the sheet on the page of an entry share. */
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { interpolate } from '../../lib/interpolate';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';
import { articlePath, pageUrl } from '../../routes';
import { notIndexed } from '../../ui/notIndexed';
import { useLocalLink, useLocalPath } from '../../ui/site/language';
import { useSiteData } from '../../ui/site/useSiteData';
import { TextLink } from '../../ui/TextLink';
import { Thumbnail } from '../../ui/Thumbnail';
import { withFigures } from '../../ui/withFigures';
import * as styles from './SheetParts.module.scss';

interface ActionsProps {
  children: ReactNode;
  link?: ReactNode;
  texts: { print: string };
}

/** The actions of a sheet. The button that prints is hidden without scripts, because it would not work. */
export const SheetActions = ({ children, link, texts }: ActionsProps) => (
  <div className={`is-screen-only cluster ${styles.actions}`} {...notIndexed}>
    {children}
    <div className={`cluster is-spaced ${styles.links}`}>
      {link}
      <button type="button" className="text-button needs-scripts" onClick={() => window.print()}>
        {texts.print}
      </button>
    </div>
  </div>
);

/** The URL of the entry page, which is printed at the end of a sheet. */
export function SheetAddress({ path }: { path: string }) {
  const { siteUrl } = useSiteData().site;
  const localPath = useLocalPath();
  return (
    <p className={styles.address} {...notIndexed}>
      {pageUrl(siteUrl, localPath(path))}
    </p>
  );
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

interface HeadProps {
  entry: Queries.FullSheetFragment;
  texts: Queries.FullSheetTextsFragment;
}

/** The number of a sheet, the date of its last revision, which are both optional, and the sample tray of the entry. */
export function SheetHead({ entry: { sheetNumber, revised, revisedDay, thumbnail }, texts }: HeadProps) {
  return (
    <div className={styles.head}>
      {(sheetNumber || revised) && (
        <dl className={`cluster ${styles.facts}`}>
          {sheetNumber && (
            <div className="cluster">
              <dt>{texts.number}</dt>
              <dd>{sheetNumber}</dd>
            </div>
          )}
          {revised && (
            <div className="cluster">
              <dt>{texts.revised}</dt>
              <dd>
                <time dateTime={revisedDay ?? undefined}>{revised}</time>
              </dd>
            </div>
          )}
        </dl>
      )}
      <Thumbnail thumbnail={thumbnail} sizes="144px" className={`is-screen-only ${styles.sample}`} />
    </div>
  );
}

/** The values that a buyer compares first, in a strip with large figures. The tables have the complete values. */
export const Highlights = ({ highlights }: Pick<Queries.FullSheetFragment, 'highlights'>) => (
  <dl className={styles.strip}>
    {highlights.map(({ label, parts: [before, figure, after] }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {figure ? before : <b data-words>{before}</b>}
          {figure && <b>{figure}</b>}
          {after}
        </dd>
      </div>
    ))}
  </dl>
);

type Article = NonNullable<Queries.FullSheetFragment['article']>;

/** The link to the article that explains an entry. The title of an article that is not translated is in English. */
export function ArticleLink({ article: { slug, frontmatter }, text }: { article: Article; text: string }) {
  const { title } = frontmatter;
  const path = articlePath(slug);
  const { hrefLang } = useLocalLink()(path);
  const [before, after] = text.split('{title}');
  return (
    <TextLink to={path}>
      {hrefLang === SOURCE_LANGUAGE ? (
        <>
          {before}
          <bdi lang={SOURCE_LANGUAGE}>{title}</bdi>
          {after}
        </>
      ) : (
        interpolate(text, { title })
      )}
    </TextLink>
  );
}

export const query = graphql`
  fragment FactList on FactList {
    title
    items {
      text
      path
    }
  }
`;
