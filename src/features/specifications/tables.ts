import { graphql } from 'gatsby';
import { fiberPath, productPath } from '../../routes';

/** A row of a table of specifications: an entry with its values, in the order of the columns. */
export interface Row {
  name: string;
  /** The path of the entry's page. */
  path: string;
  values: readonly (string | undefined)[];
}

export interface Table {
  title: string;
  /** The header of the first column, which names the entries. */
  header: string;
  columns: readonly string[];
  rows: readonly Row[];
}

interface Limited {
  limits: readonly { name: string; value: string }[] | null;
}

/** The values of an entry for columns of limits. */
const limitsOf = ({ limits }: Limited, columns: readonly string[]) =>
  columns.map((column) => limits?.find(({ name }) => name === column)?.value);

/** The table without the columns that no entry has a value for. */
function withoutEmptyColumns({ columns, rows, ...table }: Table): Table {
  const isFilled = (_: unknown, index: number) => rows.some(({ values }) => values[index] !== undefined);
  return {
    ...table,
    columns: columns.filter(isFilled),
    rows: rows.map((row) => ({ ...row, values: row.values.filter(isFilled) })),
  };
}

/** The table of all products. */
export function productTable(
  { productsTitle, productHeader, productLimits }: Queries.SpecificationTablesFragment,
  products: readonly Queries.ProductRowFragment[],
  labels: { specs: { moisture: string; protein: string; shelfLife: string }; hsCode: string },
): Table {
  return withoutEmptyColumns({
    title: productsTitle,
    header: productHeader,
    columns: [
      labels.hsCode,
      labels.specs.moisture,
      labels.specs.protein,
      ...productLimits,
      labels.specs.shelfLife,
    ],
    rows: products.map((product) => ({
      name: product.name,
      path: productPath(product.slug),
      values: [
        product.supply?.hsCode,
        product.specs.moisture,
        product.specs.protein,
        ...limitsOf(product, productLimits),
        product.specs.shelfLife,
      ],
    })),
  });
}

/** The table of all fibers. */
export function fiberTable(
  { fibersTitle, fiberHeader, fiberLimits }: Queries.SpecificationTablesFragment,
  fibers: readonly Queries.FiberRowFragment[],
  labels: { hsCode: string },
): Table {
  return withoutEmptyColumns({
    title: fibersTitle,
    header: fiberHeader,
    columns: [...fiberLimits, labels.hsCode],
    rows: fibers.map((fiber) => ({
      name: fiber.name,
      path: fiberPath(fiber.slug),
      values: [...limitsOf(fiber, fiberLimits), fiber.supply?.hsCode],
    })),
  });
}

export const query = graphql`
  fragment SpecificationTables on SpecificationsPage {
    productsTitle
    productHeader
    productLimits
    fibersTitle
    fiberHeader
    fiberLimits
  }

  fragment ProductRow on Product {
    slug
    name
    specs {
      moisture
      protein
      shelfLife
    }
    limits {
      name
      value
    }
    supply {
      hsCode
    }
  }

  fragment FiberRow on Fiber {
    slug
    name
    limits {
      name
      value
    }
    supply {
      hsCode
    }
  }
`;
