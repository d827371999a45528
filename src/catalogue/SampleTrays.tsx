import { graphql } from 'gatsby';
import { ArrowLink } from '../ui/ArrowLink';
import { SectionHeading } from '../ui/Section';
import { InLanguage, useInterpolate } from '../ui/site/language';
import { ThumbnailLinks } from '../ui/ThumbnailLinks';

interface Props {
  section: Queries.SampleTraysFragment | null;
  /** The path of the page with all specifications. */
  specifications: string | undefined;
}

/** The trays of what the company trades, and links to its catalogues (docs/behaviour.md, "Home page"). */
export function SampleTrays({ section, specifications }: Props) {
  const interpolate = useInterpolate();
  if (!section?.total) return null;
  const { heading, groups, all, total } = section;
  const entries = groups.flatMap((group) => group.entries);
  return (
    <section className="section">
      <div className="container">
        <div className="cluster is-align-items-baseline is-justify-content-space-between is-row-gap-0">
          <SectionHeading heading={heading} />
          <ul className="cluster is-small is-row-gap-0 is-column-gap-2 mb-4">
            {groups.map(({ name, path }) => (
              <li key={path}>
                <ArrowLink to={path} label={name} />
              </li>
            ))}
            {specifications && total > entries.length && (
              <li>
                <ArrowLink to={specifications} label={interpolate(all, { count: total })} />
              </li>
            )}
          </ul>
        </div>
        <InLanguage>
          <ThumbnailLinks entries={entries} wide />
        </InLanguage>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment SampleTrays on HomePageSamples {
    heading { ...SectionHeadingFields }
    groups {
      name
      path
      entries { ...ThumbnailLink }
    }
    all
    total
  }
`;
