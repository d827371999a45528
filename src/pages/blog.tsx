import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { BlogTeasers } from '../sections/BlogTeasers/BlogTeasers';

export default function BlogPage({ data, location }: PageProps<Queries.BlogPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <BlogTeasers articles={data.articles.nodes} readMore={page.readMore} firstInView />
      </Section>
    </>
  );
}

export const query = graphql`
  query BlogPage {
    page: blogPage {
      seo {
        ...SeoFields
      }
      banner {
        ...BannerFields
      }
      heading {
        ...SectionHeadingFields
      }
      readMore
    }
    articles: allMarkdownRemark(sort: { frontmatter: { teaserDate: DESC } }) {
      nodes {
        ...BlogTeaser
      }
    }
  }
`;
