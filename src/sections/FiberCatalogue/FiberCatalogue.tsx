import { graphql } from 'gatsby';
import { FactTable } from '../../components/FactTable/FactTable';
import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';

interface Props {
  categories: readonly Queries.FiberCategoryFieldsFragment[];
  page: Queries.FiberCatalogueFragment;
}

/** All fibers, category by category, each with its specification and key properties. */
export function FiberCatalogue({ categories, page }: Props) {
  const { featuresTitle, specsTitle, specLabels, propertiesTitle, propertyLabels, ratiosTitle } = page;
  return categories.map((category) => (
    <section key={category.slug} className="section" aria-labelledby={`category-${category.slug}`}>
      <div className="container">
        <h2 id={`category-${category.slug}`} className="title is-2">
          {category.name}
        </h2>
        <div className="content prose block-after">
          <p>{category.description}</p>
          <p>{category.details}</p>
        </div>
        {category.members.map(({ slug, name, image, description, details, specs, features, ratios }) => (
          <article key={slug} id={slug} className="split is-top block-after">
            <Picture picture={image} />
            <div>
              <h3 className="title is-3">{name}</h3>
              <Prose paragraphs={[description, details]} />
              <h4 className="title is-5">{featuresTitle}</h4>
              <ul className="ticks block-after">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              {ratios && (
                <p className="block-after">
                  <strong>{ratiosTitle}:</strong> {ratios.join(', ')}
                </p>
              )}
              <FactTable caption={specsTitle} labels={specLabels} facts={specs} />
              <FactTable caption={propertiesTitle} labels={propertyLabels} facts={specs} />
            </div>
          </article>
        ))}
      </div>
    </section>
  ));
}

export const query = graphql`
  fragment FiberCategoryFields on FiberCategory {
    slug
    name
    description
    details
    members {
      slug
      name
      image {
        ...CardPicture
      }
      description
      details
      specs {
        type
        origin
        applications
        strength
        comfort
        absorbency
        breathability
        elasticity
        insulation
        drying
        lustre
        durability
        maintenance
      }
      features
      ratios
    }
  }

  fragment FiberCatalogue on TextilesPage {
    featuresTitle
    specsTitle
    specLabels {
      type
      origin
      applications
    }
    propertiesTitle
    propertyLabels {
      strength
      comfort
      absorbency
      breathability
      elasticity
      insulation
      drying
      lustre
      durability
      maintenance
    }
    ratiosTitle
  }
`;
