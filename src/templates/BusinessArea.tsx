import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ComingSoon } from '../business/ComingSoon';
import { PageFrame } from '../layout/PageFrame';
import { Seo } from '../layout/Seo';
import { CallToAction } from '../ui/CallToAction';
import { List } from '../ui/List';
import { Prose } from '../ui/Prose';
import { SampleLinks } from '../ui/SampleLinks';
import { Section } from '../ui/Section';
import { Strip } from '../ui/Strip';
import { Table } from '../ui/Table';
import { TextLink } from '../ui/TextLink';

const TRANSIT = ['leg', 'mode', 'days', 'basis'] as const;

interface Props {
  area: Queries.BusinessAreaFieldsFragment;
  comingSoonSection: Queries.ComingSoonFragment;
  path: string;
  ports?: ReactNode;
}

/** The page of a business area. If the area is not open yet, the coming soon overlay covers the page. */
export function BusinessArea({ area, comingSoonSection, path, ports }: Props) {
  const { title, description, intro, image, samples, bulk, transit, ending, comingSoon, seo } = area;
  const sections = (
    <>
      <Section heading={{ eyebrow: null, title: intro.title, text: null }} layout="half">
        <div>
          <Prose paragraphs={intro.paragraphs} />
          {intro.action && <CallToAction action={intro.action} />}
        </div>
      </Section>
      {samples && (
        <Section heading={samples.heading} layout="aside" repeated>
          <div className="stack">
            {samples.groups.map(({ name, path: to, entries }) => (
              <div key={to}>
                {samples.groups.length > 1 && (
                  <h3 className="title is-6">
                    <TextLink to={to}>{name}</TextLink>
                  </h3>
                )}
                <SampleLinks entries={entries} />
              </div>
            ))}
          </div>
        </Section>
      )}
      {bulk && (
        <section className="section">
          <div className="container split is-top">
            <div className="is-tight">
              <h2 className="title is-2">{bulk.title}</h2>
              <p className="prose">{bulk.text}</p>
            </div>
            <List items={bulk.items} variant="lines" />
          </div>
        </section>
      )}
      {ports}
      {transit && (
        <Section heading={transit.heading}>
          <Table columns={TRANSIT} caption={transit.heading.title} {...transit} />
        </Section>
      )}
      <Section heading={area.tiles.heading} band>
        <List items={area.tiles.items} />
      </Section>
      <Strip picture={area.strip} />
    </>
  );
  if (!comingSoon)
    return (
      <PageFrame
        page={{
          seo,
          banner: { title: area.banner, crumb: title, lead: description, picture: image },
          ending,
        }}
        path={path}
      >
        {sections}
      </PageFrame>
    );
  return (
    <>
      <Seo seo={seo} path={path} />
      <ComingSoon section={comingSoonSection} area={title} picture={area.overlayPicture} notice={comingSoon}>
        {sections}
      </ComingSoon>
    </>
  );
}

export const query = graphql`
  fragment BusinessAreaFields on BusinessArea {
    banner
    title
    description
    image {
      ...CardPicture
    }
    overlayPicture: image {
      ...TallPicture
    }
    intro {
      title
      paragraphs
      action {
        ...CallToActionFields
      }
    }
    samples {
      heading {
        ...SectionHeadingFields
      }
      groups {
        name
        path
        entries {
          ...SampleLink
        }
      }
    }
    bulk {
      title
      text
      items
    }
    transit {
      heading {
        ...SectionHeadingFields
      }
      labels {
        leg
        mode
        days
        basis
      }
      rows {
        leg
        mode
        days
        basis
      }
      note
    }
    tiles {
      ...PointsSectionFields
    }
    strip {
      ...Strip
    }
    ending {
      ...Ending
    }
    comingSoon {
      ...ComingSoonNotice
    }
    seo {
      ...SeoFields
    }
  }
`;
