import { graphql } from 'gatsby';
import { useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { interpolate } from '../../components/interpolate';
import * as styles from './AddToEnquiry.module.scss';
import { addToList, removeFromList } from './changeList';
import { useEnquiryList } from './useEnquiryList';

interface Props {
  /** The product or fiber. */
  item: { path: string; name: string };
  copy: Queries.EnquiryListButtonFragment;
}

/**
 * The button that adds a product or fiber to the enquiry list, or removes it. Both labels lie in one place, so that its
 * width stays; until hydration, which tells which one holds, it keeps its place unseen.
 */
export function AddToEnquiry({ item, copy }: Props) {
  const isListed = useEnquiryList().entries.some(({ path }) => path === item.path);
  const [outcome, setOutcome] = useState<'toldAdded' | 'toldRemoved' | 'toldFull'>();
  const toggle = () => {
    if (isListed) {
      removeFromList([item.path]);
      setOutcome('toldRemoved');
    } else setOutcome(addToList(item) ? 'toldAdded' : 'toldFull');
  };
  return (
    <>
      <button type="button" className={`button is-secondary ${styles.button}`} onClick={toggle}>
        <span className={styles.label} data-shown={!isListed}>
          <Icon name="clipboard-plus" /> {copy.add}
        </span>
        <span className={styles.label} data-shown={isListed}>
          <Icon name="clipboard-check" /> {copy.added}
        </span>
      </button>
      {/* Only that nothing has happened is not to be seen by the button itself. */}
      <span className={outcome === 'toldFull' ? undefined : 'is-sr-only'} role="status">
        {outcome && interpolate(copy[outcome], { item: item.name })}
      </span>
    </>
  );
}

export const query = graphql`
  fragment EnquiryListButton on EnquiryListButton {
    add
    added
    toldAdded
    toldRemoved
    toldFull
  }
`;
