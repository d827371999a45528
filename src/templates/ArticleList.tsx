import { graphql, type PageProps } from 'gatsby';
import { BlogTeasers } from '../blog/BlogTeasers';
import { CategoryLinks } from '../blog/CategoryLinks';
import { Pagination } from '../blog/Pagination';
import { PageFrame } from '../layout/PageFrame';
import { BLOG } from '../routes';
import { useInterpolate } from '../ui/site/language';

/** Page context that `createPages` sets for a page of a list of articles. */
interface ArticleListContext {
  categories: string[];
  skip: number;
  limit: number;
  list: string;
  name: string;
  title: string;
  /** The number of the page, starting at 1. */
  number: number;
  /** The number of pages of the list. */
  count: number;
}

/** A page of the list of all articles, or of the articles of a category (docs/behaviour.md, "Articles"). */
export default function ArticleList({
  data: { page, articles },
  location,
  pageContext: { list, name, title, number, count },
}: PageProps<Queries.ArticleListQuery, ArticleListContext>) {
  const interpolate = useInterpolate();
  const { banner, pagination, categoryDescription } = page;
  const isBlog = list === BLOG;
  const isFirst = number === 1;
  const position = interpolate(pagination.position, { page: number, count });
  const blog = { to: BLOG, label: banner.crumb };
  const lists = isBlog ? [blog] : [blog, { to: list, label: name }];
  const texts = isFirst
    ? { description: interpolate(categoryDescription, { category: name }), crumb: name }
    : {
        description: interpolate(pagination.description, { title: name, page: number, count }),
        crumb: position,
      };
  const frame =
    isBlog && isFirst
      ? page
      : {
          ...page,
          seo: { ...page.seo, title, description: texts.description },
          banner: { ...banner, title, crumb: texts.crumb },
        };
  return (
    <PageFrame page={frame} parents={isFirst ? lists.slice(0, -1) : lists} path={location.pathname}>
      <CategoryLinks label={page.categoriesTitle} path={location.pathname} />
      <BlogTeasers articles={articles.nodes} readMore={page.readMore} />
      {count > 1 && <Pagination list={list} number={number} count={count} texts={pagination} />}
    </PageFrame>
  );
}

export const query = graphql`
  query ArticleList(
    $categories: [String!]!
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
        ...Pagination
        description
      }
    }
    articles: allMarkdownRemark(
      filter: { language: { eq: $language }, frontmatter: { category: { in: $categories } } }
      sort: [{ frontmatter: { teaserDate: DESC } }, { frontmatter: { title: ASC } }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...BlogTeaser
      }
    }
  }
`;
