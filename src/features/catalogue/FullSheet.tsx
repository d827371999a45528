import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { interpolate } from '../../components/interpolate';
import { notIndexed } from '../../components/notIndexed';
import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';
import { TextLink } from '../../components/TextLink/TextLink';
import { articlePath } from '../../routes';
import { Calendar } from './Calendar';
import { FactList } from './FactList';
import { FactTable } from './FactTable';
import * as styles from './FullSheet.module.scss';
import { SheetActions, SheetAddress } from './SheetActions';

interface Props {
  entry: Queries.FullSheetFragment;
  texts: Queries.FullSheetTextsFragment;
  /** The enquiry buttons of the entry. */
  actions: ReactNode;
}

/** The `sizes` of the picture, which is larger than in the catalogue. */
const PICTURE_SIZES = '(min-width: 993px) min(40vw, 480px), 92vw';

/**
 * The complete sheet on the page of an entry. Traders file and forward it. The first table is at the top, and all
 * tables come before the picture (docs/behaviour.md, "Sheets").
 */
export function FullSheet({ entry, texts, actions }: Props) {
  const { path, image, description, details, list, tables, limits, supply, calendar, article } = entry;
  const [first, ...others] = tables;
  return (
    <article className="section">
      <div className={`container stack ${styles.sheet}`}>
        <div className={`stack ${styles.start}`}>
          <p className={`is-lead ${styles.lead}`}>{description}</p>
          {first && <FactTable {...first} />}
          <SheetActions print={texts.print}>{actions}</SheetActions>
          {limits && <FactTable {...limits} />}
          {others.map((table) => (
            <FactTable key={table.caption} {...table} />
          ))}
        </div>
        <div className={`stack ${styles.supply}`}>{supply && <FactTable {...supply} />}</div>
        <div className={`stack ${styles.aside}`}>
          <Picture picture={image} sizes={PICTURE_SIZES} className={styles.picture} />
          {calendar && <Calendar calendar={calendar} texts={texts} />}
          <Prose paragraphs={[details]} />
          {list && <FactList list={list} titleAs="h2" />}
          {article && (
            <p className={styles.article} {...notIndexed}>
              <TextLink to={articlePath(article.slug)}>
                {interpolate(texts.article, { title: article.frontmatter.title })}
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
  fragment FullSheet on CatalogueEntry {
    ...Sheet
    limits {
      caption
      rows {
        label
        value
        method
      }
    }
    supply {
      ...FactTable
    }
    calendar {
      ...CalendarFields
    }
    article {
      slug
      frontmatter {
        title
      }
    }
  }

  fragment FullSheetTexts on CatalogueSection {
    print
    article
    ...CalendarTexts
  }
`;
