import { Icon } from '../../components/Icon/Icon';
import { interpolate } from '../../components/interpolate';
import { TextLink } from '../../components/TextLink/TextLink';
import { CONTACT } from '../../routes';
import * as styles from './EnquiryListLink.module.scss';
import { LIST_STATE } from './prefill';
import { useEnquiryList } from './useEnquiryList';

interface Props {
  copy: Queries.SiteDataQuery['navigation']['enquiryList'];
}

/** The way to the enquiry list, with the number of its entries. Its place is kept while there are none. */
export function EnquiryListLink({ copy: { one, many } }: Props) {
  const count = useEnquiryList().entries.length;
  return (
    <div className={styles.place}>
      {count > 0 && (
        <TextLink to={CONTACT} className={`icon-button ${styles.link}`} state={LIST_STATE}>
          <Icon name="clipboard-check" />
          <span className="is-sr-only">{interpolate(count === 1 ? one : many, { count })}</span>
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        </TextLink>
      )}
    </div>
  );
}
