import { graphql } from 'gatsby';

/** Quantities and ways of supply of a business area. */
export function BulkSupply({ bulk: { title, text, items } }: { bulk: Queries.BulkSupplyFragment }) {
  return (
    <section className="section">
      <div className="container">
        <h2 className="title is-2">{title}</h2>
        <div className="content prose">
          <p>{text}</p>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment BulkSupply on BusinessAreaBulk {
    title
    text
    items
  }
`;
