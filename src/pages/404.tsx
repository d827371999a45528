import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Seo } from '../components/Seo/Seo';
import { NOT_FOUND } from '../routes';
import { NotFound } from '../sections/NotFound/NotFound';
import { useWrongCase } from '../sections/NotFound/useWrongCase';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { page, known } = data;
  useWrongCase(known.paths);
  return (
    <>
      <Seo seo={page.seo} path={NOT_FOUND} />
      <Banner banner={page.banner} />
      <NotFound texts={page} />
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
