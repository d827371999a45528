import { graphql, type PageProps } from 'gatsby';
import { BarChart } from '../catalogue/BarChart';
import { Packaging } from '../catalogue/Packaging';
import { CataloguePage } from '../templates/CataloguePage';
import { List } from '../ui/List';
import { Section } from '../ui/Section';

export default function PulsesProductsPage({ data, location }: PageProps<Queries.PulsesProductsPageQuery>) {
  const { page } = data;
  return (
    <CataloguePage
      data={data}
      location={location}
      inBanner={
        page.badges && (
          <>
            <ul className="cluster is-spaced is-row-gap-1 has-rule is-small has-text-weight-semibold mt-3">
              {page.badges.map((badge, index) => (
                <li key={index}>{badge}</li>
              ))}
            </ul>
            {page.badgesNote && <p className="is-small">{page.badgesNote}</p>}
          </>
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
      ...PageFrame
      ...CataloguePage
      badges
      badgesNote
      healthBenefits {
        ...PointsSectionFields
      }
      proteinTitle
      bars {
        ...Bar
      }
      ...Packaging
    }
    ...CataloguePageTexts
  }
`;
