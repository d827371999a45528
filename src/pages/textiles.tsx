import { graphql, type PageProps } from 'gatsby';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { SectionHeading } from '../components/SectionHeading/SectionHeading';
import { Steps } from '../components/Steps/Steps';
import { Catalogue } from '../features/catalogue/Catalogue';
import { Sheet } from '../features/catalogue/Sheet';
import { useCatalogue } from '../features/catalogue/useCatalogue';
import { EnquireLink } from '../features/enquiry/entry/EnquireLink';
import { EnquiryButtons } from '../features/enquiry/entry/EnquiryButtons';
import { AboutCategory } from '../sections/AboutCategory/AboutCategory';
import { GetInTouch } from '../sections/GetInTouch/GetInTouch';
import { PageFrame } from '../sections/PageFrame/PageFrame';

export default function TextilesPage({ data, location }: PageProps<Queries.TextilesPageQuery>) {
  const { page, texts, getInTouch } = data;
  const catalogue = useCatalogue(page.groups);
  const selected = (catalogue.selected ?? catalogue.selectedGroup)?.name;
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
        about={(category) => <AboutCategory category={category} />}
      />
      <PointsSection section={page.benefits} background="band" />
      <section className="section">
        <div className="container split is-top">
          <div>
            <SectionHeading heading={page.manufacturing.heading} />
            <EnquireLink action={page.quote} subject={page.subject} item={selected} />
          </div>
          <Steps steps={page.manufacturing.items} />
        </div>
      </section>
      <GetInTouch section={getInTouch}>
        <EnquireLink action={page.inquiry} subject={page.subject} item={selected} />
      </GetInTouch>
    </PageFrame>
  );
}

export const query = graphql`
  query TextilesPage($language: String = "en") {
    page: textilesPage(language: $language) {
      ...PageFrame
      subject
      ...Catalogue
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
      inquiry {
        ...CallToActionFields
      }
    }
    texts: catalogueSection(language: $language) {
      ...EnquiryButtons
      ...SheetTexts
    }
    getInTouch: getInTouchSection(language: $language) {
      ...GetInTouch
    }
  }
`;
