import { graphql } from 'gatsby';
import { useState } from 'react';
import { Icon } from '../../../components/Icon/Icon';
import { interpolate } from '../../../components/interpolate';
import { addToList, removeFromList } from '../list/changeList';
import { useEnquiryList } from '../list/enquiryList';
import * as styles from './AddToEnquiry.module.scss';

interface Props {
  /** The product or fiber. */
  entry: { path: string; name: string };
  texts: Queries.EnquiryListButtonFragment;
}

/**
 * The button that adds a product or fiber to the enquiry list, or removes it. Both labels occupy the same space, so
 * that the width of the button does not change. Before hydration the list is unknown, so only the space is reserved.
 */
export function AddToEnquiry({ entry, texts }: Props) {
  const isListed = useEnquiryList().items.some(({ path }) => path === entry.path);
  const [outcome, setOutcome] = useState<'announceAdded' | 'announceRemoved' | 'announceFull'>();
  const toggle = () => {
    if (isListed) {
      removeFromList([entry.path]);
      setOutcome('announceRemoved');
    } else setOutcome(addToList(entry) ? 'announceAdded' : 'announceFull');
  };
  return (
    <>
      <button type="button" className={`button is-secondary ${styles.button}`} onClick={toggle}>
        <span className={styles.label} data-shown={!isListed}>
          <Icon name="clipboard-plus" /> {texts.add}
        </span>
        <span className={styles.label} data-shown={isListed}>
          <Icon name="clipboard-check" /> {texts.added}
        </span>
      </button>
      {/* If the list is full, the button does not change, so the message must be visible. */}
      <span className={outcome === 'announceFull' ? undefined : 'is-sr-only'} role="status">
        {outcome && interpolate(texts[outcome], { item: entry.name })}
      </span>
    </>
  );
}

export const query = graphql`
  fragment EnquiryListButton on EnquiryListButton {
    add
    added
    announceAdded
    announceRemoved
    announceFull
  }
`;
