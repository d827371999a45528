import { graphql, type PageProps } from 'gatsby';
import { FullSheet, SheetHead } from '../catalogue/sheet/FullSheet';
import { MoreEntries } from '../catalogue/sheet/MoreEntries';
import { product } from '../catalogue/structuredData';
import { GetInTouch } from '../enquiry/contact/GetInTouch';
import { EnquireLink, EnquiryButtons } from '../enquiry/EnquiryButtons';
import { Banner } from '../layout/Banner';
import { Seo } from '../layout/Seo';
import { StructuredData } from '../ui/StructuredData';

/** The page of a catalogue entry: sheet, links to other entries of the group, and contact details. */
export default function SpecificationSheet({
  data: {
    entry,
    texts,
    getInTouch: { strip },
  },
  location,
}: PageProps<Queries.SpecificationSheetQuery>) {
  if (!entry) return null;
  const { name, description, shareCard, group } = entry;
  const { banner, path, subject } = entry.catalogue;
  return (
    <>
      <Seo seo={{ title: name, description, shareCard }} path={location.pathname} />
      <StructuredData of={(site) => product(site, entry, group.name)} />
      <Banner banner={{ title: name, crumb: name }} parents={[{ label: banner.crumb, to: path }]}>
        <SheetHead entry={entry} texts={texts} />
      </Banner>
      <FullSheet
        entry={entry}
        texts={texts}
        actions={<EnquiryButtons entry={entry} subject={subject} texts={texts} />}
      />
      <MoreEntries entry={entry} texts={texts} />
      <GetInTouch variant="line" title={strip.question} repeated>
        <EnquireLink action={strip.action} subject={subject} item={name} />
      </GetInTouch>
    </>
  );
}

export const query = graphql`
  query SpecificationSheet($id: String!, $language: String = "en") {
    entry: catalogueEntry(id: { eq: $id }) {
      ...FullSheet
      ...MoreEntries
      shareCard
      catalogue {
        subject
      }
    }
    texts: catalogueSection(language: $language) {
      ...EnquiryButtons
      ...FullSheetTexts
      ...MoreEntriesTexts
    }
    getInTouch: getInTouchSection(language: $language) {
      strip {
        question
        action {
          ...CallToActionFields
        }
      }
    }
  }
`;
