import { graphql, type PageProps } from 'gatsby';
import { BlogTeasers } from '../blog/BlogTeasers';
import { useBlog } from '../blog/useBlog';
import { PageFrame } from '../layout/PageFrame';
import { ariaCurrent, BLOG, listPagePath } from '../routes';
import { Icon } from '../ui/Icon';
import { required } from '../ui/required';
import { useInterpolate, useLanguage } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';

/** Page context from `createPages`, which also has the variables of the query. */
interface ArticleListContext {
  list: string;
  name: string;
  title: string;
  /** Starts at 1. */
  number: number;
  /** The number of pages. */
  count: number;
}

/** A page of the list of all articles, or of the articles of a category (docs/behaviour.md, "Articles"). */
export default function ArticleList({
  data,
  pageContext: { list, name: listName, title, number, count },
}: PageProps<Queries.ArticleListQuery, ArticleListContext>) {
  const interpolate = useInterpolate();
  const { route } = useLanguage();
  const categories = useBlog().categories.flatMap(({ name, path }) => (path ? [{ name, path }] : []));
  const page = required(data.page);
  const { banner, pagination, categoryDescription } = page;
  const isBlog = list === BLOG;
  const isFirst = number === 1;
  const position = interpolate(pagination.position, { page: number, count });
  const blog = { to: BLOG, label: banner.crumb };
  const lists = isBlog ? [blog] : [blog, { to: list, label: listName }];
  const description = isFirst
    ? interpolate(categoryDescription, { category: listName })
    : interpolate(pagination.description, { title: listName, page: number, count });
  const frame =
    isBlog && isFirst
      ? page
      : {
          ...page,
          seo: { ...page.seo, title, description },
          banner: { ...banner, title, crumb: isFirst ? listName : position },
        };
  return (
    <PageFrame page={frame} parents={isFirst ? lists.slice(0, -1) : lists}>
      {categories.length > 0 && (
        <nav aria-label={page.categoriesTitle}>
          <ul className="cluster is-row-gap-0 is-column-gap-3 mb-4">
            {categories.map(({ name, path }) => (
              <li key={path}>
                <TextLink to={path} className="icon-link" aria-current={ariaCurrent(path, route)}>
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <BlogTeasers articles={data.articles.nodes} readMore={page.readMore} />
      {count > 1 && (
        <nav
          aria-label={pagination.label}
          className="cluster is-align-items-center is-justify-content-space-between has-rule mt-5"
        >
          {!isFirst && (
            <TextLink to={listPagePath(list, number - 1)} rel="prev" className="icon-link">
              <Icon name="chevron-left" />
              {pagination.newer}
            </TextLink>
          )}
          <p className="is-quiet">{position}</p>
          {number < count && (
            <TextLink to={listPagePath(list, number + 1)} rel="next" className="icon-link">
              {pagination.older}
              <Icon name="chevron-right" />
            </TextLink>
          )}
        </nav>
      )}
    </PageFrame>
  );
}

export const query = graphql`
  query ArticleList(
    $categories: [String]!
    $skip: Int!
    $limit: Int!
    $language: String = "en"
  ) {
    page: blogPage(language: $language) {
      ...PageFrame
      readMore
      categoriesTitle
      categoryDescription
      pagination {
        label
        newer
        older
        position
        description
      }
    }
    articles: allMarkdownRemark(
      filter: { language: { eq: $language }, frontmatter: { category: { in: $categories } } }
      sort: [{ frontmatter: { teaserDate: DESC } }, { frontmatter: { title: ASC } }]
      skip: $skip
      limit: $limit
    ) {
      nodes { ...BlogTeaser }
    }
  }
`;
