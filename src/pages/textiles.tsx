import { graphql, type PageProps } from 'gatsby';
import { AboutCategory } from '../catalogue/AboutCategory';
import { EnquireLink } from '../enquiry/EnquiryButtons';
import { CataloguePage } from '../layout/CataloguePage';
import { List } from '../ui/List';
import { Section, SectionHeading } from '../ui/Section';
import { Steps } from '../ui/Steps';

export default function TextilesPage({ data, location }: PageProps<Queries.TextilesPageQuery>) {
  const { benefits, manufacturing, quote, subject } = data.page;
  return (
    <CataloguePage
      data={data}
      location={location}
      about={(category) => <AboutCategory category={category} />}
    >
      {(selected) => (
        <>
          <Section heading={benefits.heading} band>
            <List items={benefits.items} />
          </Section>
          <section className="section">
            <div className="container split is-top">
              <div>
                <SectionHeading heading={manufacturing.heading} />
                <EnquireLink action={quote} subject={subject} item={selected} />
              </div>
              <Steps steps={manufacturing.items} />
            </div>
          </section>
        </>
      )}
    </CataloguePage>
  );
}

export const query = graphql`
  query TextilesPage($language: String = "en") {
    page: textilesPage(language: $language) {
      ...PageFrame
      ...CataloguePage
      groups {
        ...AboutCategory
      }
      benefits {
        ...PointsSectionFields
      }
      manufacturing {
        ...PointsSectionFields
      }
      quote {
        ...CallToActionFields
      }
    }
    texts: catalogueSection(language: $language) {
      ...CataloguePageTexts
    }
    getInTouch: getInTouchSection(language: $language) {
      ...GetInTouch
    }
  }
`;
