import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Seo } from '../components/Seo/Seo';
import { StructuredData } from '../components/StructuredData/StructuredData';
import { FullSheet } from '../features/catalogue/FullSheet';
import { MoreEntries, type Neighbours } from '../features/catalogue/MoreEntries';
import { EnquiryButtons } from '../features/enquiry/entry/EnquiryButtons';
import { GetInTouch } from '../sections/GetInTouch/GetInTouch';
import { product } from '../structured-data/product';

/** Page context that `createPages` sets for a catalogue entry. */
export interface SheetContext extends Neighbours {
  id: string;
}

/** The page of a catalogue entry: sheet, links to other entries of the group, and contact details. */
export default function SpecificationSheet({
  data: { entry, texts, getInTouch },
  location,
  pageContext: { group, previous, next },
}: PageProps<Queries.SpecificationSheetQuery, SheetContext>) {
  if (!entry) return null;
  const { name, description, shareCard } = entry;
  const { banner, path, subject } = entry.catalogue;
  const catalogue = { label: banner.crumb, to: path };
  return (
    <>
      <Seo seo={{ title: name, description, shareCard }} path={location.pathname} />
      <StructuredData of={(site) => product(site, entry, group)} />
      <Banner banner={{ title: name, crumb: name }} parents={[catalogue]} />
      <FullSheet
        entry={entry}
        texts={texts}
        actions={<EnquiryButtons entry={entry} subject={subject} texts={texts} />}
      />
      <MoreEntries group={group} previous={previous} next={next} catalogue={catalogue} texts={texts} />
      <GetInTouch section={getInTouch} />
    </>
  );
}

export const query = graphql`
  query SpecificationSheet($id: String!) {
    entry: catalogueEntry(id: { eq: $id }) {
      ...FullSheet
      shareCard
      catalogue {
        path
        subject
        banner {
          crumb
        }
      }
    }
    texts: catalogueSection {
      ...EnquiryButtons
      ...FullSheetTexts
      ...MoreEntriesTexts
    }
    getInTouch: getInTouchSection {
      ...GetInTouch
    }
  }
`;
