import { graphql, type PageProps } from 'gatsby';
import { FullSheet, SheetHead } from '../catalogue/sheet/FullSheet';
import { MoreEntries } from '../catalogue/sheet/MoreEntries';
import { entryProduct } from '../catalogue/structuredData';
import { GetInTouch } from '../enquiry/contact/GetInTouch';
import { EnquireLink, EnquiryButtons } from '../enquiry/EnquiryButtons';
import { PageFrame } from '../layout/PageFrame';
import { StructuredData } from '../ui/StructuredData';

export default function SpecificationSheet({ data, location }: PageProps<Queries.SpecificationSheetQuery>) {
  const { entry, texts } = data;
  const { line } = data.getInTouch;
  if (!entry) return null;
  const { name, description, image, shareCard, group } = entry;
  const { banner, path, subject } = entry.catalogue;
  return (
    <PageFrame
      page={{
        seo: { title: name, description, shareCard },
        banner: { title: name, crumb: name, picture: image, isPlainOnPhones: true },
      }}
      parents={[{ label: banner.crumb, to: path }]}
      path={location.pathname}
      structuredData={<StructuredData of={(site) => entryProduct(site, entry, group.name)} />}
      inBanner={<SheetHead entry={entry} texts={texts} />}
    >
      <FullSheet
        entry={entry}
        texts={texts}
        actions={<EnquiryButtons entry={entry} subject={subject} texts={texts} />}
      />
      <MoreEntries entry={entry} texts={texts} />
      <GetInTouch variant="line" title={line.question}>
        <EnquireLink action={line.action} subject={subject} item={name} />
      </GetInTouch>
    </PageFrame>
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
      line {
        question
        action {
          ...CallToActionFields
        }
      }
    }
  }
`;
