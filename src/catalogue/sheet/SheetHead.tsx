import { graphql } from 'gatsby';
import { Thumbnail } from '../../ui/Thumbnail';
import * as styles from './SheetHead.module.scss';

interface Props {
  entry: Queries.SheetHeadFragment;
  texts: Queries.SheetHeadTextsFragment;
}

/** The number of a sheet, the date of its last revision, which are both optional, and the sample tray of the entry. */
export function SheetHead({ entry: { sheetNumber, revised, revisedDay, thumbnail }, texts }: Props) {
  return (
    <div className={styles.head}>
      {(sheetNumber || revised) && (
        <dl className={styles.facts}>
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
      )}
      <Thumbnail thumbnail={thumbnail} sizes="144px" className={`is-screen-only ${styles.sample}`} />
    </div>
  );
}

export const query = graphql`
  fragment SheetHead on CatalogueEntry {
    sheetNumber
    revised
    revisedDay: revised(formatString: "YYYY-MM-DD")
    thumbnail {
      ...Thumbnail
    }
  }

  fragment SheetHeadTexts on CatalogueSection {
    number
    revised
  }
`;
