import { graphql } from 'gatsby';
import { interpolate } from '../../components/interpolate';
import { TextLink } from '../../components/TextLink/TextLink';
import { pageUrl, THANK_YOU } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './ContactForm.module.scss';
import { Field } from './Field';
import { OtherWays } from './OtherWays';
import { SendAgain } from './SendAgain';
import { plainAddress } from './sendEnquiry';
import { useEnquiry } from './useEnquiry';

interface Props {
  copy: Queries.ContactFormFragment['form'];
  /** The navigation state of the page, which may prefill fields (`prefill.ts`). */
  state?: unknown;
}

/**
 * The enquiry form (docs/behaviour.md, "Enquiry"). Without scripts the browser posts it to the forwarding service,
 * which redirects to the thank-you page.
 */
export function ContactForm({ copy, state }: Props) {
  const { productName, siteUrl, email, enquiry: service } = useSiteData().site;
  const { sending, sent, invalid, problems, unsent, offer, formProps, wrapperProps, buttonProps } =
    useEnquiry({
      state,
      failure: copy.failure,
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
      <p className={`${styles.wide} ${styles.privacy}`}>
        {interpolate(copy.privacy, { service: service.serviceName })}{' '}
        <TextLink to={copy.privacyLink.to}>{copy.privacyLink.label}</TextLink>
      </p>
      <div className={styles.wide} {...wrapperProps}>
        <button type="submit" className="button is-primary" {...buttonProps}>
          {sending && <span className={styles.spinner} />}
          {sending ? copy.sending : copy.submit}
        </button>
        <p className="is-sr-only" role="status">
          {sending && copy.sending}
        </p>
      </div>
      {unsent && <OtherWays enquiry={unsent} copy={copy.otherWays} />}
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
    }
  }

  fragment FormFieldCopy on FormField {
    label
    error
  }
`;
