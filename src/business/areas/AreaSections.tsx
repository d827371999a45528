import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { CallToAction } from '../../ui/CallToAction';
import { DataTable } from '../../ui/DataTable';
import { Lines, List } from '../../ui/List';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';
import { TextLink } from '../../ui/TextLink';
import { ThumbnailLinks } from '../../ui/ThumbnailLinks';
import { WidePicture } from '../../ui/WidePicture';

interface Props {
  area: Queries.AreaSectionsFragment;
  ports?: ReactNode;
}

export function AreaSections({ area: { intro, samples, bulk, transit, tiles, widePicture }, ports }: Props) {
  const { title, paragraphs, action } = intro;
  const half = Math.ceil(paragraphs.length / 2);
  return (
    <>
      <Section heading={{ title, text: null }}>
        <div className="split is-row-gap-0">
          <Prose paragraphs={paragraphs.slice(0, half)} />
          <div>
            <Prose paragraphs={paragraphs.slice(half)} />
            {action && <CallToAction action={action} />}
          </div>
        </div>
      </Section>
      <WidePicture picture={widePicture} />
      {samples && samples.groups.length > 0 && (
        <Section heading={samples.heading} aside>
          <div className="stack">
            {samples.groups.map(({ name, path: to, entries }) => (
              <div key={to}>
                {samples.groups.length > 1 && (
                  <h3 className="title is-6">
                    <TextLink to={to}>{name}</TextLink>
                  </h3>
                )}
                <ThumbnailLinks entries={entries} />
              </div>
            ))}
          </div>
        </Section>
      )}
      {bulk && (
        <Section heading={bulk} split>
          <Lines items={bulk.items} />
        </Section>
      )}
      {ports}
      {transit && (
        <Section heading={transit.heading}>
          <DataTable caption={transit.heading.title} {...transit.table} />
        </Section>
      )}
      {tiles && (
        <Section heading={tiles.heading} aside={tiles.items.length === 3}>
          <List items={tiles.items} />
        </Section>
      )}
    </>
  );
}

export const query = graphql`
  fragment AreaSections on BusinessArea {
    intro {
      title
      paragraphs
      action { ...CallToActionFields }
    }
    samples {
      heading { ...SectionHeadingFields }
      groups {
        name
        path
        entries { ...ThumbnailLink }
      }
    }
    bulk {
      title
      text
      items
    }
    transit {
      heading { ...SectionHeadingFields }
      table { ...DataTable }
    }
    tiles { ...PointsSectionFields }
    widePicture { ...WidePicture }
  }
`;
