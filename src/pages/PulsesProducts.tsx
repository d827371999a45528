import { graphql, type PageProps } from 'gatsby';
import { Badges } from '../components/Badges/Badges';
import { Banner } from '../components/Banner/Banner';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { Table } from '../components/Table/Table';
import { Catalogue } from '../features/catalogue/Catalogue';
import { Sheet } from '../features/catalogue/Sheet';
import { useCatalogue } from '../features/catalogue/useCatalogue';
import { EnquireLink } from '../features/enquiry/entry/EnquireLink';
import { EnquiryButtons } from '../features/enquiry/entry/EnquiryButtons';
import { GetInTouch } from '../sections/GetInTouch/GetInTouch';

const PACKS = ['pack', 'carton', 'pallet', 'container'] as const;

export default function PulsesProductsPage({ data, location }: PageProps<Queries.PulsesProductsPageQuery>) {
  const { page, texts, getInTouch } = data;
  const { packs } = page;
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
            listFirst
          />
        )}
      />
      <PointsSection section={page.healthBenefits} background="band" />
      <PointsSection section={page.packaging} />
      <Section heading={packs.heading}>
        <Table columns={PACKS} caption={packs.heading.title} {...packs} />
      </Section>
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
  query PulsesProductsPage {
    page: pulsesProductsPage {
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
      packaging {
        ...PointsSectionFields
      }
      packs {
        heading {
          ...SectionHeadingFields
        }
        labels {
          pack
          carton
          pallet
          container
        }
        rows {
          pack
          carton
          pallet
          container
        }
        note
      }
      inquiry {
        ...CallToActionFields
      }
    }
    texts: catalogueSection {
      ...EnquiryButtons
      ...SheetTexts
    }
    getInTouch: getInTouchSection {
      ...GetInTouch
    }
  }
`;
