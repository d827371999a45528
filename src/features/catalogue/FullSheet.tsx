import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { interpolate } from '../../components/interpolate';
import { notIndexed } from '../../components/notIndexed';
import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';
import { TextLink } from '../../components/TextLink/TextLink';
import { articlePath } from '../../routes';
import { Calendar } from './Calendar';
import { FactTable } from './FactTable';
import * as styles from './FullSheet.module.scss';
import type { FactTableProps } from './facts';
import type { SheetEntry, SheetFacts } from './Sheet';
import { SheetActions } from './SheetActions';
import { SheetAddress } from './SheetAddress';

interface Props {
  entry: SheetEntry & Pick<Queries.ProductTradeFragment, 'calendar' | 'article'>;
  /** The list of the entry, above its picture or below its text as in the catalogue. */
  list: SheetFacts['list'];
  /** The tables of its catalogue. */
  tables: readonly FactTableProps[];
  /** The tables of limits and of supply, which may be empty. */
  limits: FactTableProps;
  supply: FactTableProps;
  labels: Queries.FullSheetLabelsFragment;
  /** The buttons or links of the entry. */
  actions: ReactNode;
  /** The path of the page. */
  path: string;
}

/** The picture is larger than in the catalogue. */
const PICTURE_SIZES = '(min-width: 993px) min(40vw, 480px), 92vw';

/**
 * All that is known of a product or fiber, on a page of its own: the sheet that a trader files and forwards. The tables
 * come before the picture, the first of them at the top (docs/behaviour.md, "Sheets").
 */
export function FullSheet({ entry, list, tables, limits, supply, labels, actions, path }: Props) {
  const { image, description, details, calendar, article } = entry;
  const [first, ...others] = tables;
  return (
    <article className="section">
      <div className={`container ${styles.sheet}`}>
        <div className={styles.start}>
          <p className={styles.lead}>{description}</p>
          {first && <FactTable {...first} />}
          <SheetActions print={labels.print}>{actions}</SheetActions>
          <FactTable {...limits} />
          {others.map((table) => (
            <FactTable key={table.caption} {...table} />
          ))}
        </div>
        <div className={styles.supply}>
          <FactTable {...supply} />
        </div>
        <div className={styles.aside}>
          <Picture picture={image} sizes={PICTURE_SIZES} className={styles.picture} />
          {calendar && <Calendar calendar={calendar} labels={labels} />}
          <Prose paragraphs={[details]} />
          {list && (
            <div>
              <h2 className="title is-5">{list.title}</h2>
              <ul className="ticks">
                {list.items.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
          {article && (
            <p className={styles.article} {...notIndexed}>
              <TextLink to={articlePath(article.slug)}>
                {interpolate(labels.article, { title: article.frontmatter.title })}
              </TextLink>
            </p>
          )}
        </div>
        <SheetAddress path={path} />
      </div>
    </article>
  );
}

export const query = graphql`
  fragment FullSheetLabels on CatalogueSection {
    print
    article
    ...TradeLabels
    ...CalendarLabels
  }
`;
