import { graphql, type PageProps } from 'gatsby';
import { PageFrame } from '../layout/PageFrame';
import { Prose } from '../ui/Prose';
import { useInterpolate } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';

/** Lists which data is sent to whom. The topic about measurement is shown only if measurement is configured. */
export default function PrivacyPage({ data: { page }, location }: PageProps<Queries.PrivacyPageQuery>) {
  const interpolate = useInterpolate();
  const { email, formService, map, measurement, parentCompany, siteUrl } = useSiteData().site;
  if (!page) return null;
  /** Returns the host of a URL. For a path, returns the host of the site. */
  const hostOf = (url: string) => new URL(url, siteUrl).hostname;
  const values = {
    service: formService.serviceName,
    email,
    company: parentCompany,
    map: hostOf(map.url),
    measurement: hostOf(measurement?.url ?? ''),
  };
  const topics = measurement?.url ? [...page.topics, page.measurement] : page.topics;
  return (
    <PageFrame page={page} path={location.pathname}>
      {topics.map(({ title, paragraphs }) => (
        <div key={title} className="split is-baseline is-flush row">
          <h3 className="title is-4">{title}</h3>
          <Prose paragraphs={paragraphs.map((paragraph) => interpolate(paragraph, values))} />
        </div>
      ))}
    </PageFrame>
  );
}

export const query = graphql`
  query PrivacyPage($language: String = "en") {
    page: privacyPage(language: $language) {
      ...PageFrame
      topics {
        title
        paragraphs
      }
      measurement {
        title
        paragraphs
      }
    }
  }
`;
