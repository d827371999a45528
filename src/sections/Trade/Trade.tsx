import { graphql } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';
import { productPath } from '../../routes';
import * as styles from './Trade.module.scss';

interface Props {
  trade: Queries.TradeFragment;
  /** The row headers of the specification. */
  specs: { moisture: string; protein: string };
  /** The row headers of the supply table. */
  supply: { hsCode: string };
}

/** What the company trades: each product in a line, with its HS code and key limits. */
export function Trade({ trade: { heading, products, action }, specs: labels, supply: supplyLabels }: Props) {
  return (
    <Section heading={heading} repeated>
      <div className={styles.list}>
        <div className={styles.head} aria-hidden="true">
          <span />
          <span className={styles.facts}>
            <span>{supplyLabels.hsCode}</span>
            <span>{labels.moisture}</span>
            <span>{labels.protein}</span>
          </span>
        </div>
        <ul>
          {products.map(({ slug, name, specs, supply }) => (
            <li key={slug} className={styles.line}>
              <TextLink to={productPath(slug)} className={styles.name}>
                {name}
              </TextLink>
              <ul className={styles.facts}>
                {supply && (
                  <li>
                    <span className={styles.label}>{supplyLabels.hsCode} </span>
                    {supply.hsCode}
                  </li>
                )}
                <li>
                  <span className={styles.label}>{labels.moisture}: </span>
                  {specs.moisture}
                </li>
                <li>
                  <span className={styles.label}>{labels.protein}: </span>
                  {specs.protein}
                </li>
              </ul>
            </li>
          ))}
        </ul>
      </div>
      <CallToAction action={action} className="button is-secondary" />
    </Section>
  );
}

export const query = graphql`
  fragment Trade on HomePageTrade {
    heading {
      ...SectionHeadingFields
    }
    products {
      slug
      name
      specs {
        moisture
        protein
      }
      supply {
        hsCode
      }
    }
    action {
      ...CallToActionFields
    }
  }
`;
