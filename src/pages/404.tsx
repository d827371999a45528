import { graphql, type PageProps } from 'gatsby';
import { NOT_FOUND } from '../routes';
import { NotFound } from '../sections/NotFound/NotFound';
import { useWrongCase } from '../sections/NotFound/useWrongCase';
import { PageFrame } from '../sections/PageFrame/PageFrame';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { page, known } = data;
  useWrongCase(known.paths);
  return (
    <PageFrame page={page} path={NOT_FOUND}>
      <NotFound texts={page} />
    </PageFrame>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: notFoundPage {
      ...PageFrame
      ...NotFoundFields
    }
    known: allSitePage {
      paths: distinct(field: { path: SELECT })
    }
  }
`;
