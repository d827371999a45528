import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Seo } from '../components/Seo/Seo';
import { useWrongCase } from '../hooks/useWrongCase';
import { NotFound } from '../sections/NotFound/NotFound';

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const { page, known } = data;
  useWrongCase(known.paths);
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <NotFound copy={page} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: notFoundPage {
      seo {
        ...SeoFields
      }
      banner {
        ...BannerFields
      }
      ...NotFoundFields
    }
    known: allSitePage {
      paths: distinct(field: { path: SELECT })
    }
  }
`;
