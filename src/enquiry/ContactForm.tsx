import { graphql } from 'gatsby';
import { idInHash, pageUrl, THANK_YOU } from '../routes';
import { NAMES } from '../ui/attributes';
import { isIncomplete } from '../ui/browser/cleanInput';
import { useHydrated } from '../ui/site/hydration';
import { useInterpolate, useLocalPath } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';
import { TextLink } from '../ui/TextLink';
import * as styles from './ContactForm.module.scss';
import { EnquiryListPanel } from './EnquiryListPanel';
import type { EnquiryField } from './enquiry';
import { Field } from './Field';
import { OtherWays, WhatsAppLink } from './OtherWays';
import { plainUrl } from './sendEnquiry';
import { useEnquiry } from './useEnquiry';
import { type ListableEntry, useListInForm } from './useListInForm';

interface Props {
  texts: Queries.ContactFormFragment['form'];
  location: Pick<Location, 'hash'> & { state?: unknown };
  entries: readonly ListableEntry[];
  hsCode: string;
}

/** The contact form (docs/behaviour.md, "Enquiry"). Without scripts the browser posts it to the form service. */
export function ContactForm({ texts, location: { hash, state }, entries, hsCode }: Props) {
  const interpolate = useInterpolate();
  const { productName, siteUrl, email, formService } = useSiteData().site;
  const localPath = useLocalPath();
  const hydrated = useHydrated();
  const list = useListInForm({ texts: texts.list, entries, hsCode, state });
  const entry = entries.find(({ path, aliases }) => [path, ...aliases].includes(idInHash(hash)));
  const enquiry = useEnquiry({ state, subject: entry?.subject, texts, list });
  const { progress, sending, attempt } = enquiry;
  const field = (name: EnquiryField) => ({
    name,
    ...texts[name],
    placeholder: texts[name].placeholder ?? undefined,
    required: name !== 'phone',
    invalid: attempt.invalid.includes(name),
    readOnly: sending,
  });
  const emailError = isIncomplete(enquiry.values.email ?? '') ? texts.incomplete : texts.email.error;
  return (
    <form
      className={`panel split is-flush ${styles.form} ${list.items.length > 0 ? styles.withList : ''}`}
      action={plainUrl(formService, email)}
      method="post"
      encType="multipart/form-data"
      // Before hydration the browser shows its own error messages.
      noValidate={hydrated}
      {...enquiry.formProps}
    >
      <h3 className="title is-4 is-wide">{texts.title}</h3>
      {/* The key replaces the element on each attempt, so that screen readers announce the same number again. */}
      <p key={attempt.tries} className="is-sr-only" role="alert">
        {attempt.count > 0 && interpolate(texts.problems, { count: attempt.count })}
      </p>
      {progress === 'sent' && <p className={`is-wide ${styles.note}`}>{texts.sent}</p>}
      <input type="hidden" name="_subject" value={interpolate(texts.mailSubject, { product: productName })} />
      <input type="hidden" name="_template" value="table" />
      <input type="hidden" name="_captcha" value="false" />
      {formService.honeypot && <input type="text" name="_honey" tabIndex={-1} autoComplete="off" hidden />}
      {!hydrated && <input type="hidden" name="_next" value={pageUrl(siteUrl, localPath(THANK_YOU))} />}
      <Field {...field('name')} {...NAMES} autoComplete="name" />
      <Field {...field('email')} error={emailError} type="email" autoComplete="email" />
      <Field {...field('phone')} type="tel" autoComplete="tel" />
      <Field {...field('subject')} />
      <div className="is-wide">
        <Field {...field('message')} multiline />
      </div>
      <EnquiryListPanel listInForm={list} texts={texts.list} sending={sending} tried={attempt.tries > 0} />
      <p className="is-quiet has-underlines is-wide">
        {interpolate(texts.privacy, { service: formService.serviceName, email })}{' '}
        {texts.privacyLink && <TextLink to={texts.privacyLink.to}>{texts.privacyLink.label}</TextLink>}
      </p>
      <div className="cluster is-column-gap-3 is-align-items-center is-wide" {...enquiry.wrapperProps}>
        <button type="submit" className="button is-primary is-gap-1" {...enquiry.buttonProps}>
          {sending && <span className="spinner" />}
          <span>{sending ? texts.sending : texts.submit}</span>
        </button>
        {list.text && (
          <WhatsAppLink enquiry={enquiry.values} texts={texts} onClick={enquiry.cancelIfInvalid} />
        )}
        <p className="is-sr-only" role="status">
          {sending && texts.sending}
        </p>
      </div>
      {progress === 'failed' && <OtherWays enquiry={enquiry.values} texts={texts} />}
    </form>
  );
}

export const query = graphql`
  fragment ContactForm on ContactPage {
    form {
      title
      name { ...FormFieldTexts }
      email { ...FormFieldTexts }
      phone { ...FormFieldTexts }
      subject { ...FormFieldTexts }
      message { ...FormFieldTexts }
      incomplete
      problems
      submit
      sending
      failure
      sent
      otherWays {
        title
        text
        write
        writeLong
        call
        copy { ...CopyButtonTexts }
      }
      privacy
      privacyLink { ...CallToActionFields }
      mailSubject
      personalMailSubject
      list {
        ...EnquiryListPanel
        whatsApp
        whatsAppLong
      }
    }
    entries {
      path
      aliases
      name
      englishName
      subject
      hsCode
      unit
    }
  }

  fragment FormFieldTexts on FormField {
    label
    placeholder
    error
  }
`;
