import { graphql, navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { NotFound } from '../layout/NotFound';
import { PageFrame } from '../layout/PageFrame';
import { currentPath, NOT_FOUND, resolveWrongCase } from '../routes';
import { PageSearch } from '../search/PageSearch';

/** The 404 page. It redirects a path in the wrong letter case, such as `/TEXTILES` (docs/behaviour.md, "Routes"). */
export default function NotFoundPage({
  data: { page, areas, others, known },
}: PageProps<Queries.NotFoundPageQuery>) {
  useEffect(() => {
    const { search, hash } = window.location;
    const target = resolveWrongCase(currentPath(), known.paths);
    if (target) navigate(target + search + hash, { replace: true });
  }, [known]);
  return (
    <PageFrame page={page} path={NOT_FOUND}>
      <NotFound texts={page} areas={areas} others={others} search={<PageSearch />} />
    </PageFrame>
  );
}

export const query = graphql`
  query NotFoundPage($language: String = "en") {
    page: notFoundPage(language: $language) {
      ...PageFrame
      ...NotFoundFields
    }
    areas: allBusinessArea(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      ...NotFoundAreas
    }
    others: allNotFoundPage(filter: { language: { ne: "en" } }) {
      ...NotFoundTranslations
    }
    known: allSitePage {
      paths: distinct(field: { path: SELECT })
    }
  }
`;
