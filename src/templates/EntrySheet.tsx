import { graphql, type PageProps } from 'gatsby';
import { SeasonCalendar } from '../catalogue/season/SeasonCalendar';
import { EntryFrame, MoreEntries } from '../catalogue/sheet/EntryFrame';
import * as styles from '../catalogue/sheet/EntryFrame.module.scss';
import { FactList, FactTable, SheetAddress } from '../catalogue/sheet/sheetParts';
import { GetInTouch } from '../enquiry/contact/GetInTouch';
import { EnquireLink, EnquiryButtons } from '../enquiry/EnquiryButtons';
import { Seo } from '../layout/Seo';
import { articlePath } from '../routes';
import { localUrl, pictureUrl, type Site } from '../ui/jsonLd';
import { Prose } from '../ui/Prose';
import { required } from '../ui/required';
import { StructuredData } from '../ui/StructuredData';
import { InLanguage, useLocalLink } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';

type Entry = NonNullable<Queries.EntrySheetQuery['entry']>;

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

export default function EntrySheet({ data }: PageProps<Queries.EntrySheetQuery>) {
  const { texts } = data;
  const localLink = useLocalLink();
  const entry = required(data.entry);
  const { name, path, description, details, lists, tables, highlights, limits, supply, calendar } = entry;
  const { article, catalogue, sheetNumber, revised, revisedDay, shareCard } = entry;
  const articleTo = article && articlePath(article.slug);
  const [beforeTitle, afterTitle] = texts.article.split('{title}');
  const shown = new Map(highlights.map(({ label, value }) => [label, value]));
  const restOfSupply = supply?.rows.filter(({ label, value }) => shown.get(label) !== value) ?? [];
  return (
    <>
      <Seo seo={{ title: name, description, shareCard }} />
      <EntryFrame entry={entry} texts={texts} actions={<EnquiryButtons entry={entry} texts={texts} />}>
        <div className={`stack ${styles.tables}`}>
          <div className="stack prose">
            <p>{description}</p>
            {details && <Prose paragraphs={[details]} />}
          </div>
          <div className={`stack ${styles.goods}`}>
            <InLanguage of={catalogue}>
              {tables.map((table) => (
                <FactTable key={table.caption} {...table} />
              ))}
            </InLanguage>
            <InLanguage of={texts}>
              {calendar && <SeasonCalendar calendar={calendar} texts={texts} />}
              {articleTo && (
                <p className="is-screen-only has-underlines">
                  <TextLink to={articleTo}>
                    {beforeTitle}
                    {/* The title of an article that is not translated is in English. */}
                    <bdi lang={localLink(articleTo).hrefLang}>{article.frontmatter.title}</bdi>
                    {afterTitle}
                  </TextLink>
                </p>
              )}
            </InLanguage>
          </div>
          <div className={`stack ${styles.terms}`}>
            <InLanguage of={texts}>
              {limits && <FactTable {...limits} labels={texts.limitLabels} />}
              {supply && restOfSupply.length > 0 && <FactTable {...supply} rows={restOfSupply} />}
            </InLanguage>
            <InLanguage of={catalogue}>
              {lists.map((list) => (
                <FactList key={list.title} list={list} titleAs="h2" />
              ))}
            </InLanguage>
          </div>
          <InLanguage of={texts}>
            <div className={styles.end}>
              {(sheetNumber || revised) && (
                <p className="is-quiet cluster has-figures is-column-gap-3">
                  {sheetNumber && <span>{`${texts.number} ${sheetNumber}`}</span>}
                  {revised && (
                    <span>
                      {texts.revised} <time dateTime={revisedDay ?? undefined}>{revised}</time>
                    </span>
                  )}
                </p>
              )}
              <SheetAddress path={path} />
            </div>
          </InLanguage>
        </div>
      </EntryFrame>
      <InLanguage of={texts}>
        <MoreEntries entry={entry} texts={texts} />
      </InLanguage>
      <InLanguage of={data.getInTouch}>
        {({ line }) => (
          <GetInTouch variant="line" title={line.question}>
            <EnquireLink action={line.action} entry={entry} />
          </GetInTouch>
        )}
      </InLanguage>
      <StructuredData of={(site) => entryProduct(site, entry)} />
    </>
  );
}

export const query = graphql`
  query EntrySheet($key: String!, $language: String = "en") {
    entry: catalogueEntry(key: { eq: $key }) {
      ...EntryFrame
      ...EntryPanel
      limits { ...FactTable }
      supply { ...FactTable }
      calendar { ...SeasonCalendar }
      article {
        slug
        frontmatter { title }
      }
      sheetNumber
      revised
      revisedDay: revised(formatString: "YYYY-MM-DD")
      shareCard
    }
    texts: catalogueSection(language: $language) {
      ...EntryFrameTexts
      ...EnquiryButtons
      ...SeasonCalendarTexts
      article
      limitLabels {
        name
        value
        method
      }
      number
      revised
    }
    getInTouch: getInTouchSection(language: $language) {
      textLanguage
      line {
        question
        action { ...CallToActionFields }
      }
    }
  }
`;
