import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { joined } from '../../lib/localText';
import { articlePath } from '../../routes';
import { Picture } from '../../ui/Picture';
import { Prose } from '../../ui/Prose';
import { useLanguage, useLocalLink } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import { Thumbnail } from '../../ui/Thumbnail';
import { withFigures } from '../../ui/withFigures';
import { SeasonBar } from '../season/SeasonBar';
import { FactTable } from './FactTable';
import * as styles from './FullSheet.module.scss';
import { FactList, SheetActions, SheetAddress } from './Sheet';
import * as sheet from './Sheet.module.scss';

interface Props {
  entry: Queries.FullSheetFragment;
  texts: Queries.FullSheetTextsFragment;
}

/** The number of a sheet, the date of its last revision and the other names of the entry, which are all optional. */
export function SheetHead({ entry, texts }: Props) {
  const { sheetNumber, revised, revisedDay, alsoTradedAs } = entry;
  const { code } = useLanguage();
  const facts = [
    { label: texts.number, value: sheetNumber },
    { label: texts.revised, value: revised && <time dateTime={revisedDay ?? undefined}>{revised}</time> },
    { label: texts.alsoTradedAs, value: alsoTradedAs && joined(alsoTradedAs, code) },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={`cluster has-figures ${styles.facts}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Article = NonNullable<Queries.FullSheetFragment['article']>;

/** The link to the article that explains an entry. The title of an article that is not translated is in English. */
function ArticleLink({ article: { slug, frontmatter }, text }: { article: Article; text: string }) {
  const path = articlePath(slug);
  const { hrefLang } = useLocalLink()(path);
  const [before, after] = text.split('{title}');
  return (
    <TextLink to={path}>
      {before}
      <bdi lang={hrefLang}>{frontmatter.title}</bdi>
      {after}
    </TextLink>
  );
}

/** The sheet on the page of an entry, which traders file and forward (docs/behaviour.md, "Sheets"). */
export function FullSheet({ entry, texts, actions }: Props & { actions: ReactNode }) {
  const { path, description, details, list, tables, highlights, limits, supply, calendar, article } = entry;
  const { image, thumbnail } = entry;
  const Highlights = highlights.length > 0 ? 'dl' : 'div';
  const [first, ...rest] = tables;
  const shown = new Map(highlights.map(({ label, value }) => [label, value]));
  const restOfSupply = supply?.rows.filter(({ label, value }) => shown.get(label) !== value) ?? [];
  const others = rest.map((table) => <FactTable key={table.caption} {...table} />);
  return (
    <article className={`section ${styles.article}`}>
      <div className={`container stack is-flush ${sheet.sheet} ${styles.full}`}>
        {/* Without facts, it is the space next to the tray. */}
        <Highlights className={`has-figures ${styles.highlights}`}>
          {highlights.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{withFigures(value)}</dd>
            </div>
          ))}
        </Highlights>
        <div className={styles.start}>
          {first && <FactTable {...first} />}
          <SheetActions
            link={
              <button type="button" className="text-button needs-scripts" onClick={() => window.print()}>
                {texts.print}
              </button>
            }
          >
            {actions}
          </SheetActions>
          <Picture picture={image} sizes="100vw" className={`is-screen-only ${styles.picture}`} />
          {/* The tray has its real size, so that a buyer can lay grain or cloth on a printed sheet. */}
          {thumbnail.isTray && (
            <figure className={styles.tray}>
              <Thumbnail thumbnail={thumbnail} sizes="227px" />
              <figcaption>{texts.traySize}</figcaption>
            </figure>
          )}
          {limits && <FactTable {...limits} labels={texts.limitLabels} />}
          {list && others}
        </div>
        <div className={styles.end}>
          <div className={`stack prose ${styles.text}`}>
            <p>{description}</p>
            {details && <Prose paragraphs={[details]} />}
            {article && (
              <p className="is-screen-only">
                <ArticleLink article={article} text={texts.article} />
              </p>
            )}
          </div>
          {calendar && <SeasonBar calendar={calendar} texts={texts} />}
          {/* With a list, this half would be the longer one. */}
          {list ? <FactList list={list} titleAs="h2" /> : others}
          {supply && restOfSupply.length > 0 && <FactTable {...supply} rows={restOfSupply} />}
        </div>
        <SheetAddress path={path} />
      </div>
    </article>
  );
}

export const query = graphql`
  fragment FullSheet on CatalogueEntry {
    name
    path
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
    alsoTradedAs
    sheetNumber
    revised
    revisedDay: revised(formatString: "YYYY-MM-DD")
    thumbnail {
      ...Thumbnail
      isTray
    }
    highlights {
      label
      value
    }
    limits {
      ...FactTable
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
    number
    revised
    alsoTradedAs
    traySize
    article
    limitLabels {
      name
      value
      method
    }
    ...SeasonBarTexts
  }
`;
