import { graphql, type PageProps } from 'gatsby';
import { BarChart } from '../catalogue/BarChart';
import { Catalogue } from '../catalogue/Catalogue';
import { Packaging } from '../catalogue/packs/Packaging';
import { Sheet } from '../catalogue/sheet/Sheet';
import { useCatalogue } from '../catalogue/useCatalogue';
import { GetInTouch } from '../enquiry/contact/GetInTouch';
import { EnquireLink, EnquiryButtons } from '../enquiry/EnquiryButtons';
import { Banner } from '../layout/Banner';
import { Seo } from '../layout/Seo';
import { List } from '../ui/List';
import { Section } from '../ui/Section';

export default function PulsesProductsPage({ data, location }: PageProps<Queries.PulsesProductsPageQuery>) {
  const { page, texts, getInTouch } = data;
  const catalogue = useCatalogue(page.groups);
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner}>
        <List items={page.badges} variant="badges" />
        <p className="is-small">{page.badgesNote}</p>
      </Banner>
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
      <Section heading={page.healthBenefits.heading} band>
        <List items={page.healthBenefits.items} />
        <div className="block-before">
          <BarChart title={page.proteinTitle} bars={page.bars} />
        </div>
      </Section>
      <Packaging page={page} />
      <GetInTouch
        variant="columns"
        title={getInTouch.heading.title}
        text={getInTouch.heading.text}
        labels={getInTouch}
        printed
        repeated
      >
        <EnquireLink
          action={page.inquiry}
          subject={page.subject}
          item={(catalogue.selected ?? catalogue.selectedGroup)?.name}
        />
      </GetInTouch>
    </>
  );
}

export const query = graphql`
  query PulsesProductsPage($language: String = "en") {
    page: pulsesProductsPage(language: $language) {
      seo {
        ...SeoFields
      }
      banner {
        ...BannerFields
      }
      badges
      badgesNote
      subject
      ...Catalogue
      healthBenefits {
        ...PointsSectionFields
      }
      proteinTitle
      bars {
        ...Bar
      }
      ...Packaging
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
