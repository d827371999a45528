import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { interpolate } from '../../lib/interpolate';
import { notIndexed } from '../../ui/notIndexed';
import { Picture } from '../../ui/Picture';
import { Prose } from '../../ui/Prose';
import { TextLink } from '../../ui/TextLink';
import { SeasonBar } from '../season/SeasonBar';
import { FactTable } from './FactTable';
import * as styles from './Sheet.module.scss';
import { ArticleLink, FactList, Highlights, SheetActions, SheetAddress } from './SheetParts';
import * as parts from './SheetParts.module.scss';

/** The `sizes` of the picture, which is as wide as half of the page. */
const HALF = '(min-width: 993px) min(46vw, 576px), 92vw';

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
          <Picture picture={image} sizes={HALF} className={parts.picture} />
          <Prose paragraphs={[details]} />
          {list && <FactList list={list} titleAs="h4" />}
        </div>
      </div>
      <SheetAddress path={path} />
    </>
  );
}

interface FullProps extends Props {
  entry: Queries.FullSheetFragment;
  texts: Queries.FullSheetTextsFragment;
}

/** The sheet on the page of an entry, which traders file and forward (docs/behaviour.md, "Sheets"). */
export function FullSheet({ entry, texts, actions }: FullProps) {
  const { path, image, description, details, list, tables, highlights, limits, supply, calendar, article } =
    entry;
  const [first, ...others] = tables;
  return (
    <article className={`section ${styles.article}`}>
      <div className={`container stack is-flush ${styles.full}`}>
        <Highlights highlights={highlights} />
        <div className={styles.start}>
          {first && <FactTable {...first} texts={texts} />}
          <SheetActions texts={texts}>{actions}</SheetActions>
          {limits && <FactTable {...limits} labels={texts.limitLabels} texts={texts} />}
          {others.map((table) => (
            <FactTable key={table.caption} {...table} texts={texts} />
          ))}
        </div>
        <div className={styles.end}>
          {supply && <FactTable {...supply} texts={texts} />}
          <Picture picture={image} sizes={HALF} className={parts.picture} />
          <div className={`stack prose ${styles.text}`}>
            <p className="is-lead">{description}</p>
            <Prose paragraphs={[details]} />
            {article && (
              <p className="is-screen-only" {...notIndexed}>
                <ArticleLink article={article} text={texts.article} />
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
    print
    fullSheet
    maximum
    minimum
    scale
  }

  fragment FullSheet on CatalogueEntry {
    ...Sheet
    sheetNumber
    revised
    revisedDay: revised(formatString: "YYYY-MM-DD")
    thumbnail {
      ...Thumbnail
    }
    highlights {
      label
      parts
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
    ...SheetTexts
    number
    revised
    article
    limitLabels {
      name
      value
      method
    }
    ...SeasonBarTexts
  }
`;
