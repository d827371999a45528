import { useId } from 'react';
import * as styles from './ContactForm.module.scss';
import type { EnquiryField } from './enquiry';

interface Props {
  name: EnquiryField;
  texts: { readonly label: string; readonly placeholder: string | null; readonly error: string | null };
  type?: 'text' | 'email' | 'tel';
  required?: boolean;
  multiline?: boolean;
  autoComplete?: string;
  invalid: boolean;
  readOnly: boolean;
}

/** A field of the contact form with its label and error message. */
export function Field({ texts, type = 'text', multiline = false, invalid, ...attributes }: Props) {
  const id = useId();
  const errorId = `${id}error`;
  const shared = {
    ...attributes,
    id,
    placeholder: texts.placeholder ?? undefined,
    ...(invalid && { 'aria-invalid': true, 'aria-describedby': errorId }),
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} data-required={attributes.required ?? false}>
        {texts.label}
      </label>
      {multiline ? (
        <textarea className="textarea" dir="auto" rows={6} {...shared} />
      ) : (
        <input className="input" type={type} dir={type === 'text' ? 'auto' : 'ltr'} {...shared} />
      )}
      {texts.error && (
        <p id={errorId} className={styles.error} hidden={!invalid}>
          {texts.error}
        </p>
      )}
    </div>
  );
}
