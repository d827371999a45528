import { graphql, type PageProps } from 'gatsby';
import { PageFrame } from '../sections/PageFrame/PageFrame';
import { ProjectCards } from '../sections/ProjectCards/ProjectCards';

export default function ProjectsPage({ data, location }: PageProps<Queries.ProjectsPageQuery>) {
  const { page } = data;
  return (
    <PageFrame page={page} path={location.pathname}>
      <ProjectCards projects={data.projects.nodes} />
    </PageFrame>
  );
}

export const query = graphql`
  query ProjectsPage {
    page: projectsPage {
      ...PageFrame
    }
    projects: allProject(sort: { jsonId: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
