import { graphql, type PageProps } from 'gatsby';
import type { CSSProperties } from 'react';
import * as styles from '../../catalogue/BarChart.module.scss';
import { Figures } from '../../ui/Figures';
import { List } from '../../ui/List';
import { Section } from '../../ui/Section';
import { Table } from '../../ui/Table';
import { CataloguePage } from '../CataloguePage';

const PACK_COLUMNS = [
  'pack',
  'carton',
  'cartonNet',
  'pallet',
  'palletNet',
  'container',
  'containerNet',
] as const;

export default function PulsesProductsPage({ data, location }: PageProps<Queries.PulsesProductsPageQuery>) {
  const { badges, badgesNote, healthBenefits, proteinTitle, bars, packaging, packs } = data.page;
  return (
    <CataloguePage
      data={data}
      location={location}
      intro={
        badges && (
          <div className="container cluster is-spaced is-row-gap-1 pt-5">
            <ul className="cluster is-spaced is-row-gap-1 has-text-weight-medium">
              {badges.map((badge, index) => (
                <Figures key={index} as="li" text={badge} />
              ))}
            </ul>
            {badgesNote && <p className="is-quiet">{badgesNote}</p>}
          </div>
        )
      }
    >
      {() => (
        <>
          {healthBenefits && (
            <Section heading={healthBenefits.heading} aside band>
              <div className="stack is-row-gap-4">
                <List items={healthBenefits.items} />
                {proteinTitle && bars.length > 0 && (
                  <div>
                    <h3 className="title is-4">{proteinTitle}</h3>
                    <dl className={`has-figures ${styles.bars}`}>
                      {bars.map(({ label, value, length }, index) => (
                        <div key={index} style={{ '--length': length } as CSSProperties}>
                          <dt>{label}</dt>
                          <Figures as="dd" text={value} />
                        </div>
                      ))}
                    </dl>
                  </div>
                )}
              </div>
            </Section>
          )}
          {(packaging || packs) && (
            <Section heading={packaging?.heading ?? { title: packs?.title ?? '', text: null }}>
              {packaging && <List items={packaging.items} />}
              {packaging && packs && <h3 className="title is-4 block-before">{packs.title}</h3>}
              {packs && <Table columns={PACK_COLUMNS} caption={packs.title} {...packs} numeric />}
            </Section>
          )}
        </>
      )}
    </CataloguePage>
  );
}

export const query = graphql`
  query PulsesProductsPage($language: String = "en", $isTranslated: Boolean = false) {
    page: pulsesProductsPage(language: $language) {
      ...PageFrame
      ...CataloguePage
      badges
      badgesNote
      healthBenefits {
        ...PointsSectionFields
      }
      proteinTitle
      bars {
        label
        value
        length
      }
      packaging {
        ...PointsSectionFields
      }
      packs {
        title
        labels {
          pack
          carton
          cartonNet
          pallet
          palletNet
          container
          containerNet
        }
        rows {
          pack
          carton
          cartonNet
          pallet
          palletNet
          container
          containerNet
        }
        note
      }
    }
    ...CataloguePageTexts
  }
`;
