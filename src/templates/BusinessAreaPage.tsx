import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { AreaSections } from '../business/areas/AreaSections';
import { ComingSoon } from '../business/areas/ComingSoon';
import { PageFrame } from '../layout/PageFrame';
import { Seo } from '../layout/Seo';

interface Props {
  area: Queries.BusinessAreaPageFragment | null;
  comingSoonSection: Queries.ComingSoonFragment;
  path: string;
  ports?: ReactNode;
}

/** The page of a business area. If the area is not open yet, the coming soon overlay covers the page. */
export function BusinessAreaPage({ area, comingSoonSection, path, ports }: Props) {
  if (!area) return null;
  const { banner, title, description, image, overlayPicture, ending, comingSoon, seo } = area;
  const sections = <AreaSections area={area} ports={ports} />;
  if (!comingSoon) {
    const page = { seo, banner: { title: banner, crumb: title, lead: description, picture: image }, ending };
    return (
      <PageFrame page={page} path={path}>
        {sections}
      </PageFrame>
    );
  }
  return (
    <>
      <Seo seo={seo} path={path} />
      <ComingSoon section={comingSoonSection} area={title} picture={overlayPicture} notice={comingSoon}>
        {sections}
      </ComingSoon>
    </>
  );
}

export const query = graphql`
  fragment BusinessAreaPage on BusinessArea {
    seo {
      ...SeoFields
    }
    banner
    title
    description
    image {
      ...CardPicture
    }
    overlayPicture: image {
      ...TallPicture
    }
    comingSoon {
      ...ComingSoonNotice
    }
    ...AreaSections
    ending {
      ...Ending
    }
  }
`;
