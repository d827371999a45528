import { CONTACT } from '../routes';
import { Icon } from '../ui/Icon';
import { useInterpolate } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';
import * as styles from './EnquiryListLink.module.scss';
import { LIST_STATE, useEnquiryList } from './enquiry';

/** The link to the enquiry list, with the number of items. An empty list has none. */
export function EnquiryListLink({ text }: { text: string }) {
  const interpolate = useInterpolate();
  const count = useEnquiryList().items.length;
  return (
    <div className={`needs-scripts ${styles.place}`}>
      {count > 0 && (
        <TextLink to={CONTACT} className="icon-button" state={LIST_STATE}>
          <Icon name="clipboard-check" />
          <span className="is-sr-only">{interpolate(text, { count })}</span>
          <span className={`has-figures ${styles.count}`} aria-hidden="true">
            {count}
          </span>
        </TextLink>
      )}
    </div>
  );
}
