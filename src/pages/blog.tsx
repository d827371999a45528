import { graphql, type PageProps } from 'gatsby';
import { BlogTeasers } from '../sections/BlogTeasers/BlogTeasers';
import { PageFrame } from '../sections/PageFrame/PageFrame';

export default function BlogPage({ data, location }: PageProps<Queries.BlogPageQuery>) {
  const { page } = data;
  return (
    <PageFrame page={page} path={location.pathname}>
      <BlogTeasers articles={data.articles.nodes} readMore={page.readMore} firstInView />
    </PageFrame>
  );
}

export const query = graphql`
  query BlogPage {
    page: blogPage {
      ...PageFrame
      readMore
    }
    articles: allMarkdownRemark(sort: { frontmatter: { teaserDate: DESC } }) {
      nodes {
        ...BlogTeaser
      }
    }
  }
`;
