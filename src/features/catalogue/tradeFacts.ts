import { graphql } from 'gatsby';
import { type FactTableProps, factRows } from './facts';

type Trade = Queries.ProductTradeFragment | Queries.FiberTradeFragment;

/**
 * The tables of limits and supply, as far as the entry has them.
 * @param shelfLife its row header and value, for the supply table; only products have it
 */
export const tradeTables = (
  copy: Queries.TradeLabelsFragment,
  { limits, supply }: Trade,
  shelfLife?: { label: string; value: string },
): { limits: FactTableProps; supply: FactTableProps } => ({
  limits: {
    caption: copy.limitsTitle,
    rows: (limits ?? []).map(({ name, value, method }) => ({ label: name, value, method })),
  },
  supply: {
    caption: copy.supplyTitle,
    rows: supply ? [...factRows(copy.supplyLabels, supply), ...(shelfLife ? [shelfLife] : [])] : [],
  },
});

export const query = graphql`
  fragment LimitFields on Limit {
    name
    value
    method
  }

  fragment SupplyFields on Supply {
    hsCode
    packing
    load20
    load40
    minimumOrder
    leadTime
  }

  fragment ArticleLink on MarkdownRemark {
    slug
    frontmatter {
      title
    }
  }

  fragment ProductTrade on Product {
    limits {
      ...LimitFields
    }
    supply {
      ...SupplyFields
    }
    calendar {
      ...CalendarFields
    }
    article {
      ...ArticleLink
    }
  }

  fragment FiberTrade on Fiber {
    limits {
      ...LimitFields
    }
    supply {
      ...SupplyFields
    }
    calendar {
      ...CalendarFields
    }
    article {
      ...ArticleLink
    }
  }

  fragment TradeLabels on CatalogueSection {
    limitsTitle
    supplyTitle
    supplyLabels {
      hsCode
      packing
      load20
      load40
      minimumOrder
      leadTime
    }
  }
`;
