import { graphql } from 'gatsby';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Breadcrumb } from '../ui/Breadcrumb';
import { CallToAction } from '../ui/CallToAction';
import { Picture, partStyle } from '../ui/Picture';
import { Section } from '../ui/Section';
import * as styles from './PageFrame.module.scss';
import { Seo } from './Seo';

interface Props {
  page: {
    seo: ComponentProps<typeof Seo>['seo'];
    banner: {
      title: string;
      crumb: string;
      lead?: string | null;
      picture?: (ComponentProps<typeof Picture>['picture'] & { part?: string | null }) | null;
      texture?: { publicURL: string | null } | null;
    };
    heading?: Queries.SectionHeadingFieldsFragment;
    ending?: Queries.EndingFragment | null;
  };
  parents?: ComponentProps<typeof Breadcrumb>['parents'];
  aside?: ComponentProps<typeof Section>['aside'];
  /** The content below the heading. If the page has no heading, the content consists of sections. */
  children?: ReactNode;
  more?: ReactNode;
}

function Banner({ banner, parents }: Pick<Props, 'parents'> & Pick<Props['page'], 'banner'>) {
  const { title, crumb, lead, picture, texture } = banner;
  const cloth = !picture && texture?.publicURL;
  return (
    <div className={`on-primary is-tight ${styles.banner}`}>
      <div className={`container ${picture || cloth ? styles.columns : ''}`} style={partStyle(picture?.part)}>
        <div className={`stack is-gap-1 is-align-content-start ${styles.words}`}>
          <div>
            <Breadcrumb current={crumb} parents={parents} />
            <h1 className="title is-1">{title}</h1>
          </div>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {picture && (
          <Picture
            picture={picture}
            priority
            sizes="(min-width: 993px) 50vw, 100vw"
            className={`is-screen-only ${styles.picture}`}
          />
        )}
        {cloth && (
          <div
            className={`is-screen-only ${styles.picture} ${styles.cloth}`}
            style={{ '--cloth': `url(${cloth})` } as CSSProperties}
          />
        )}
      </div>
    </div>
  );
}

/** The next step, at the end of a page. */
export const Ending = ({ title, text, action }: Queries.EndingFragment) => (
  <section className={`is-screen-only ${styles.ending}`}>
    <div className="container cluster is-align-items-center is-justify-content-space-between is-row-gap-2 is-column-gap-6">
      <div className={`is-tight ${styles.heading}`}>
        <h2 className="title is-3">{title}</h2>
        <p className="prose">{text}</p>
      </div>
      <CallToAction action={action} className="button is-primary" />
    </div>
  </section>
);

export function PageFrame({ page, parents, aside, children, more }: Props) {
  const { seo, heading, ending } = page;
  return (
    <>
      <Seo seo={seo} />
      <Banner banner={page.banner} parents={parents} />
      {heading ? (
        <Section heading={heading} aside={aside}>
          {children}
        </Section>
      ) : (
        children
      )}
      {more}
      {ending && <Ending {...ending} />}
    </>
  );
}

export const query = graphql`
  fragment PageFrame on Page {
    seo { ...SeoFields }
    banner {
      title
      crumb
      lead
      picture {
        # Has the aspect ratio of the file. The styles of the banner crop it.
        alt
        part
        file {
          childImageSharp { gatsbyImageData(width: 840, breakpoints: [480, 840, 1080]) }
        }
      }
      texture { publicURL }
    }
    ... on PageWithHeading {
      heading { ...SectionHeadingFields }
    }
    ... on PageWithEnding {
      ending { ...Ending }
    }
  }

  fragment Ending on Ending {
    title
    text
    action { ...CallToActionFields }
  }
`;
