export interface FactTableProps {
  caption: string;
  /** Row headers by field name, in the order of the rows. */
  labels: Readonly<Record<string, string>>;
  /** Values by field name; a field without a value gets no row. */
  facts: Readonly<Record<string, string | null | undefined>>;
}

/** The rows of a specification table. */
export const factRows = ({ labels, facts }: Pick<FactTableProps, 'labels' | 'facts'>) =>
  Object.entries(labels).flatMap(([field, label]) => {
    const value = facts[field];
    return value ? [{ field, label, value }] : [];
  });
