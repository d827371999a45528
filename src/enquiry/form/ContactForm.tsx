import { graphql } from 'gatsby';
import { useMemo } from 'react';
import { interpolate } from '../../lib/interpolate';
import { pageUrl, THANK_YOU } from '../../routes';
import { useLanguage, useLocalPath } from '../../ui/site/language';
import { useSiteData } from '../../ui/site/useSiteData';
import { TextLink } from '../../ui/TextLink';
import { EnquiryListPanel } from '../list/EnquiryListPanel';
import { useEnquiryList } from '../list/enquiryList';
import { type Entry, findItems, listText, listValues } from '../list/listText';
import { useListPanel } from '../list/useListPanel';
import { OtherWays } from '../sending/OtherWays';
import { SendAgain } from '../sending/SendAgain';
import { plainUrl } from '../sending/serviceUrls';
import { WhatsAppLink } from '../sending/WhatsAppLink';
import * as styles from './ContactForm.module.scss';
import { Field } from './Field';
import { useEnquiry } from './useEnquiry';

interface Props {
  texts: Queries.ContactFormFragment['form'];
  /** The navigation state of the page, which may contain prefill values (`prefill.ts`). */
  state?: unknown;
  /** All products and fibers that can be on the enquiry list. */
  entries: readonly Entry[];
  /** The label of customs tariff codes. */
  hsCode: string;
}

/**
 * The contact form (docs/behaviour.md, "Enquiry"). Without scripts the browser posts it to the form service, which
 * redirects to the thank-you page.
 */
export function ContactForm({ texts, state, entries, hsCode }: Props) {
  const { productName, siteUrl, email, formService } = useSiteData().site;
  const listTexts = useMemo(() => ({ ...texts.list, hsCode }), [texts.list, hsCode]);
  const { code } = useLanguage();
  const localPath = useLocalPath();
  const list = useEnquiryList();
  const { items, discontinued } = useMemo(() => findItems(list.items, entries), [list.items, entries]);
  const text = listText(items, list, listTexts, code);
  const panel = useListPanel({ list, items, discontinued, texts: listTexts, state });
  const filledIn = useMemo(() => listValues(items, listTexts, code), [items, listTexts, code]);
  const { sending, sent, failed, invalid, problems, values, offer, formProps, wrapperProps, buttonProps } =
    useEnquiry({
      state,
      failure: texts.failure,
      list: { items, text, values: filledIn, focusProblem: panel.focusProblem },
    });
  const field = (name: (typeof invalid)[number]) => ({
    name,
    texts: texts[name],
    invalid: invalid.includes(name),
    readOnly: sending,
  });
  return (
    <form
      className={`panel stack is-flush ${styles.form}`}
      action={plainUrl(formService, email)}
      method="post"
      encType="multipart/form-data"
      {...formProps}
    >
      <h3 className="title is-4 is-wide">{texts.title}</h3>
      {/* The key replaces the element on each attempt, so that screen readers announce the same number again. */}
      <p key={problems.tries} className="is-sr-only" role="alert">
        {problems.count > 0 && interpolate(texts.problems, { count: problems.count }, code)}
      </p>
      {sent && <p className={`is-wide ${styles.sent}`}>{texts.sent}</p>}
      <input type="hidden" name="_subject" value={interpolate(texts.mailSubject, { product: productName })} />
      <input type="hidden" name="_template" value="table" />
      <input type="hidden" name="_captcha" value="false" />
      {formService.honeypot && <input type="text" name="_honey" tabIndex={-1} autoComplete="off" hidden />}
      <noscript>
        <input type="hidden" name="_next" value={pageUrl(siteUrl, localPath(THANK_YOU))} />
      </noscript>
      <Field {...field('name')} autoComplete="name" required />
      <Field {...field('email')} type="email" autoComplete="email" required />
      <Field {...field('phone')} type="tel" autoComplete="tel" />
      <Field {...field('subject')} required />
      <div className="is-wide">
        <Field {...field('message')} multiline required />
      </div>
      <EnquiryListPanel
        list={list}
        items={items}
        text={text}
        panel={panel}
        texts={texts.list}
        sending={sending}
        tried={problems.tries > 0}
      />
      <p className="is-quiet has-underlines is-wide">
        {interpolate(texts.privacy, { service: formService.serviceName })}{' '}
        <TextLink to={texts.privacyLink.to}>{texts.privacyLink.label}</TextLink>
      </p>
      <div className={`cluster is-wide ${styles.send}`} {...wrapperProps}>
        <button type="submit" className="button is-primary" {...buttonProps}>
          {sending && <span className={styles.spinner} />}
          <span>{sending ? texts.sending : texts.submit}</span>
        </button>
        {text && (
          <WhatsAppLink
            enquiry={values}
            texts={texts.list}
            copyTexts={texts.otherWays.copy}
            onClick={panel.cancelIfInvalid}
          />
        )}
        <p className="is-sr-only" role="status">
          {sending && texts.sending}
        </p>
      </div>
      {failed && <OtherWays enquiry={values} texts={texts.otherWays} />}
      {offer.sentEnquiry && (
        <SendAgain
          at={offer.sentEnquiry.at}
          texts={texts.sendAgain}
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
        ...FormFieldTexts
      }
      email {
        ...FormFieldTexts
      }
      phone {
        ...FormFieldTexts
      }
      subject {
        ...FormFieldTexts
      }
      message {
        ...FormFieldTexts
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

  fragment FormFieldTexts on FormField {
    label
    placeholder
    error
  }
`;
