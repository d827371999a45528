import { graphql, type PageProps } from 'gatsby';
import { FullSheet } from '../catalogue/sheet/FullSheet';
import { MoreEntries } from '../catalogue/sheet/MoreEntries';
import { SheetHead } from '../catalogue/sheet/SheetHead';
import { product } from '../catalogue/structuredData';
import { ContactStrip } from '../enquiry/contact/ContactStrip';
import { EnquireLink, EnquiryButtons } from '../enquiry/EnquiryButtons';
import { Banner } from '../layout/Banner';
import { Seo } from '../layout/Seo';
import { StructuredData } from '../ui/StructuredData';

/** Page context that `createPages` sets for a catalogue entry. */
export interface SheetContext {
  id: string;
  /** The name of the group. */
  group: string;
  /** The ids of the entries of the group that are near this one, in the order of the group. */
  neighbours: readonly string[];
}

/** The page of a catalogue entry: sheet, links to other entries of the group, and contact details. */
export default function SpecificationSheet({
  data: {
    entry,
    neighbours,
    texts,
    getInTouch: { strip },
  },
  location,
  pageContext: { group, neighbours: ids },
}: PageProps<Queries.SpecificationSheetQuery, SheetContext>) {
  if (!entry) return null;
  const { name, description, shareCard } = entry;
  const { banner, path, subject } = entry.catalogue;
  const catalogue = { label: banner.crumb, to: path };
  const ordered = [...neighbours.nodes].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return (
    <>
      <Seo seo={{ title: name, description, shareCard }} path={location.pathname} />
      <StructuredData of={(site) => product(site, entry, group)} />
      <Banner banner={{ title: name, crumb: name }} parents={[catalogue]}>
        <SheetHead entry={entry} texts={texts} />
      </Banner>
      <FullSheet
        entry={entry}
        texts={texts}
        actions={<EnquiryButtons entry={entry} subject={subject} texts={texts} />}
      />
      <MoreEntries group={group} entries={ordered} current={entry.path} catalogue={catalogue} texts={texts} />
      <ContactStrip question={strip.question}>
        <EnquireLink action={strip.action} subject={subject} item={name} />
      </ContactStrip>
    </>
  );
}

export const query = graphql`
  query SpecificationSheet($id: String!, $neighbours: [String!]!, $language: String = "en") {
    entry: catalogueEntry(id: { eq: $id }) {
      ...SheetHead
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
    neighbours: allCatalogueEntry(filter: { id: { in: $neighbours } }) {
      nodes {
        id
        ...SampleLink
      }
    }
    texts: catalogueSection(language: $language) {
      ...EnquiryButtons
      ...SheetHeadTexts
      ...FullSheetTexts
      ...MoreEntriesTexts
    }
    getInTouch: getInTouchSection(language: $language) {
      strip {
        ...ContactStrip
      }
    }
  }
`;
