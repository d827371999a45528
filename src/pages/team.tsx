import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { Ending } from '../sections/Ending/Ending';
import { TeamMembers } from '../sections/TeamMembers/TeamMembers';

export default function TeamPage({ data, location }: PageProps<Queries.TeamPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <TeamMembers members={data.members.nodes} />
      </Section>
      <Ending ending={page.ending} />
    </>
  );
}

export const query = graphql`
  query TeamPage {
    page: teamPage {
      seo {
        ...SeoFields
      }
      banner {
        ...BannerFields
      }
      ending {
        ...Ending
      }
      heading {
        ...SectionHeadingFields
      }
    }
    members: allTeamMember(sort: { jsonId: ASC }) {
      nodes {
        ...TeamMemberFields
      }
    }
  }
`;
