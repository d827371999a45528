import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { notIndexed } from '../../ui/notIndexed';
import { Picture } from '../../ui/Picture';
import { Prose } from '../../ui/Prose';
import { SeasonBar } from '../season/SeasonBar';
import { ArticleLink } from './ArticleLink';
import { FactList } from './FactList';
import { FactTable } from './FactTable';
import * as styles from './FullSheet.module.scss';
import { Highlights } from './Highlights';
import { PrintButton, SheetActions, SheetAddress } from './SheetActions';

interface Props {
  entry: Queries.FullSheetFragment;
  texts: Queries.FullSheetTextsFragment;
  /** The enquiry buttons of the entry. */
  actions: ReactNode;
}

/**
 * The complete sheet on the page of an entry. Traders file and forward it. The highlights and the first table are at the
 * top, and all tables come before the picture (docs/behaviour.md, "Sheets").
 */
export function FullSheet({ entry, texts, actions }: Props) {
  const { path, image, description, details, list, tables, highlights, limits, supply, calendar, article } =
    entry;
  const [first, ...others] = tables;
  return (
    <article className={`section ${styles.article}`}>
      <div className={`container stack ${styles.sheet}`}>
        <Highlights highlights={highlights} />
        <div className={styles.start}>
          {first && <FactTable {...first} texts={texts} />}
          <SheetActions links={<PrintButton label={texts.print} />}>{actions}</SheetActions>
          {limits && <FactTable {...limits} labels={texts.limitLabels} texts={texts} />}
          {others.map((table) => (
            <FactTable key={table.caption} {...table} texts={texts} />
          ))}
        </div>
        <div className={styles.end}>
          {supply && <FactTable {...supply} texts={texts} />}
          <Picture picture={image} className={styles.picture} />
          <div className={styles.text}>
            <p className="is-lead">{description}</p>
            <Prose paragraphs={[details]} />
            {article && (
              <p className="is-screen-only" {...notIndexed}>
                <ArticleLink slug={article.slug} title={article.frontmatter.title} text={texts.article} />
              </p>
            )}
          </div>
          {calendar && <SeasonBar calendar={calendar} texts={texts} />}
          {list && <FactList list={list} titleAs="h2" />}
        </div>
        <SheetAddress path={path} />
      </div>
    </article>
  );
}

export const query = graphql`
  fragment FullSheet on CatalogueEntry {
    ...Sheet
    highlights {
      ...Highlight
    }
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
      ...SeasonBar
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
    maximum
    minimum
    scale
    article
    limitLabels {
      name
      value
      method
    }
    ...SeasonBarTexts
  }
`;
