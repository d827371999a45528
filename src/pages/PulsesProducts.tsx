import { graphql, type PageProps } from 'gatsby';
import { Badges } from '../components/Badges/Badges';
import { Banner } from '../components/Banner/Banner';
import { BarChart } from '../components/BarChart/BarChart';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { Seo } from '../components/Seo/Seo';
import { Catalogue } from '../features/catalogue/Catalogue';
import { Sheet } from '../features/catalogue/Sheet';
import { useCatalogue } from '../features/catalogue/useCatalogue';
import { EnquireLink } from '../features/enquiry/entry/EnquireLink';
import { EnquiryButtons } from '../features/enquiry/entry/EnquiryButtons';
import { GetInTouch } from '../sections/GetInTouch/GetInTouch';
import { Packaging } from '../sections/Packaging/Packaging';

export default function PulsesProductsPage({ data, location }: PageProps<Queries.PulsesProductsPageQuery>) {
  const { page, texts, getInTouch } = data;
  const catalogue = useCatalogue(page.groups);
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner}>
        <Badges page={page} />
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
      <PointsSection section={page.healthBenefits} background="band">
        <BarChart title={page.proteinTitle} bars={page.bars} />
      </PointsSection>
      <Packaging page={page} />
      <GetInTouch section={getInTouch}>
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
      ...Badges
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
      ...GetInTouch
    }
  }
`;
