import { graphql } from 'gatsby';
import { useState } from 'react';
import { Icon } from '../../../components/Icon/Icon';
import { interpolate } from '../../../components/interpolate';
import { CONTACT } from '../../../routes';
import { addToList, removeFromList } from '../list/changeList';
import { useEnquiryList } from '../list/enquiryList';
import { EnquireLink } from './EnquireLink';
import * as styles from './EnquiryButtons.module.scss';

interface Props {
  /** The name of the product or fiber, and the path of its page. */
  entry: { path: string; name: string };
  /** The subject to fill in. `{item}` is replaced with the name. */
  subject: string;
  texts: Queries.EnquiryButtonsFragment;
}

/**
 * The buttons of a sheet. One opens the contact form, the other adds the entry to the enquiry list or removes it. Both
 * labels of the second button occupy the same space, so that its width does not change. Before hydration the list is
 * unknown, so only the space is reserved.
 */
export function EnquiryButtons({ entry, subject, texts: { enquire, enquiryList: texts } }: Props) {
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
      <EnquireLink action={{ label: enquire, to: CONTACT }} subject={subject} item={entry.name} />
      <button type="button" className={`button is-secondary needs-scripts ${styles.button}`} onClick={toggle}>
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
  fragment EnquiryButtons on CatalogueSection {
    enquire
    enquiryList {
      add
      added
      announceAdded
      announceRemoved
      announceFull
    }
  }
`;
