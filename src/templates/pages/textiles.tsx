import { graphql, type PageProps } from 'gatsby';
import { EnquireLink } from '../../enquiry/EnquiryButtons';
import { List } from '../../ui/List';
import { HALF_PAGE, Picture } from '../../ui/Picture';
import { Prose } from '../../ui/Prose';
import { required } from '../../ui/required';
import { Section } from '../../ui/Section';
import { Steps } from '../../ui/Steps';
import { CataloguePage } from '../CataloguePage';

export default function TextilesPage({ data, location }: PageProps<Queries.TextilesPageQuery>) {
  const page = required(data.page);
  const { groups, benefits, manufacturing, quote, subject } = page;
  return (
    <CataloguePage
      data={{ ...data, page }}
      location={location}
      about={Object.fromEntries(
        groups.map(({ slug, description, details, image }) => [
          slug,
          <div key={slug} className="split is-late is-flush is-screen-only has-strong-rule mt-5 pt-5">
            <div className="stack">
              <p>{description}</p>
              {details && <Prose paragraphs={[details]} />}
            </div>
            <Picture picture={image} sizes={HALF_PAGE} />
          </div>,
        ]),
      )}
    >
      {(selected) => (
        <>
          {benefits && (
            <Section heading={benefits.heading} band>
              <List items={benefits.items} />
            </Section>
          )}
          {manufacturing && (
            <Section
              heading={manufacturing.heading}
              below={quote && <EnquireLink action={quote} subject={subject} item={selected} />}
              split
            >
              <Steps steps={manufacturing.items} />
            </Section>
          )}
        </>
      )}
    </CataloguePage>
  );
}

export const query = graphql`
  query TextilesPage($language: String = "en") {
    page: textilesPage(language: $language) {
      ...CataloguePage
      groups {
        slug
        description
        details
        image {
          ...CardPicture
        }
      }
      benefits {
        ...PointsSectionFields
      }
      manufacturing {
        ...PointsSectionFields
      }
      quote {
        ...CallToActionFields
      }
    }
    ...CataloguePageTexts
  }
`;
