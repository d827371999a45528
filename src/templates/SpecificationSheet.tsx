import { graphql, type PageProps } from 'gatsby';
import { FullSheet } from '../catalogue/sheet/FullSheet';
import { MoreEntries } from '../catalogue/sheet/MoreEntries';
import { GetInTouch } from '../enquiry/contact/GetInTouch';
import { EnquireLink, EnquiryButtons } from '../enquiry/EnquiryButtons';
import { Seo } from '../layout/Seo';
import { existing } from '../ui/existing';
import { StructuredData } from '../ui/StructuredData';
import { InLanguage } from '../ui/site/language';
import { localUrl, pictureUrl, type Site } from '../ui/structuredData';

type Entry = NonNullable<Queries.SpecificationSheetQuery['entry']>;

/** Describes a catalogue entry. Rows become properties, with the caption before the label after the first table. */
const entryProduct = (
  site: Site,
  { name, alsoTradedAs, description, image, path, tables, limits, supply, group }: Entry,
): object => ({
  '@type': 'Product',
  name,
  ...(alsoTradedAs && { alternateName: alsoTradedAs }),
  description,
  category: group.name,
  url: localUrl(site, path),
  image: pictureUrl(site, image),
  additionalProperty: [...tables, limits, supply].flatMap((table, index) =>
    (table?.rows ?? []).map(({ label, value, method }) => ({
      '@type': 'PropertyValue',
      name: index === 0 ? label : `${table?.caption}: ${label}`,
      value,
      ...(method && { measurementTechnique: method }),
    })),
  ),
});

export default function SpecificationSheet({ data, location }: PageProps<Queries.SpecificationSheetQuery>) {
  const { texts, getInTouch } = data;
  const entry = existing(data.entry);
  const { name, description, shareCard } = entry;
  const { banner, path, subject } = entry.catalogue;
  return (
    <>
      <Seo seo={{ title: name, description, shareCard }} path={location.pathname} />
      <FullSheet
        entry={entry}
        texts={texts}
        parent={{ label: banner.crumb, to: path }}
        actions={<EnquiryButtons entry={entry} subject={subject} texts={texts} />}
      />
      <InLanguage language={texts.textLanguage}>
        <MoreEntries entry={entry} texts={texts} />
      </InLanguage>
      {getInTouch && (
        <InLanguage language={getInTouch.textLanguage}>
          <GetInTouch variant="line" title={getInTouch.line.question}>
            <EnquireLink action={getInTouch.line.action} subject={subject} item={name} />
          </GetInTouch>
        </InLanguage>
      )}
      <StructuredData of={(site) => entryProduct(site, entry)} />
    </>
  );
}

export const query = graphql`
  query SpecificationSheet($key: String!, $language: String = "en", $isTranslated: Boolean = false) {
    entry: catalogueEntry(key: { eq: $key }) {
      ...FullSheet
      ...MoreEntries
      image {
        ...CardPicture
      }
      shareCard
      catalogue {
        subject
      }
    }
    texts: catalogueSection(language: $language) {
      ...EnquiryButtons
      ...FullSheetTexts
      more
      previous
      next
    }
    getInTouch: getInTouchSection(language: $language) {
      textLanguage
      line {
        question
        action {
          ...CallToActionFields
        }
      }
    }
  }
`;
