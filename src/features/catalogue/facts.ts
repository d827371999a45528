/** A row of a fact table. */
export interface Fact {
  label: string;
  value: string;
  /** The standard that the value is tested by. */
  method?: string | null;
}

export interface FactTableProps {
  caption: string;
  rows: readonly Fact[];
}

/**
 * The rows of a table: one for each field that has a value.
 * @param labels row headers by field name, in the order of the rows
 * @param facts values by field name
 */
export const factRows = (
  labels: Readonly<Record<string, string>>,
  facts: Readonly<Record<string, string | null | undefined>>,
): Fact[] =>
  Object.entries(labels).flatMap(([field, label]) => {
    const value = facts[field];
    return value ? [{ label, value }] : [];
  });

/**
 * The rows of several tables as properties for structured data. Rows of the first table are named by their header
 * alone, rows of the others by caption and header: "Nutritional Value per 100g: Protein".
 */
export const factProperties = (tables: readonly FactTableProps[]) =>
  tables.flatMap(({ caption, rows }, index) =>
    rows.map(({ label, value, method }) => ({
      name: index === 0 ? label : `${caption}: ${label}`,
      value,
      ...(method && { measurementTechnique: method }),
    })),
  );
