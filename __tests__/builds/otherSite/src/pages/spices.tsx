import { graphql, type PageProps } from 'gatsby';
import { CataloguePage } from '../templates/CataloguePage';

export default function SpicesPage({ data, location }: PageProps<Queries.SpicesPageQuery>) {
  return (
    <CataloguePage data={data} location={location}>
      {() => null}
    </CataloguePage>
  );
}

export const query = graphql`
  query SpicesPage($language: String = "en") {
    page: spicesPage(language: $language) {
      ...PageFrame
      ...CataloguePage
    }
    texts: catalogueSection(language: $language) {
      ...CataloguePageTexts
    }
    filterTexts: specificationsPage(language: $language) {
      ...Filter
    }
    getInTouch: getInTouchSection(language: $language) {
      ...GetInTouch
    }
  }
`;
