import { graphql, type PageProps } from 'gatsby';
import { PageFrame } from '../../layout/PageFrame';
import { Prose } from '../../ui/Prose';
import { required } from '../../ui/required';
import { useCompany, useSiteData } from '../../ui/site/useSiteData';

/** Lists which data is sent to whom. What is about the map or the measurement is left out if the site has none. */
export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const company = useCompany();
  const { email, formService, map, measurement, offices, siteUrl } = useSiteData().site;
  const page = required(data.page);
  /** Returns the host of a URL. For a path, returns the host of the site. */
  const hostOf = (url: string) => new URL(url, siteUrl).hostname;
  const names = {
    service: formService.serviceName,
    email,
    company,
    address: [offices[0]?.street, offices[0]?.place].filter(Boolean).join(', '),
    map: hostOf(map?.url ?? ''),
    measurement: hostOf(measurement?.url ?? ''),
  };
  const applies = (paragraph: string) =>
    (map || !paragraph.includes('{map}')) && (measurement || !paragraph.includes('{measurement}'));
  // A topic without its first paragraph would make no sense.
  const topics = page.topics.filter(({ paragraphs: [first = ''] }) => applies(first));
  return (
    <PageFrame page={page}>
      {topics.map(({ title, paragraphs }, index) => (
        <div key={index} className="split is-align-items-baseline is-row-gap-2 is-flush row">
          <h3 className="title is-4">{title}</h3>
          <Prose paragraphs={paragraphs.filter(applies)} names={names} />
        </div>
      ))}
    </PageFrame>
  );
}

export const query = graphql`
  query PrivacyPage($language: String = "en") {
    page: privacyPage(language: $language) {
      ...PageFrame
      topics { title paragraphs }
    }
  }
`;
