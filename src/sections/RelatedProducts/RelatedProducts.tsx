import { graphql } from 'gatsby';
import { TextLink } from '../../components/TextLink/TextLink';
import { fiberPath, productPath } from '../../routes';
import * as styles from './RelatedProducts.module.scss';

interface Props {
  title: string;
  article: Queries.RelatedProductsFragment;
}

/** The products and fibers that name an article as theirs, as links to their sheets. */
export function RelatedProducts({ title, article: { products, fibers } }: Props) {
  const links = [
    ...products.map(({ slug, name }) => ({ to: productPath(slug), name })),
    ...fibers.map(({ slug, name }) => ({ to: fiberPath(slug), name })),
  ];
  if (links.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2 className="title is-5">{title}</h2>
      <ul className={styles.links}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <TextLink to={to} className="button">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment RelatedProducts on MarkdownRemark {
    products {
      slug
      name
    }
    fibers {
      slug
      name
    }
  }
`;
