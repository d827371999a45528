import { graphql, type PageProps } from 'gatsby';
import { useEffect, useId } from 'react';
import { PageFrame } from '../layout/PageFrame';
import { localPath, resolveWrongCase } from '../routes';
import { SearchForm } from '../search/SearchDialog';
import { openInFull } from '../ui/browser/events';
import { CallToAction } from '../ui/CallToAction';
import { useSiteData } from '../ui/site/useSiteData';

/** The 404 page, in all languages, because one file answers for all paths (docs/behaviour.md, "Routes"). */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { page, others, known } = data;
  const { languages, navigation } = useSiteData();
  const searchId = useId();
  useEffect(() => {
    const { search, hash } = window.location;
    const target = resolveWrongCase(window.location.pathname, known.paths);
    // Load the page in full, because only its HTML has the fonts of its language.
    if (target) window.location.replace(target + search + hash);
  }, [known]);
  return (
    <PageFrame page={page}>
      <section className="section">
        <div className="container is-tight">
          <div className="cluster is-spaced">
            <h2 className="title is-3">{page.title}</h2>
            <p className="is-quiet">{page.code}</p>
          </div>
          <p className="prose">{page.text}</p>
          <div className="has-rule my-5 pt-5">
            <h3 id={searchId} className="title is-4">
              {navigation.search.title}
            </h3>
            <SearchForm labelledBy={searchId} />
          </div>
          {page.action && <CallToAction action={page.action} />}
          {others.nodes.map(({ language, title, text, action }) => (
            <div
              key={language}
              lang={language}
              dir={languages.languages.find(({ code }) => code === language)?.direction}
              className="is-tight has-rule mt-5"
            >
              <h2 className="title is-4">{title}</h2>
              <p>{text}</p>
              {action && (
                <a href={localPath('/', language)} onClick={openInFull}>
                  {action.label}
                </a>
              )}
            </div>
          ))}
        </div>
      </section>
    </PageFrame>
  );
}

export const query = graphql`
  query NotFoundPage($language: String = "en") {
    page: notFoundPage(language: $language) {
      ...PageFrame
      code
      title
      text
      action { ...CallToActionFields }
    }
    others: allNotFoundPage(filter: { language: { ne: "en" } }, sort: { language: ASC }) {
      nodes {
        language
        title
        text
        action { label }
      }
    }
    known: allSitePage {
      paths: distinct(field: { canonical: SELECT })
    }
  }
`;
