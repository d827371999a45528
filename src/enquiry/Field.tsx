import { type AllHTMLAttributes, type ChangeEventHandler, useId } from 'react';
import * as styles from './ContactForm.module.scss';

interface Props extends AllHTMLAttributes<HTMLElement> {
  label: string;
  type?: 'text' | 'email' | 'tel';
  /** Makes the control a `textarea`. */
  multiline?: boolean;
  /** Makes the control a `select`. */
  options?: readonly (readonly [value: string, text: string])[];
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
  invalid?: boolean;
  /** Shown while the field is invalid. */
  error?: string | null;
}

/** A form control with its label and its error message. */
export function Field({ label, type = 'text', multiline, options, invalid, error, ...attributes }: Props) {
  const id = useId();
  const errorId = `${id}error`;
  const shared = {
    ...attributes,
    id,
    ...(invalid && { 'aria-invalid': true, 'aria-describedby': errorId }),
  };
  return (
    <div>
      <label
        className="is-block has-text-weight-medium mb-1"
        htmlFor={id}
        data-required={attributes.required}
      >
        {label}
      </label>
      {multiline ? (
        <textarea className="textarea" dir="auto" rows={6} {...shared} />
      ) : options ? (
        <select className="input" {...shared}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input className="input" type={type} dir={type === 'text' ? 'auto' : 'ltr'} {...shared} />
      )}
      {error && (
        <p id={errorId} className={`is-small mt-1 ${styles.error}`} hidden={!invalid}>
          {error}
        </p>
      )}
    </div>
  );
}
