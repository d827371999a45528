import { graphql, type PageProps } from 'gatsby';
import { Article, Contents } from '../blog/Article';
import * as styles from '../blog/Article.module.scss';
import { articleDates, blogPosting } from '../blog/articleData';
import { useBlog } from '../blog/useBlog';
import { Ending } from '../layout/PageFrame';
import { Seo } from '../layout/Seo';
import { articlePath, localPath, pageUrl } from '../routes';
import { required } from '../ui/required';
import { StructuredData } from '../ui/StructuredData';
import { useLanguage, useTextLanguage } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';
import { TextLink } from '../ui/TextLink';
import { ThumbnailLinks } from '../ui/ThumbnailLinks';

export default function BlogArticle({ data }: PageProps<Queries.BlogArticleQuery>) {
  const { siteUrl } = useSiteData().site;
  const { code, route } = useLanguage();
  const { latest, categories } = useBlog();
  const [article, blogPage] = [required(data.article), required(data.blogPage)];
  const textLanguage = useTextLanguage();
  const url = pageUrl(siteUrl, localPath(route, code));
  return (
    <>
      <Seo seo={article.frontmatter.seo} dates={articleDates(article.frontmatter)} />
      <StructuredData of={(site) => blogPosting(site, article, url)} />
      <div className={`section ${styles.page}`}>
        <div className="container with-sidebar">
          <div>
            <Article article={article} texts={blogPage} url={url} />
            {article.entries.length > 0 && (
              <section className="mt-5 is-screen-only">
                <h2 className="title is-4">{blogPage.relatedTitle}</h2>
                <ThumbnailLinks entries={article.entries} />
              </section>
            )}
          </div>
          <aside
            className={`is-screen-only stack is-align-content-start is-row-gap-4 is-column-gap-6 ${styles.sidebar}`}
            {...textLanguage(blogPage.textLanguage)}
          >
            {latest.some(({ slug }) => articlePath(slug) !== route) && (
              <section className="is-tight has-strong-rule">
                <h2 className="title is-4">{blogPage.recentTitle}</h2>
                <ul className="lines">
                  {latest.map(({ slug, frontmatter: { title, teaserDate, teaserDay } }) => (
                    <li key={slug}>
                      <TextLink to={articlePath(slug)} className="has-text-weight-medium">
                        {title}
                      </TextLink>
                      <p className="is-quiet">
                        <time dateTime={teaserDay}>{teaserDate}</time>
                      </p>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {categories.length > 0 && (
              <section className="is-tight has-strong-rule">
                <h2 className="title is-4">{blogPage.categoriesTitle}</h2>
                <ul role="list" className="lines">
                  {categories.map(({ name, posts, path }) => (
                    <li key={name} className="cluster is-justify-content-space-between">
                      {path ? <TextLink to={path}>{name}</TextLink> : name}{' '}
                      <span className="is-quiet has-figures">({posts})</span>
                    </li>
                  ))}
                </ul>
                <p className="is-quiet mt-3">{blogPage.categoriesNote}</p>
              </section>
            )}
            {article.headings?.[0] && (
              <nav
                className={`is-tight is-small is-hidden-touch has-strong-rule ${styles.contents}`}
                aria-label={blogPage.contentsTitle}
              >
                <h2 className="title is-4">{blogPage.contentsTitle}</h2>
                <Contents headings={article.headings} />
              </nav>
            )}
          </aside>
        </div>
      </div>
      {blogPage.articleEnding && <Ending {...blogPage.articleEnding} />}
    </>
  );
}

export const query = graphql`
  query BlogArticle($key: String!, $language: String = "en") {
    article: markdownRemark(key: { eq: $key }) {
      ...ArticleFields
      entries { ...ThumbnailLink }
      frontmatter {
        seo { ...SeoFields }
      }
    }
    blogPage(language: $language) {
      textLanguage
      ...ArticleTexts
      recentTitle
      categoriesTitle
      categoriesNote
      relatedTitle
      articleEnding { ...Ending }
    }
  }
`;
