export interface FactTableProps {
  caption: string;
  /** Row headers by field name, in the order of the rows. */
  labels: Readonly<Record<string, string>>;
  /** Values by field name; a field without a value gets no row. */
  facts: Readonly<Record<string, string | null | undefined>>;
}

/** The rows of a table: one for each field that has a value. */
export const factRows = ({ labels, facts }: Pick<FactTableProps, 'labels' | 'facts'>) =>
  Object.entries(labels).flatMap(([field, label]) => {
    const value = facts[field];
    return value ? [{ field, label, value }] : [];
  });

/**
 * The rows of several tables as properties for structured data. Rows of the first table are named by their header
 * alone, rows of the others by caption and header: "Nutritional Value per 100g: Protein".
 */
export const factProperties = (tables: readonly FactTableProps[]): { name: string; value: string }[] =>
  tables.flatMap((table, index) =>
    factRows(table).map(({ label, value }) => ({
      name: index === 0 ? label : `${table.caption}: ${label}`,
      value,
    })),
  );
