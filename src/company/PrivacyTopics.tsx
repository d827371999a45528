import { graphql } from 'gatsby';
import { interpolate } from '../lib/interpolate';
import { Prose } from '../ui/Prose';
import { useSiteData } from '../ui/site/useSiteData';
import * as styles from './PrivacyTopics.module.scss';

/** Returns the host of a URL. For a path, returns the host of the site. */
const hostOf = (url: string, siteUrl: string): string => new URL(url, siteUrl).hostname;

/** Lists which data is sent to whom. The topic about measurement is shown only if measurement is configured. */
export function PrivacyTopics({ page }: { page: Queries.PrivacyTopicsFragment }) {
  const { email, formService, map, measurement, parentCompany, siteUrl } = useSiteData().site;
  const values = {
    service: formService.serviceName,
    email,
    company: parentCompany,
    map: hostOf(map.url, siteUrl),
    measurement: hostOf(measurement?.url ?? '', siteUrl),
  };
  const topics = measurement?.url ? [...page.topics, page.measurement] : page.topics;
  return topics.map(({ title, paragraphs }) => (
    <div key={title} className={`stack is-flush ${styles.topic}`}>
      <h3 className="title is-4">{title}</h3>
      <Prose paragraphs={paragraphs.map((paragraph) => interpolate(paragraph, values))} />
    </div>
  ));
}

export const query = graphql`
  fragment PrivacyTopics on PrivacyPage {
    topics {
      ...PrivacyTopicFields
    }
    measurement {
      ...PrivacyTopicFields
    }
  }

  fragment PrivacyTopicFields on PrivacyTopic {
    title
    paragraphs
  }
`;
