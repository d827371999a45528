import { graphql } from 'gatsby';
import { useId, useRef } from 'react';
import { useDialog } from '../../ui/hooks/useDialog';
import { useEachValue } from '../../ui/hooks/useEachValue';
import { Icon } from '../../ui/Icon';
import { Prose } from '../../ui/Prose';
import { Person } from '../Person';
import * as styles from './Biography.module.scss';

interface Props {
  leader: Queries.LeaderFieldsFragment;
  close: string;
  open: boolean;
  /** Called when the visitor closes the dialog, but not when `open` becomes false. */
  onClose: () => void;
}

/** The full biography of a leader in a modal dialog (docs/behaviour.md, "Leaders"). */
export function Biography({ leader, close, open, onClose }: Props) {
  const { slug, name, title, image, fullDescription } = leader;
  const nameId = useId();
  const dialog = useDialog();
  const wasOpen = useRef(false);
  useEachValue(open, () => {
    if (open) dialog.open();
    // Do not close a dialog that the `command` attribute opened before hydration (`Leaders.tsx`).
    else if (wasOpen.current) dialog.close();
    wasOpen.current = open;
  });
  return (
    <dialog
      id={slug}
      className={styles.biography}
      aria-labelledby={nameId}
      // The event is asynchronous, so the Forward button may already have opened the dialog again.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      {...dialog.dialogProps}
    >
      <div className={`is-flex is-justify-content-space-between ${styles.head}`}>
        <Person
          picture={image}
          name={
            <h3 id={nameId} className="title is-3">
              {name}
            </h3>
          }
          role={title}
        />
        <form method="dialog" className="needs-scripts">
          <button type="submit" className="icon-button">
            <Icon name="x" />
            <span className="is-sr-only">{close}</span>
          </button>
        </form>
      </div>
      <Prose paragraphs={fullDescription} />
    </dialog>
  );
}

export const query = graphql`
  fragment LeaderFields on Leader {
    ...LeaderNames
    fullDescription
  }
`;
