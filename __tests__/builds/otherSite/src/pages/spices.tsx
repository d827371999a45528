import { graphql, type PageProps } from 'gatsby';
import { Catalogue } from '../catalogue/Catalogue';
import { Sheet } from '../catalogue/sheet/Sheet';
import { useCatalogue } from '../catalogue/useCatalogue';
import { EnquiryButtons } from '../enquiry/EnquiryButtons';
import { PageFrame } from '../layout/PageFrame';

export default function SpicesPage({ data, location }: PageProps<Queries.SpicesPageQuery>) {
  const { page, texts } = data;
  const catalogue = useCatalogue(page.groups);
  return (
    <PageFrame page={page} path={location.pathname}>
      <Catalogue
        catalogue={catalogue}
        groupLabel={page.groupLabel}
        search={location.search}
        renderSheet={(entry) => (
          <Sheet
            entry={entry}
            texts={texts}
            actions={<EnquiryButtons entry={entry} subject={page.subject} texts={texts} />}
          />
        )}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query SpicesPage($language: String = "en") {
    page: spicesPage(language: $language) {
      ...PageFrame
      subject
      ...Catalogue
    }
    texts: catalogueSection(language: $language) {
      ...EnquiryButtons
      ...SheetTexts
    }
  }
`;
