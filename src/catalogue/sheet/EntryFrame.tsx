import { graphql } from 'gatsby';
import { Fragment, type ReactNode } from 'react';
import { separatorIn } from '../../lib/localText';
import { ArrowLink } from '../../ui/ArrowLink';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Figures } from '../../ui/Figures';
import { Icon } from '../../ui/Icon';
import { useHydrated } from '../../ui/site/hydration';
import { InLanguage, useInterpolate, useLanguage } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import { Thumbnail } from '../../ui/Thumbnail';
import { ThumbnailLinks } from '../../ui/ThumbnailLinks';
import * as styles from './EntryFrame.module.scss';
import { SheetActions } from './sheetParts';
import * as sheet from './sheetParts.module.scss';

interface Props {
  entry: Queries.EntryFrameFragment;
  texts: Queries.EntryFrameTextsFragment;
  actions: ReactNode;
  /** The text and the tables, which are below the highlights. */
  children: ReactNode;
}

/** Browsers inside apps cannot print. */
const PrintButton = ({ label }: { label: string }) =>
  (!useHydrated() || 'print' in window) && (
    <button type="button" className="text-button needs-scripts" onClick={() => window.print()}>
      {label}
    </button>
  );

/** The page of an entry, which traders file and forward (docs/behaviour.md, "Sheets"). The template has the tables. */
export function EntryFrame({ entry, texts, actions, children }: Props) {
  const { code } = useLanguage();
  const { name, image, thumbnail, alsoTradedAs, highlights, catalogue } = entry;
  return (
    <article className={styles.article}>
      <div className={`container stack is-flush ${sheet.frame} ${styles.sheet}`}>
        <div className={styles.plate}>
          <div>
            <Breadcrumb current={name} parents={[{ label: catalogue.banner.crumb, to: catalogue.path }]} />
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
          <figure className={`is-relative ${styles.tray}`}>
            <Thumbnail
              thumbnail={thumbnail}
              sizes="(min-width: 993px) 480px, (min-width: 768px) 42vw, 92vw"
              large={thumbnail.isTray ? name : image.alt}
            />
            {thumbnail.isTray && <figcaption className="pt-2">{texts.traySize}</figcaption>}
          </figure>
          {highlights.length > 0 && (
            <InLanguage of={catalogue}>
              <dl className={`has-figures stack is-row-gap-0 is-column-gap-3 ${styles.highlights}`}>
                {highlights.map(({ label, value, language }, index) => (
                  <div key={index}>
                    <dt>{label}</dt>
                    <Figures as="dd" text={value} language={language} />
                  </div>
                ))}
              </dl>
            </InLanguage>
          )}
          <InLanguage of={texts}>
            <SheetActions link={<PrintButton label={texts.print} />}>{actions}</SheetActions>
          </InLanguage>
        </div>
        {children}
      </div>
    </article>
  );
}

/** Links to the other entries of the group, and to the catalogue. */
export function MoreEntries({ entry, texts }: Pick<Props, 'entry' | 'texts'>) {
  const { path: current, group, neighbours, catalogue } = entry;
  const interpolate = useInterpolate();
  const heading = interpolate(texts.more, { group: group.name });
  const index = neighbours.findIndex(({ path }) => path === current);
  const [previous, next] = [neighbours[index - 1], neighbours[index + 1]];
  const others = neighbours.filter(({ path }) => path !== current);
  return (
    <nav className="section" aria-label={heading}>
      <div className="container">
        {others.length > 0 && (
          <>
            <h2 className="title is-3">{heading}</h2>
            <InLanguage>
              <ThumbnailLinks entries={others} />
            </InLanguage>
          </>
        )}
        <ul className="cluster is-column-gap-3 is-align-items-center mt-5">
          {previous && (
            <li>
              <TextLink to={previous.path} className="icon-link">
                <Icon name="chevron-left" />
                {interpolate(texts.previous, { item: previous.name })}
              </TextLink>
            </li>
          )}
          {next && (
            <li>
              <TextLink to={next.path} className="icon-link">
                {interpolate(texts.next, { item: next.name })}
                <Icon name="chevron-right" />
              </TextLink>
            </li>
          )}
          <li>
            <ArrowLink to={catalogue.path} label={catalogue.banner.crumb} />
          </li>
        </ul>
      </div>
    </nav>
  );
}

export const query = graphql`
  fragment EntryFrame on CatalogueEntry {
    ...ThumbnailLink
    alsoTradedAs
    image { alt }
    thumbnail { isTray }
    highlights {
      label
      value
      language
    }
    group { name }
    neighbours { ...ThumbnailLink }
    catalogue {
      path
      textLanguage
      banner { crumb }
    }
  }

  fragment EntryFrameTexts on CatalogueSection {
    textLanguage
    print
    alsoTradedAs
    traySize
    more
    previous
    next
  }
`;
