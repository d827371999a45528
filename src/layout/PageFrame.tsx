import { graphql } from 'gatsby';
import type { ComponentProps, ReactNode } from 'react';
import { GetInTouch } from '../enquiry/contact/GetInTouch';
import { CallToAction } from '../ui/CallToAction';
import { Section } from '../ui/Section';
import { Banner } from './Banner';
import { Seo } from './Seo';

interface Props {
  page: {
    seo: Queries.SeoFieldsFragment;
    banner: ComponentProps<typeof Banner>['banner'];
    heading?: Queries.SectionHeadingFieldsFragment;
    ending?: Queries.EndingFragment | null;
  };
  parents?: ComponentProps<typeof Banner>['parents'];
  path: string;
  structuredData?: ReactNode;
  /** The content below the heading. If the page has no heading, the content consists of sections. */
  children: ReactNode;
  more?: ReactNode;
}

/** Suggests a next step at the end of a page. */
export const Ending = ({ title, text, action }: Queries.EndingFragment) => (
  <GetInTouch variant="ending" title={title} text={text}>
    <CallToAction action={action} />
  </GetInTouch>
);

/** The common parts of all pages that have a banner: metadata, banner, heading and ending. */
export function PageFrame({ page, parents, path, structuredData, children, more }: Props) {
  const { seo, banner, heading, ending } = page;
  return (
    <>
      <Seo seo={seo} path={path} />
      {structuredData}
      <Banner banner={banner} parents={parents} />
      {heading ? <Section heading={heading}>{children}</Section> : children}
      {more}
      {ending && <Ending {...ending} />}
    </>
  );
}

export const query = graphql`
  fragment Ending on Ending {
    title
    text
    action {
      ...CallToActionFields
    }
  }

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
