import { graphql } from 'gatsby';
import { BLOG } from '../routes';
import { Breadcrumb } from '../ui/Breadcrumb';
import { CopyButton } from '../ui/CopyButton';
import { Figures } from '../ui/Figures';
import { Picture, partStyle } from '../ui/Picture';
import { useInterpolate, useLocalLink } from '../ui/site/language';
import '../styles/running-text.scss';
import * as styles from './Article.module.scss';
import { articleDates, splitArticle } from './articleData';

interface Props {
  article: Queries.ArticleFieldsFragment;
  texts: Queries.ArticleTextsFragment;
  url: string;
}

/** The widths for which drawings are made, in CSS pixels: those of the column and of most phones. */
const DRAWING_WIDTH = 888;
const PHONE_DRAWING_WIDTH = 350;

/** The widths at which the letters of a drawing for large screens are too small. */
const SMALL = '(max-width: 34em)';

const sizeOf = (width: number, { ratio }: { ratio: number }) => ({
  width,
  height: Math.round(width / ratio),
});

const LINK = / href="(\/[^"]*)"/g;

/** Rendered Markdown. gatsby-plugin-catch-links opens its links with the router of Gatsby. */
function RunningText({ html }: { html: string }) {
  const localLink = useLocalLink();
  const localHtml = html.replace(LINK, (_, target: string) => {
    const { to, hrefLang } = localLink(target);
    return ` href="${to}"${hrefLang ? ` hreflang="${hrefLang}"` : ''}`;
  });
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of the editors, rendered at build
    <div className="content" dangerouslySetInnerHTML={{ __html: localHtml }} />
  );
}

/** Returns the URLs that share a page. No scripts of the social networks are loaded. */
function shareUrls(url: string, title: string) {
  const page = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return {
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    X: `https://x.com/intent/post?url=${page}&text=${text}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
    WhatsApp: `https://wa.me/?text=${text}%20${page}`,
  };
}

/** The links to the sections. They are in the sidebar of large screens. */
export const Contents = ({ headings }: { headings: NonNullable<Props['article']['headings']> }) => (
  <ul className="lines">
    {headings.map(
      (heading) =>
        heading && (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.value}</a>
          </li>
        ),
    )}
  </ul>
);

/** A blog article. Its figure is between the opening paragraphs and the first section. */
export function Article({ article, texts, url }: Props) {
  const interpolate = useInterpolate();
  const { html, frontmatter } = article;
  const { title, date, day, teaserDate, teaserDay, asOf, category, image, imagePart, figure } = frontmatter;
  const isUpdated = articleDates(frontmatter).modified !== teaserDay;
  const [opening, sections] = splitArticle(html ?? '');
  return (
    <article className={styles.article} style={partStyle(imagePart)}>
      <Breadcrumb current={title} parents={[{ to: BLOG, label: texts.banner.crumb }]} />
      <h1 className="title is-1">{title}</h1>
      <p className="is-quiet">
        {isUpdated && (
          <>
            {texts.updated} <time dateTime={day}>{date}</time> ·{' '}
          </>
        )}
        {texts.published} <time dateTime={teaserDay}>{teaserDate}</time>
        {category && <> · {category}</>}
      </p>
      <p className="is-quiet">{interpolate(texts.asOf, { month: asOf })}</p>
      {article.headings?.[0] && (
        <details className="is-screen-only is-hidden-desktop mt-3">
          <summary className="has-text-weight-medium">{texts.contentsTitle}</summary>
          <Contents headings={article.headings} />
        </details>
      )}
      <Picture picture={image} priority className={styles.picture} />
      <RunningText html={opening} />
      {figure && (
        <figure className="mt-5 mb-5">
          <picture>
            {figure.phone?.publicURL && (
              <source
                media={SMALL}
                srcSet={figure.phone.publicURL}
                {...sizeOf(PHONE_DRAWING_WIDTH, figure.phone)}
              />
            )}
            <img
              src={figure.file.publicURL ?? undefined}
              alt={figure.alt}
              {...sizeOf(DRAWING_WIDTH, figure.file)}
              loading="lazy"
              decoding="async"
            />
          </picture>
          <figcaption className="prose is-small mt-3">
            <Figures text={figure.caption} />
          </figcaption>
        </figure>
      )}
      <RunningText html={sections} />
      <div className="cluster is-align-items-center is-column-gap-2 is-flush is-screen-only has-rule mt-5">
        <h2 className="title is-4">{texts.shareTitle}</h2>
        <ul className="cluster is-row-gap-0 is-column-gap-2 targets">
          {Object.entries(shareUrls(url, title)).map(([network, target]) => (
            <li key={network}>
              <a href={target} aria-label={interpolate(texts.shareOn, { network })}>
                {network}
              </a>
            </li>
          ))}
        </ul>
        <CopyButton text={url} texts={texts.copyLink} />
      </div>
    </article>
  );
}

export const query = graphql`
  fragment ArticleFields on MarkdownRemark {
    html
    headings(depth: h2) { id value }
    frontmatter {
      title
      date
      day: date(formatString: "YYYY-MM-DD")
      teaserDate
      teaserDay: teaserDate(formatString: "YYYY-MM-DD")
      asOf(formatString: "MMMM YYYY")
      category
      image {
        # Uses the files of CardPicture and a larger one, for the picture above an article.
        alt
        file {
          childImageSharp {
            gatsbyImageData(
              width: 660
              aspectRatio: 1.5
              breakpoints: [480, 660, 960, 1080]
              sizes: "(min-width: 1264px) 888px, (min-width: 1200px) 70vw, (min-width: 768px) 640px, 92vw"
            )
          }
        }
      }
      imagePart
      figure {
        alt
        caption
        file { publicURL ratio }
        phone { publicURL ratio }
      }
    }
  }

  fragment ArticleTexts on BlogPage {
    banner { crumb }
    published
    updated
    asOf
    contentsTitle
    shareTitle
    shareOn
    copyLink { ...CopyButtonTexts }
  }
`;
