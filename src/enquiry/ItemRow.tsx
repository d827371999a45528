import { useId } from 'react';
import { Icon } from '../ui/Icon';
import { useInterpolate } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';
import * as styles from './ContactForm.module.scss';
import { changeItem } from './changeList';
import { UNITS } from './enquiryList';
import type { Item } from './listText';

type Texts = Queries.EnquiryListPanelFragment;

interface Props {
  item: Item;
  texts: Texts;
  tried: boolean;
  onRemove: (row: Element | null) => void;
}

/** Returns the error message of a quantity, but none for an unfinished one before the visitor tries to send. */
function useError({ name, amount }: Item, texts: Texts, tried: boolean) {
  const interpolate = useInterpolate();
  if (!('problem' in amount)) return undefined;
  if (amount.problem === 'ambiguous') return interpolate(texts.ambiguous, { ...amount, item: name });
  return tried || !amount.isUnfinished ? interpolate(texts.invalid, { item: name }) : undefined;
}

export function ItemRow({ item, texts, tried, onRemove }: Props) {
  const interpolate = useInterpolate();
  const { path, name, quantity, unit } = item;
  const id = useId();
  const error = useError(item, texts, tried);
  const labelOf = (field: string) => interpolate(texts.fieldLabel, { field, item: name });
  return (
    <li className={styles.row}>
      <TextLink to={path} className={styles.name}>
        {name}
      </TextLink>
      <div>
        <label className={styles.label} htmlFor={`${id}quantity`}>
          {texts.quantity}
        </label>
        <input
          id={`${id}quantity`}
          className="input"
          type="text"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          aria-label={labelOf(texts.quantity)}
          value={quantity}
          onChange={({ target }) => changeItem(path, { quantity: target.value })}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}error` })}
        />
      </div>
      <div className={styles.unit}>
        <label className={styles.label} htmlFor={`${id}unit`}>
          {texts.unit}
        </label>
        <select
          id={`${id}unit`}
          className="input"
          aria-label={labelOf(texts.unit)}
          value={unit}
          onChange={({ target }) => changeItem(path, { unit: target.value })}
        >
          {Object.entries(UNITS).map(([option, text]) => (
            <option key={option} value={option}>
              {texts.units[text]}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className={`icon-button ${styles.remove}`}
        aria-label={interpolate(texts.remove, { item: name })}
        onClick={({ currentTarget }) => onRemove(currentTarget.closest('li'))}
      >
        <Icon name="x" />
      </button>
      {error && (
        <p id={`${id}error`} className={`is-wide ${styles.error}`}>
          {error}
        </p>
      )}
    </li>
  );
}
