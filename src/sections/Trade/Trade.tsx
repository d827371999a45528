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
      <ul className={styles.lines}>
        {products.map(({ slug, name, specs, supply }) => (
          <li key={slug} className={styles.line}>
            <TextLink to={productPath(slug)} className={styles.name}>
              {name}
            </TextLink>
            <ul className={styles.facts}>
              {supply && (
                <li>
                  {supplyLabels.hsCode} {supply.hsCode}
                </li>
              )}
              <li>
                {labels.moisture}: {specs.moisture}
              </li>
              <li>
                {labels.protein}: {specs.protein}
              </li>
            </ul>
          </li>
        ))}
      </ul>
      <CallToAction action={action} className="button" />
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
