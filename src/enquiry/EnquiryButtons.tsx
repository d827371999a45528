import { graphql } from 'gatsby';
import { useState } from 'react';
import { CONTACT, enquiryPath } from '../routes';
import { CallToAction } from '../ui/CallToAction';
import { Icon } from '../ui/Icon';
import { useInterpolate } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';
import * as styles from './EnquiryButtons.module.scss';
import { changeList, MAX_ITEMS, removeFromList, useEnquiryList } from './enquiry';

interface LinkProps {
  action: Queries.CallToActionFieldsFragment;
  /** An entry, or a group without a path. Undefined if the catalogue is empty. */
  entry: { path?: string; name: string } | undefined;
}

export function EnquireLink({ action, entry }: LinkProps) {
  const interpolate = useInterpolate();
  if (!entry) return <CallToAction action={action} />;
  const to = entry.path && action.to === CONTACT ? enquiryPath(entry.path) : action.to;
  return <CallToAction action={{ to, label: interpolate(action.label, { item: entry.name }) }} />;
}

/** The buttons of a sheet. On phones, the first is in a bar at the bottom of the window. */
export function EnquiryButtons({
  entry: { path, aliases, name },
  onlyList = false,
  texts: { enquire, enquireShort, enquiryList: texts },
}: {
  entry: { path: string; aliases: readonly string[]; name: string };
  /** Whether the link to the contact form is left out. */
  onlyList?: boolean;
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
      {!onlyList && (
        <div className={styles.bar}>
          <span aria-hidden="true" className={`has-text-weight-medium ${styles.name}`}>
            {isListed ? texts.listed : name}
          </span>
          <TextLink to={enquiryPath(path)} className="button is-primary">
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
