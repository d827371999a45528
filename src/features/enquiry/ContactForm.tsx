import { graphql } from 'gatsby';
import { useMemo } from 'react';
import { interpolate } from '../../components/interpolate';
import { TextLink } from '../../components/TextLink/TextLink';
import { pageUrl, THANK_YOU } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './ContactForm.module.scss';
import { EnquiryListPanel } from './EnquiryListPanel';
import { Field } from './Field';
import { type Goods, valuesOfList } from './listText';
import { OtherWays } from './OtherWays';
import { SendAgain } from './SendAgain';
import { plainAddress } from './sendEnquiry';
import { useEnquiry } from './useEnquiry';
import { useListPanel } from './useListPanel';
import { WhatsAppLink } from './WhatsAppLink';

interface Props {
  copy: Queries.ContactFormFragment['form'];
  /** The navigation state of the page, which may prefill fields (`prefill.ts`). */
  state?: unknown;
  /** All products and fibers, which an enquiry list may hold. */
  onSale: readonly Goods[];
  /** The label of customs tariff codes. */
  hsCode: string;
}

/**
 * The enquiry form (docs/behaviour.md, "Enquiry"). Without scripts the browser posts it to the forwarding service,
 * which redirects to the thank-you page.
 */
export function ContactForm({ copy, state, onSale, hsCode }: Props) {
  const { productName, siteUrl, email, enquiry: service } = useSiteData().site;
  const words = useMemo(() => ({ ...copy.list, hsCode }), [copy.list, hsCode]);
  const panel = useListPanel(onSale, words, state);
  const { goods, text } = panel;
  const filledIn = useMemo(() => valuesOfList(goods, words), [goods, words]);
  const { sending, sent, failed, invalid, problems, values, offer, formProps, wrapperProps, buttonProps } =
    useEnquiry({
      state,
      failure: copy.failure,
      enquiryList: { paths: goods.map(({ path }) => path), text, values: filledIn },
    });
  const field = (name: (typeof invalid)[number]) => ({
    name,
    copy: copy[name],
    invalid: invalid.includes(name),
    readOnly: sending,
  });
  return (
    <form
      className={`panel ${styles.form}`}
      action={plainAddress(service, email)}
      method="post"
      encType="multipart/form-data"
      {...formProps}
    >
      <h3 className={`title is-4 ${styles.wide}`}>{copy.title}</h3>
      {/* The key replaces the element on each try, so that the same number is announced again. */}
      <p key={problems.tries} className="is-sr-only" role="alert">
        {problems.count > 0 && interpolate(copy.problems, { count: problems.count })}
      </p>
      {sent && <p className={`${styles.wide} ${styles.sent}`}>{copy.sent}</p>}
      <input type="hidden" name="_subject" value={interpolate(copy.mailSubject, { product: productName })} />
      <input type="hidden" name="_template" value="table" />
      <input type="hidden" name="_captcha" value="false" />
      {service.honeypot && <input type="text" name="_honey" tabIndex={-1} autoComplete="off" hidden />}
      <noscript>
        <input type="hidden" name="_next" value={pageUrl(siteUrl, THANK_YOU)} />
      </noscript>
      <Field {...field('name')} autoComplete="name" required />
      <Field {...field('email')} type="email" autoComplete="email" required />
      <Field {...field('phone')} type="tel" autoComplete="tel" />
      <Field {...field('subject')} required />
      <div className={styles.wide}>
        <Field {...field('message')} multiline required />
      </div>
      <EnquiryListPanel {...panel} copy={copy.list} sending={sending} tried={problems.tries > 0} />
      <p className={`${styles.wide} ${styles.privacy}`}>
        {interpolate(copy.privacy, { service: service.serviceName })}{' '}
        <TextLink to={copy.privacyLink.to}>{copy.privacyLink.label}</TextLink>
      </p>
      <div className={`${styles.wide} ${styles.send}`} {...wrapperProps}>
        <button type="submit" className="button is-primary" {...buttonProps}>
          {sending && <span className={styles.spinner} />}
          <span>{sending ? copy.sending : copy.submit}</span>
        </button>
        {text && (
          <WhatsAppLink
            enquiry={values}
            copy={copy.list}
            copyLabels={copy.otherWays.copy}
            onClick={panel.holdBack}
          />
        )}
        <p className="is-sr-only" role="status">
          {sending && copy.sending}
        </p>
      </div>
      {failed && <OtherWays enquiry={values} copy={copy.otherWays} />}
      {offer.sentEnquiry && (
        <SendAgain
          at={offer.sentEnquiry.at}
          copy={copy.sendAgain}
          onRestore={offer.restore}
          onForget={offer.forget}
        />
      )}
    </form>
  );
}

export const query = graphql`
  fragment ContactForm on ContactPage {
    form {
      title
      name {
        ...FormFieldCopy
      }
      email {
        ...FormFieldCopy
      }
      phone {
        ...FormFieldCopy
      }
      subject {
        ...FormFieldCopy
      }
      message {
        ...FormFieldCopy
      }
      problems
      submit
      sending
      failure
      sent
      otherWays {
        ...OtherWays
      }
      sendAgain {
        ...SendAgain
      }
      privacy
      privacyLink {
        ...CallToActionFields
      }
      mailSubject
      list {
        ...EnquiryListPanel
        ...WhatsAppLink
      }
    }
  }

  fragment FormFieldCopy on FormField {
    label
    error
  }
`;
