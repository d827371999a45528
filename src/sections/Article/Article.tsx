import { graphql } from 'gatsby';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb';
import { Picture } from '../../components/Picture/Picture';
import { ShareLinks } from '../../components/ShareLinks/ShareLinks';
import { BLOG } from '../../routes';
import '../../styles/running-text.scss';
import * as styles from './Article.module.scss';

interface Props {
  article: Queries.ArticleFieldsFragment;
  copy: Queries.ArticleCopyFragment;
  /** Full URL of the article. */
  url: string;
}

/** A blog article. */
export function Article({ article: { html, frontmatter }, copy, url }: Props) {
  const { title, date, day, category, image } = frontmatter;
  return (
    <article>
      <Breadcrumb current={title} parent={{ to: BLOG, label: copy.banner.crumb }} />
      <h1 className="title is-1">{title}</h1>
      <p className="eyebrow">
        <time dateTime={day}>{date}</time> · {category}
      </p>
      <Picture picture={image} priority className={styles.picture} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the editors' own Markdown, rendered at build */}
      <div className="content is-article" dangerouslySetInnerHTML={{ __html: html ?? '' }} />
      <ShareLinks url={url} title={title} copy={copy} />
    </article>
  );
}

export const query = graphql`
  fragment ArticleFields on MarkdownRemark {
    html
    frontmatter {
      title
      date
      day: date(formatString: "YYYY-MM-DD")
      category
      image {
        ...WidePicture
      }
    }
  }

  fragment ArticleCopy on BlogPage {
    banner {
      crumb
    }
    ...ShareLinks
  }
`;
