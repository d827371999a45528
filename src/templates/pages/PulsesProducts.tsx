import { graphql, type PageProps } from 'gatsby';
import { BarChart } from '../../catalogue/BarChart';
import { Packaging } from '../../catalogue/Packaging';
import { Figures } from '../../ui/Figures';
import { List } from '../../ui/List';
import { Section } from '../../ui/Section';
import { CataloguePage } from '../CataloguePage';

export default function PulsesProductsPage({ data, location }: PageProps<Queries.PulsesProductsPageQuery>) {
  const { page } = data;
  return (
    <CataloguePage
      data={data}
      location={location}
      intro={
        page.badges && (
          <div className="container cluster is-spaced is-row-gap-1 pt-5">
            <ul className="cluster is-spaced is-row-gap-1 has-text-weight-medium">
              {page.badges.map((badge, index) => (
                <Figures key={index} as="li" text={badge} />
              ))}
            </ul>
            {page.badgesNote && <p className="is-quiet">{page.badgesNote}</p>}
          </div>
        )
      }
    >
      {() => (
        <>
          {page.healthBenefits && (
            <Section heading={page.healthBenefits.heading} aside band>
              <div className="stack is-row-gap-4">
                <List items={page.healthBenefits.items} />
                {page.proteinTitle && page.bars.length > 0 && (
                  <BarChart title={page.proteinTitle} bars={page.bars} />
                )}
              </div>
            </Section>
          )}
          <Packaging page={page} />
        </>
      )}
    </CataloguePage>
  );
}

export const query = graphql`
  query PulsesProductsPage($language: String = "en") {
    page: pulsesProductsPage(language: $language) {
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
      ...Packaging
    }
    ...CataloguePageTexts
  }
`;
