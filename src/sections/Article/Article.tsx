import { graphql } from 'gatsby';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb';
import { interpolate } from '../../components/interpolate';
import { Picture } from '../../components/Picture/Picture';
import { ShareLinks } from '../../components/ShareLinks/ShareLinks';
import { BLOG } from '../../routes';
import { articleDates } from '../../structured-data/articleDates';
import * as styles from './Article.module.scss';
import { ArticleContents } from './ArticleContents';
import { RunningText } from './RunningText';
import { splitArticle } from './splitArticle';

interface Props {
  article: Queries.ArticleFieldsFragment;
  texts: Queries.ArticleTextsFragment;
  /** Full URL of the article. */
  url: string;
}

/** Maximum width of a drawing in CSS pixels. It is the width of a line of text. */
const DRAWING_WIDTH = 640;

/** A blog article. Its figure is between the opening paragraphs and the first section. */
export function Article({ article, texts, url }: Props) {
  const { html, frontmatter } = article;
  const { title, date, day, teaserDate, teaserDay, asOf, category, image, figure } = frontmatter;
  const isUpdated = articleDates(frontmatter).modified !== teaserDay;
  const [opening, sections] = splitArticle(html ?? '');
  return (
    <article className={styles.article}>
      <Breadcrumb current={title} parents={[{ to: BLOG, label: texts.banner.crumb }]} />
      <h1 className={`title is-1 ${styles.title}`}>{title}</h1>
      <p className="is-quiet">
        {isUpdated && (
          <>
            {texts.updated} <time dateTime={day}>{date}</time> ·{' '}
          </>
        )}
        {texts.published} <time dateTime={teaserDay}>{teaserDate}</time> · {category}
      </p>
      <p className="is-quiet">{interpolate(texts.asOf, { month: asOf })}</p>
      <ArticleContents article={article} title={texts.contentsTitle} collapsible />
      <Picture picture={image} priority className={styles.picture} />
      <RunningText html={opening} />
      {figure && (
        <figure className={styles.figure}>
          {figure.file.publicURL && (
            <img
              src={figure.file.publicURL}
              alt={figure.alt}
              width={DRAWING_WIDTH}
              height={Math.round(DRAWING_WIDTH / figure.file.ratio)}
              loading="lazy"
              decoding="async"
            />
          )}
          <figcaption>{figure.caption}</figcaption>
        </figure>
      )}
      <RunningText html={sections} />
      <ShareLinks url={url} title={title} texts={texts} />
    </article>
  );
}

export const query = graphql`
  fragment ArticleFields on MarkdownRemark {
    html
    ...ArticleContents
    frontmatter {
      title
      date
      day: date(formatString: "YYYY-MM-DD")
      teaserDate
      teaserDay: teaserDate(formatString: "YYYY-MM-DD")
      asOf(formatString: "MMMM YYYY")
      category
      image {
        ...WidePicture
      }
      figure {
        alt
        caption
        file {
          publicURL
          ratio
        }
      }
    }
  }

  fragment ArticleTexts on BlogPage {
    banner {
      crumb
    }
    published
    updated
    asOf
    contentsTitle
    ...ShareLinks
  }
`;
