import { graphql } from 'gatsby';
import * as styles from './SheetHead.module.scss';

interface Props {
  entry: Queries.SheetHeadFragment;
  texts: Queries.SheetHeadTextsFragment;
}

/** The number of a sheet and the date of its last revision. Both are optional. */
export function SheetHead({ entry: { sheetNumber, revised, revisedDay }, texts }: Props) {
  if (!sheetNumber && !revised) return null;
  return (
    <dl className={styles.head}>
      {sheetNumber && (
        <div>
          <dt>{texts.number}</dt>
          <dd>{sheetNumber}</dd>
        </div>
      )}
      {revised && (
        <div>
          <dt>{texts.revised}</dt>
          <dd>
            <time dateTime={revisedDay ?? undefined}>{revised}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}

export const query = graphql`
  fragment SheetHead on CatalogueEntry {
    sheetNumber
    revised
    revisedDay: revised(formatString: "YYYY-MM-DD")
  }

  fragment SheetHeadTexts on CatalogueSection {
    number
    revised
  }
`;
