import { graphql, type PageProps } from 'gatsby';
import { OnlyInEnglish } from '../../catalogue/OnlyInEnglish';
import { ComparisonTables } from '../../catalogue/table/ComparisonTables';
import { PageFrame } from '../../layout/PageFrame';
import { required } from '../../ui/required';

export default function SpecificationsPage({ data, location }: PageProps<Queries.SpecificationsPageQuery>) {
  const page = required(data.page);
  return (
    <PageFrame page={page}>
      <OnlyInEnglish className="pb-5" text={page.onlyInEnglish} textLanguage={data.section?.textLanguage} />
      <ComparisonTables texts={page} search={location.search} />
    </PageFrame>
  );
}

export const query = graphql`
  query SpecificationsPage($language: String = "en") {
    page: specificationsPage(language: $language) {
      ...PageFrame
      onlyInEnglish
      ...ComparisonTables
    }
    section: catalogueSection(language: $language) { textLanguage }
  }
`;
