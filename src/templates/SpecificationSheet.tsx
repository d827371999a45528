import { graphql, type PageProps } from 'gatsby';
import { FullSheet } from '../catalogue/sheet/FullSheet';
import { GetInTouch } from '../enquiry/contact/GetInTouch';
import { EnquireLink, EnquiryButtons } from '../enquiry/EnquiryButtons';
import { Seo } from '../layout/Seo';
import { existing } from '../ui/existing';
import { Icon } from '../ui/Icon';
import { StructuredData } from '../ui/StructuredData';
import { InLanguage, useInterpolate } from '../ui/site/language';
import { localUrl, pictureUrl, type Site } from '../ui/structuredData';
import { TextLink } from '../ui/TextLink';
import { ThumbnailLinks } from '../ui/ThumbnailLinks';

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

function MoreEntries({ entry, texts }: { entry: Entry; texts: Queries.SpecificationSheetQuery['texts'] }) {
  const { path: current, group, neighbours, catalogue } = entry;
  const interpolate = useInterpolate();
  const heading = interpolate(texts.more, { group: group.name });
  const index = neighbours.findIndex(({ path }) => path === current);
  const [previous, next] = [neighbours[index - 1], neighbours[index + 1]];
  const others = neighbours.filter(({ path }) => path !== current);
  return (
    <nav className="section" aria-label={heading}>
      <div className="container">
        {others.length > 0 && (
          <>
            <h2 className="title is-3">{heading}</h2>
            <InLanguage>
              <ThumbnailLinks entries={others} />
            </InLanguage>
          </>
        )}
        <ul className="cluster is-column-gap-3 is-align-items-center block-before">
          {previous && (
            <li>
              <TextLink to={previous.path} className="icon-link">
                <Icon name="chevron-left" />
                {interpolate(texts.previous, { item: previous.name })}
              </TextLink>
            </li>
          )}
          {next && (
            <li>
              <TextLink to={next.path} className="icon-link">
                {interpolate(texts.next, { item: next.name })}
                <Icon name="chevron-right" />
              </TextLink>
            </li>
          )}
          <li>
            <TextLink to={catalogue.path} className="icon-link">
              {catalogue.banner.crumb}
              <Icon name="arrow-right" />
            </TextLink>
          </li>
        </ul>
      </div>
    </nav>
  );
}

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
      path
      group {
        name
      }
      neighbours {
        ...ThumbnailLink
      }
      image {
        ...CardPicture
      }
      shareCard
      catalogue {
        path
        banner {
          crumb
        }
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
