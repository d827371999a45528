import { graphql } from 'gatsby';
import { useState } from 'react';
import { CONTACT } from '../routes';
import { CallToAction } from '../ui/CallToAction';
import { Icon } from '../ui/Icon';
import { useInterpolate } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';
import * as styles from './EnquiryButtons.module.scss';
import { changeList, MAX_ITEMS, prefillState, removeFromList, useEnquiryList } from './enquiry';

interface LinkProps {
  action: Queries.CallToActionFieldsFragment;
  subject: string;
  /** The name of the entry. Undefined if the catalogue is empty. */
  item: string | undefined;
}

export function EnquireLink({ action, subject, item }: LinkProps) {
  const interpolate = useInterpolate();
  if (!item) return <CallToAction action={action} />;
  const label = interpolate(action.label, { item });
  const state = prefillState({ subject: interpolate(subject, { item }) });
  return <CallToAction action={{ ...action, label }} state={state} />;
}

/** The buttons of a sheet. On phones, the first is in a bar at the bottom of the window. Without a subject it is left out. */
export function EnquiryButtons({
  entry: { path, aliases, name },
  subject,
  texts: { enquire, enquireShort, enquiryList: texts },
}: {
  entry: { path: string; aliases: readonly string[]; name: string };
  subject?: string;
  texts: Queries.EnquiryButtonsFragment;
}) {
  const interpolate = useInterpolate();
  const { items } = useEnquiryList();
  const paths = [path, ...aliases];
  const isListed = items.some((item) => paths.includes(item.path));
  const [outcome, setOutcome] = useState<'announceAdded' | 'announceRemoved' | 'announceFull'>();
  const toggle = () => {
    if (isListed) {
      removeFromList(paths);
      setOutcome('announceRemoved');
    } else if (items.length < MAX_ITEMS) {
      changeList((list) => ({ ...list, items: [...list.items, { path, name, quantity: '', unit: '' }] }));
      setOutcome('announceAdded');
    } else setOutcome('announceFull');
  };
  return (
    <>
      {subject && (
        <div className={styles.bar}>
          <span aria-hidden="true" className={`has-text-weight-medium ${styles.name}`}>
            {isListed ? texts.listed : name}
          </span>
          <TextLink
            to={CONTACT}
            className="button is-primary"
            state={prefillState({ subject: interpolate(subject, { item: name }) })}
          >
            <span className={styles.full}>{interpolate(enquire, { item: name })}</span>
            <span aria-hidden="true" className={styles.short}>
              {enquireShort}
            </span>
          </TextLink>
        </div>
      )}
      <button
        type="button"
        className={`button is-secondary needs-scripts ${styles.button}`}
        aria-label={isListed ? texts.added : undefined}
        onClick={toggle}
      >
        <span className={isListed ? 'is-invisible' : undefined}>
          <Icon name="clipboard-plus" /> {texts.add}
        </span>
        <span className={isListed ? undefined : 'is-invisible'}>
          <Icon name="clipboard-check" /> {texts.listed}
        </span>
      </button>
      {/* If the list is full, the button does not change, so the message must be visible. */}
      <span className={outcome === 'announceFull' ? undefined : 'is-sr-only'} role="status">
        {outcome && interpolate(texts[outcome], { item: name })}
      </span>
    </>
  );
}

export const query = graphql`
  fragment EnquiryButtons on CatalogueSection {
    enquire
    enquireShort
    enquiryList {
      add
      added
      listed
      announceAdded
      announceRemoved
      announceFull
    }
  }
`;
