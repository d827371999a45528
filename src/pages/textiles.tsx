import { graphql, type PageProps } from 'gatsby';
import { AboutCategory } from '../catalogue/AboutCategory';
import { Catalogue } from '../catalogue/Catalogue';
import { Sheet } from '../catalogue/sheet/Sheet';
import { useCatalogue } from '../catalogue/useCatalogue';
import { GetInTouch } from '../enquiry/contact/GetInTouch';
import { EnquireLink, EnquiryButtons } from '../enquiry/EnquiryButtons';
import { PageFrame } from '../layout/PageFrame';
import { List } from '../ui/List';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { Steps } from '../ui/Steps';

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
      <Section heading={page.benefits.heading} band>
        <List items={page.benefits.items} />
      </Section>
      <section className="section">
        <div className="container split is-top">
          <div>
            <SectionHeading heading={page.manufacturing.heading} />
            <EnquireLink action={page.quote} subject={page.subject} item={selected} />
          </div>
          <Steps steps={page.manufacturing.items} />
        </div>
      </section>
      <GetInTouch
        variant="columns"
        title={getInTouch.heading.title}
        text={getInTouch.heading.text}
        labels={getInTouch}
        printed
        repeated
      >
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
      heading {
        ...SectionHeadingFields
      }
      addressLabel
      mobileLabel
      emailLabel
    }
  }
`;
