import { type ChangeEvent, type ComponentProps, useId } from 'react';
import { NAMES } from '../ui/attributes';
import * as styles from './ContactForm.module.scss';

interface Props extends Pick<ComponentProps<'input'>, 'aria-label' | 'aria-invalid' | 'aria-describedby'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Makes the control a `select`. */
  options?: readonly (readonly [value: string, text: string])[];
  maxLength?: number;
}

export function Control({ label, onChange, options, maxLength, ...attributes }: Props) {
  const id = useId();
  const shared = {
    ...attributes,
    id,
    className: 'input',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(target.value),
  };
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {options ? (
        <select {...shared}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} {...NAMES} type="text" dir="auto" autoComplete="off" maxLength={maxLength} />
      )}
    </div>
  );
}
