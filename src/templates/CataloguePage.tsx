import { graphql, type PageProps } from 'gatsby';
import type { CSSProperties } from 'react';
import * as styles from '../catalogue/BarChart.module.scss';
import { Catalogue } from '../catalogue/Catalogue';
import { OnlyInEnglish } from '../catalogue/OnlyInEnglish';
import { EntryPanel } from '../catalogue/sheet/EntryPanel';
import { useCatalogue } from '../catalogue/useCatalogue';
import { GetInTouch } from '../enquiry/contact/GetInTouch';
import { EnquireLink, EnquiryButtons } from '../enquiry/EnquiryButtons';
import { PageFrame } from '../layout/PageFrame';
import { DataTable } from '../ui/DataTable';
import { Figures } from '../ui/Figures';
import { List } from '../ui/List';
import { required } from '../ui/required';
import { Section } from '../ui/Section';
import { Steps } from '../ui/Steps';
import { InLanguage } from '../ui/site/language';

type Part = NonNullable<NonNullable<Queries.CataloguePageQuery['page']>['sections']>[number];

/** The parts of a section, in the order of the document type. */
const Parts = ({ section: { points, steps, chart, packs } }: { section: Part }) => (
  <div className="stack is-row-gap-4">
    {points && <List items={points} />}
    {steps && <Steps steps={steps} />}
    {chart && chart.bars.length > 0 && (
      <div>
        <h3 className="title is-4">{chart.title}</h3>
        <dl className={`has-figures has-strong-rule py-0 ${styles.bars}`}>
          {chart.bars.map(({ label, value, length }, index) => (
            <div
              key={index}
              className="stack is-align-items-center"
              style={{ '--length': length } as CSSProperties}
            >
              <dt className="has-text-weight-medium">{label}</dt>
              <dd className="cluster is-align-items-center is-justify-content-space-between is-row-gap-0">
                <Figures text={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    )}
    {packs && (
      <div>
        <h3 className="title is-4">{packs.title}</h3>
        <DataTable caption={packs.title} {...packs.table} numeric />
      </div>
    )}
  </div>
);

export default function CataloguePage({ data, location }: PageProps<Queries.CataloguePageQuery>) {
  const { texts, filterTexts } = data;
  const page = required(data.page);
  const { inquiry, badges, badgesNote } = page;
  const catalogue = useCatalogue(page.groups);
  const selected = catalogue.selected ?? catalogue.selectedGroup;
  return (
    <PageFrame page={page}>
      {badges && (
        <div className="container cluster is-spaced is-row-gap-1 pt-5">
          <ul className="cluster is-spaced is-row-gap-1 has-text-weight-medium">
            {badges.map((badge, index) => (
              <Figures key={index} as="li" text={badge} />
            ))}
          </ul>
          {badgesNote && <p className="is-quiet">{badgesNote}</p>}
        </div>
      )}
      <OnlyInEnglish className="container pt-5" text={page.onlyInEnglish} textLanguage={texts.textLanguage} />
      <Catalogue
        catalogue={catalogue}
        groupLabel={page.groupLabel}
        renderPanel={(entry) => (
          <EntryPanel
            entry={entry}
            fullSheet={texts.fullSheet}
            actions={
              <InLanguage of={texts}>
                <EnquiryButtons entry={entry} texts={texts} />
              </InLanguage>
            }
          />
        )}
        filterTexts={filterTexts}
        search={location.search}
      />
      {page.sections?.map((section, index) => (
        <Section
          key={index}
          heading={section.heading}
          band={index % 2 === 0}
          aside={Boolean(section.chart)}
          split={Boolean(section.steps)}
          below={section.action && <EnquireLink action={section.action} entry={selected} />}
        >
          <Parts section={section} />
        </Section>
      ))}
      <InLanguage of={data.getInTouch}>
        {({ heading, ...labels }) => (
          <GetInTouch variant="columns" {...heading} labels={labels}>
            {inquiry && <EnquireLink action={inquiry} entry={selected} />}
          </GetInTouch>
        )}
      </InLanguage>
    </PageFrame>
  );
}

export const query = graphql`
  query CataloguePage($key: String!, $language: String = "en") {
    page: catalogue(key: { eq: $key }) {
      ...PageFrame
      badges
      badgesNote
      onlyInEnglish
      ...Catalogue
      sections {
        heading { ...SectionHeadingFields }
        points { title text }
        steps { title text }
        chart {
          title
          bars {
            label
            value
            length
          }
        }
        packs {
          title
          table { ...DataTable }
        }
        action { ...CallToActionFields }
      }
      inquiry { ...CallToActionFields }
    }
    texts: catalogueSection(language: $language) {
      textLanguage
      ...EnquiryButtons
      fullSheet
    }
    filterTexts: specificationsPage(language: $language) { ...Filter }
    getInTouch: getInTouchSection(language: $language) {
      textLanguage
      heading { ...SectionHeadingFields }
      addressLabel
      mobileLabel
      emailLabel
    }
  }
`;
