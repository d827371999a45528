import { graphql } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';
import * as styles from './Range.module.scss';

/** Lists the products of the company. Each line has the name, HS code and key facts of a product. */
export function Range({ range: { heading, products, action } }: { range: Queries.RangeFragment }) {
  const withCode = products.find(({ hsCode }) => hsCode);
  return (
    <Section heading={heading} repeated>
      <div className={styles.list}>
        <div className={styles.head} aria-hidden="true">
          <span />
          <span className={`cluster ${styles.facts}`}>
            <span>{withCode?.hsCode?.label}</span>
            {products[0]?.keyFacts.map(({ label }) => (
              <span key={label}>{label}</span>
            ))}
          </span>
        </div>
        <ul>
          {products.map(({ path, name, hsCode, keyFacts }) => (
            <li key={path} className={styles.line}>
              <TextLink to={path} className={styles.name}>
                {name}
              </TextLink>
              <ul className={`cluster ${styles.facts}`}>
                {hsCode && (
                  <li>
                    <span className={styles.label}>{hsCode.label} </span>
                    {hsCode.value}
                  </li>
                )}
                {keyFacts.map(({ label, value }) => (
                  <li key={label}>
                    <span className={styles.label}>{label}: </span>
                    {value}
                  </li>
                ))}
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
  fragment Range on HomePageRange {
    heading {
      ...SectionHeadingFields
    }
    products {
      path
      name
      hsCode {
        label
        value
      }
      keyFacts {
        label
        value
      }
    }
    action {
      ...CallToActionFields
    }
  }
`;
