import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { interpolate } from '../../components/interpolate';
import { TextLink } from '../../components/TextLink/TextLink';
import * as formStyles from './ContactForm.module.scss';
import { changeEntry } from './changeList';
import * as styles from './EnquiryListPanel.module.scss';
import { UNITS, type Unit } from './enquiryList';
import type { ListedGoods } from './listText';
import { isUnfinished, readQuantity } from './quantity';

interface Props {
  goods: ListedGoods;
  copy: Queries.EnquiryListPanelFragment;
  /** Whether the visitor has tried to send, after which every problem is told. */
  tried: boolean;
  onRemove: () => void;
}

/** An entry of the enquiry list. A quantity that cannot be sent makes its input invalid, so that the form holds it back. */
export function EnquiryListRow({ goods: { path, name, quantity, unit }, copy, tried, onRemove }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const read = readQuantity(quantity);
  const problem = 'problem' in read ? interpolate(copy[read.problem], { item: name, ...read }) : '';
  useEffect(() => input.current?.setCustomValidity(problem), [problem]);
  const isTold = problem !== '' && (tried || !isUnfinished(quantity));
  const labelled = (field: string) => interpolate(copy.fieldOf, { field, item: name });
  return (
    <li className={styles.row}>
      <TextLink to={path} className={styles.name}>
        {name}
      </TextLink>
      <div className={styles.quantity}>
        <label className={formStyles.label} htmlFor={`${id}quantity`}>
          {copy.quantity}
        </label>
        <input
          ref={input}
          id={`${id}quantity`}
          className="input"
          type="text"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          aria-label={labelled(copy.quantity)}
          value={quantity}
          onChange={({ target }) => changeEntry(path, { quantity: target.value })}
          {...(isTold && { 'aria-invalid': true, 'aria-describedby': `${id}problem` })}
        />
      </div>
      <div className={styles.unit}>
        <label className={formStyles.label} htmlFor={`${id}unit`}>
          {copy.unit}
        </label>
        <select
          id={`${id}unit`}
          className={`input ${styles.select}`}
          aria-label={labelled(copy.unit)}
          value={unit}
          onChange={({ target }) => changeEntry(path, { unit: target.value as Unit })}
        >
          {UNITS.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className={`icon-button ${styles.remove}`}
        aria-label={interpolate(copy.remove, { item: name })}
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
      {isTold && (
        <p id={`${id}problem`} className={`${formStyles.error} ${styles.problem}`}>
          {problem}
        </p>
      )}
    </li>
  );
}
