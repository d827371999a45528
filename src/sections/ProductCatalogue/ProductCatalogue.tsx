import { graphql } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { FactTable } from '../../components/FactTable/FactTable';
import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';

interface Props {
  groups: readonly Queries.ProductGroupFieldsFragment[];
  page: Queries.ProductCatalogueFragment;
}

/** All products, group by group, each with its specification and nutritional value. */
export function ProductCatalogue({ groups, page }: Props) {
  const { specsTitle, specLabels, nutritionTitle, nutritionLabels, varietiesTitle, inquiry } = page;
  return groups.map(({ slug, name, members }) => (
    <section key={slug} className="section" aria-labelledby={`group-${slug}`}>
      <div className="container">
        <h2 id={`group-${slug}`} className="title is-2">
          {name}
        </h2>
        {members.map(({ slug: product, name, image, description, details, specs, nutrition, varieties }) => (
          <article key={product} id={product} className="split is-top block-after">
            <Picture picture={image} />
            <div>
              <h3 className="title is-3">{name}</h3>
              <Prose paragraphs={[description, details]} />
              {varieties && (
                <>
                  <h4 className="title is-5">{varietiesTitle}</h4>
                  <ul className="ticks block-after">
                    {varieties.map((variety) => (
                      <li key={variety}>{variety}</li>
                    ))}
                  </ul>
                </>
              )}
              <FactTable caption={specsTitle} labels={specLabels} facts={specs} />
              <FactTable caption={nutritionTitle} labels={nutritionLabels} facts={nutrition} />
              <CallToAction action={inquiry} />
            </div>
          </article>
        ))}
      </div>
    </section>
  ));
}

export const query = graphql`
  fragment ProductGroupFields on ProductGroup {
    slug
    name
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
        color
        moisture
        protein
        shelfLife
      }
      nutrition {
        energy
        protein
        carbs
        fiber
        fat
      }
      varieties
    }
  }

  fragment ProductCatalogue on PulsesProductsPage {
    specsTitle
    specLabels {
      type
      origin
      color
      moisture
      protein
      shelfLife
    }
    nutritionTitle
    nutritionLabels {
      energy
      protein
      carbs
      fiber
      fat
    }
    varietiesTitle
    inquiry {
      ...CallToActionFields
    }
  }
`;
