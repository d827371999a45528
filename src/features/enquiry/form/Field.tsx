import { useId } from 'react';
import * as styles from './ContactForm.module.scss';
import type { EnquiryField } from './enquiry';

interface Props {
  name: EnquiryField;
  texts: { readonly label: string; readonly error: string | null };
  type?: 'text' | 'email' | 'tel';
  required?: boolean;
  multiline?: boolean;
  autoComplete?: string;
  invalid: boolean;
  readOnly: boolean;
}

/** A field of the contact form with its label and error message. */
export function Field({
  name,
  texts: { label, error },
  type = 'text',
  required = false,
  multiline = false,
  autoComplete,
  invalid,
  readOnly,
}: Props) {
  const id = useId();
  const errorId = `${id}error`;
  const shared = {
    id,
    name,
    required,
    autoComplete,
    readOnly,
    ...(invalid && { 'aria-invalid': true, 'aria-describedby': errorId }),
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} data-required={required}>
        {label}
      </label>
      {multiline ? (
        <textarea className="textarea" dir="auto" rows={6} {...shared} />
      ) : (
        <input className="input" type={type} dir={type === 'text' ? 'auto' : 'ltr'} {...shared} />
      )}
      {error && (
        <p id={errorId} className={styles.error} hidden={!invalid}>
          {error}
        </p>
      )}
    </div>
  );
}
