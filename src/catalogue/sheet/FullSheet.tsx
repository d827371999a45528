import { graphql } from 'gatsby';
import { Fragment, type ReactNode } from 'react';
import { separatorIn } from '../../lib/localText';
import { articlePath } from '../../routes';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Figures } from '../../ui/Figures';
import { Prose } from '../../ui/Prose';
import { InLanguage, useLanguage, useLocalLink, useTextLanguage } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import { Thumbnail } from '../../ui/Thumbnail';
import { SeasonBar } from '../season/SeasonBar';
import { FactTable } from './FactTable';
import * as styles from './FullSheet.module.scss';
import { FactList, SheetActions, SheetAddress } from './Sheet';
import * as sheet from './Sheet.module.scss';

interface Props {
  entry: Queries.FullSheetFragment;
  texts: Queries.FullSheetTextsFragment;
  /** The catalogue. */
  parent: { label: string; to: string };
  actions: ReactNode;
}

function Highlights({ facts }: { facts: Queries.FullSheetFragment['highlights'] }) {
  const textLanguage = useTextLanguage();
  return (
    <dl className={`has-figures ${styles.highlights}`}>
      {facts.map(({ label, value, language }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd {...textLanguage(language)}>
            <Figures text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The page of an entry, which traders file and forward (docs/behaviour.md, "Sheets"). */
export function FullSheet({ entry, texts, parent, actions }: Props) {
  const { code } = useLanguage();
  const localLink = useLocalLink();
  const { name, path, description, details, list, tables, highlights, limits, supply, calendar } = entry;
  const { image, thumbnail, alsoTradedAs, article, catalogue, sheetNumber, revised, revisedDay } = entry;
  const articleTo = article && articlePath(article.slug);
  const [beforeTitle, afterTitle] = texts.article.split('{title}');
  const [first, ...rest] = tables;
  const shown = new Map(highlights.map(({ label, value }) => [label, value]));
  const restOfSupply = supply?.rows.filter(({ label, value }) => shown.get(label) !== value) ?? [];
  return (
    <article className={styles.article}>
      <div className={`container stack is-flush ${sheet.frame}`}>
        <div className={styles.plate}>
          <div>
            <Breadcrumb current={name} parents={[parent]} />
            <h1 className="title is-1">{name}</h1>
            {alsoTradedAs && (
              <p className={styles.names}>
                <span className="is-sr-only">{texts.alsoTradedAs} </span>
                {alsoTradedAs.map((tradeName, index) => (
                  <Fragment key={index}>
                    {index > 0 && separatorIn(code)}
                    <bdi>{tradeName}</bdi>
                  </Fragment>
                ))}
              </p>
            )}
          </div>
          {/* The tray has its real size on paper, so that a buyer can lay grain or cloth on it. */}
          <figure className={styles.tray} data-tray={thumbnail.isTray || undefined}>
            <Thumbnail
              thumbnail={thumbnail}
              sizes="(min-width: 993px) 480px, (min-width: 768px) 42vw, 92vw"
              large={thumbnail.isTray ? name : image.alt}
            />
            {thumbnail.isTray && <figcaption>{texts.traySize}</figcaption>}
          </figure>
          {highlights.length > 0 && (
            <InLanguage language={catalogue.textLanguage}>
              <Highlights facts={highlights} />
            </InLanguage>
          )}
          <InLanguage language={texts.textLanguage}>
            <SheetActions
              link={
                <button type="button" className="text-button needs-scripts" onClick={() => window.print()}>
                  {texts.print}
                </button>
              }
            >
              {actions}
            </SheetActions>
          </InLanguage>
        </div>
        <div className={`stack ${styles.tables}`}>
          <div className={`stack prose ${styles.text}`}>
            <p>{description}</p>
            {details && <Prose paragraphs={[details]} />}
            {articleTo && (
              <p className="is-screen-only has-underlines">
                <TextLink to={articleTo}>
                  {beforeTitle}
                  {/* The title of an article that is not translated is in English. */}
                  <bdi lang={localLink(articleTo).hrefLang}>{article.frontmatter.title}</bdi>
                  {afterTitle}
                </TextLink>
              </p>
            )}
          </div>
          <InLanguage language={catalogue.textLanguage}>
            {first && <FactTable {...first} />}
            {list && <FactList list={list} titleAs="h2" />}
            <div className={`stack ${styles.rest}`}>
              {rest.map((table) => (
                <FactTable key={table.caption} {...table} />
              ))}
            </div>
          </InLanguage>
          <InLanguage language={texts.textLanguage}>
            {limits && (
              <div className={styles.limits}>
                <FactTable {...limits} labels={texts.limitLabels} />
              </div>
            )}
            {supply && restOfSupply.length > 0 && <FactTable {...supply} rows={restOfSupply} />}
            {calendar && <SeasonBar calendar={calendar} texts={texts} />}
            <div>
              {(sheetNumber || revised) && (
                <p className="is-quiet cluster has-figures is-column-gap-3">
                  {sheetNumber && <span>{`${texts.number} ${sheetNumber}`}</span>}
                  {revised && (
                    <span>
                      {texts.revised} <time dateTime={revisedDay ?? undefined}>{revised}</time>
                    </span>
                  )}
                </p>
              )}
              <SheetAddress path={path} />
            </div>
          </InLanguage>
        </div>
      </div>
    </article>
  );
}

export const query = graphql`
  fragment FullSheet on CatalogueEntry {
    name
    path
    image {
      alt
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
      language @include(if: $isTranslated)
    }
    catalogue {
      textLanguage
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
    textLanguage
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
