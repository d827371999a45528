import { graphql, type PageProps } from 'gatsby';
import { BlogTeasers } from '../sections/BlogTeasers/BlogTeasers';
import { PageFrame } from '../sections/PageFrame/PageFrame';

export default function BlogPage({ data, location }: PageProps<Queries.BlogPageQuery>) {
  return (
    <PageFrame page={data.page} path={location.pathname}>
      <BlogTeasers articles={data.articles.nodes} readMore={data.page.readMore} firstInView />
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
