import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { Ending } from '../sections/Ending/Ending';
import { ProjectCards } from '../sections/ProjectCards/ProjectCards';

export default function ProjectsPage({ data, location }: PageProps<Queries.ProjectsPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <ProjectCards projects={data.projects.nodes} />
      </Section>
      <Ending ending={page.ending} />
    </>
  );
}

export const query = graphql`
  query ProjectsPage {
    page: projectsPage {
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
    projects: allProject(sort: { jsonId: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
