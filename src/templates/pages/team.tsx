import { graphql, type PageProps } from 'gatsby';
import { PersonRow } from '../../company/Person';
import { PageFrame } from '../../layout/PageFrame';
import { required } from '../../ui/required';
import { TextLink } from '../../ui/TextLink';

export default function TeamPage({ data }: PageProps<Queries.TeamPageQuery>) {
  const page = required(data.page);
  return (
    <PageFrame page={page}>
      <ul role="list">
        {data.members.nodes.map(({ name, role, image, description, desk }, index) => (
          <PersonRow key={index} picture={image} name={name} role={role} text={description}>
            {desk && (
              <div>
                <p className="is-quiet">{page.deskLabel}</p>
                <ul className="cluster is-row-gap-0 is-column-gap-2 has-underlines">
                  {desk.map(({ label, to }, linkIndex) => (
                    <li key={linkIndex}>
                      <TextLink to={to}>{label}</TextLink>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </PersonRow>
        ))}
      </ul>
    </PageFrame>
  );
}

export const query = graphql`
  query TeamPage($language: String = "en") {
    page: teamPage(language: $language) { ...PageFrame deskLabel }
    members: allTeamMember(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes {
        name
        role
        image { ...SquarePicture }
        description
        desk { ...CallToActionFields }
      }
    }
  }
`;
