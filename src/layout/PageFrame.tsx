import { graphql } from 'gatsby';
import type { ComponentProps, ReactNode } from 'react';
import { Section } from '../ui/Section';
import { Banner } from './Banner';
import { Ending } from './Ending';
import { Seo } from './Seo';

interface Props {
  page: {
    seo: ComponentProps<typeof Seo>['seo'];
    banner: ComponentProps<typeof Banner>['banner'];
    heading?: Queries.SectionHeadingFieldsFragment;
    ending?: Queries.EndingFragment | null;
  };
  parents?: ComponentProps<typeof Banner>['parents'];
  path: string;
  aside?: ComponentProps<typeof Section>['aside'];
  /** The content below the heading. If the page has no heading, the content consists of sections. */
  children?: ReactNode;
  more?: ReactNode;
}

export function PageFrame({ page, parents, path, aside, children, more }: Props) {
  const { seo, heading, ending } = page;
  return (
    <>
      <Seo seo={seo} path={path} />
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
    seo {
      ...SeoFields
    }
    banner {
      ...BannerFields
    }
    ... on PageWithHeading {
      heading {
        ...SectionHeadingFields
      }
    }
    ... on PageWithEnding {
      ending {
        ...Ending
      }
    }
  }
`;
