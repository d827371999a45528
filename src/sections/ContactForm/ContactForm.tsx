import { graphql } from 'gatsby';
import { useId, useRef } from 'react';
import { fillIn } from '../../components/fillIn';
import { useEnquiryPrefill } from '../../hooks/useEnquiryPrefill';
import { useFrame } from '../../hooks/useFrame';
import { THANK_YOU } from '../../routes';

interface FieldProps {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'tel';
  required?: boolean;
  multiline?: boolean;
  autoComplete?: string;
}

function Field({
  label,
  name,
  type = 'text',
  required = false,
  multiline = false,
  autoComplete,
}: FieldProps) {
  const id = useId();
  const shared = { id, name, required, autoComplete };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {multiline ? (
        <textarea className="textarea" {...shared} />
      ) : (
        <input className="input" type={type} {...shared} />
      )}
    </div>
  );
}

interface Props {
  copy: Queries.ContactFormFragment['form'];
  /** The navigation state of the page; other pages hand over what they know of the enquiry in it. */
  state?: unknown;
}

/**
 * The enquiry form. It posts to the forwarding service by itself (specification, section 7), and without
 * scripts that service leads back to the page of thanks.
 */
export function ContactForm({ copy, state }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEnquiryPrefill(form, state);
  const { productName, siteUrl, email, enquiry } = useFrame().site;
  return (
    <form ref={form} action={`${enquiry.serviceUrl}/${email}`} method="post" encType="multipart/form-data">
      <h2 className="title is-3">{copy.title}</h2>
      <input type="hidden" name="_subject" value={fillIn(copy.mailSubject, { product: productName })} />
      <input type="hidden" name="_template" value="table" />
      <input type="hidden" name="_captcha" value="false" />
      <noscript>
        <input type="hidden" name="_next" value={siteUrl + THANK_YOU} />
      </noscript>
      <Field label={copy.name.label} name="name" autoComplete="name" required />
      <Field label={copy.email.label} name="email" type="email" autoComplete="email" required />
      <Field label={copy.phone.label} name="phone" type="tel" autoComplete="tel" />
      <Field label={copy.subject.label} name="subject" required />
      <Field label={copy.message.label} name="message" multiline required />
      <p className="field">{fillIn(copy.privacy, { service: enquiry.serviceName })}</p>
      <button type="submit" className="button is-primary">
        {copy.submit}
      </button>
    </form>
  );
}

export const query = graphql`
  fragment ContactForm on ContactPage {
    form {
      title
      name {
        label
      }
      email {
        label
      }
      phone {
        label
      }
      subject {
        label
      }
      message {
        label
      }
      submit
      privacy
      mailSubject
    }
  }
`;
