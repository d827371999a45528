import { graphql } from 'gatsby';
import { type KeyboardEvent, useId } from 'react';
import { NAMES } from '../ui/attributes';
import { Icon } from '../ui/Icon';
import { useInterpolate } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';
import * as styles from './ContactForm.module.scss';
import { changeList, type StoredItem } from './enquiry';
import { Field } from './Field';
import { type Item, isInvalid, MAX_QUANTITY, type useListInForm } from './useListInForm';

const INCOTERMS = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];

const INPUT = { ...NAMES, autoComplete: 'off' } as const;

interface RowProps {
  item: Item;
  texts: Queries.EnquiryListPanelFragment;
  hasError: boolean;
  onRemove: (row: Element | null) => void;
}

function ItemRow({ item: { path, to, name, quantity, unit }, texts, hasError, onRemove }: RowProps) {
  const interpolate = useInterpolate();
  const errorId = useId();
  const labelOf = (field: string) => interpolate(texts.fieldLabel, { field, item: name });
  const change = (values: Partial<StoredItem>) =>
    changeList((list) => ({
      ...list,
      items: list.items.map((item) => (item.path === path ? { ...item, ...values } : item)),
    }));
  return (
    <li className={`stack ${styles.row}`}>
      <TextLink to={to} className={styles.name}>
        {name}
      </TextLink>
      <Field
        {...INPUT}
        label={texts.quantity}
        aria-label={labelOf(texts.quantity)}
        maxLength={MAX_QUANTITY}
        value={quantity}
        onChange={({ target }) => change({ quantity: target.value })}
        {...(hasError && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      <Field
        label={texts.unit}
        aria-label={labelOf(texts.unit)}
        options={texts.units.map((each) => [each.unit, each.label])}
        value={unit}
        onChange={({ target }) => change({ unit: target.value })}
      />
      <button
        type="button"
        className={`icon-button ${styles.remove}`}
        aria-label={interpolate(texts.remove, { item: name })}
        onClick={({ currentTarget }) => onRemove(currentTarget.closest('li'))}
      >
        <Icon name="x" />
      </button>
      {hasError && (
        <p id={errorId} className={`is-wide is-small mt-1 ${styles.error}`}>
          {interpolate(texts.invalid, { item: name })}
        </p>
      )}
    </li>
  );
}

/** The visitor who presses Enter in an input may not have finished the list. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

interface Props {
  listInForm: ReturnType<typeof useListInForm>;
  texts: Queries.EnquiryListPanelFragment;
  sending: boolean;
  tried: boolean;
}

/** The enquiry list in the contact form. Its controls have no `name`, so the form posts only the text. */
export function EnquiryListPanel({ listInForm, texts, sending, tried }: Props) {
  const { list, items, text, note, headingRef, undoRef, remove, clear, undo } = listInForm;
  const titleId = useId();
  return (
    <div className={`is-wide ${styles.list}`}>
      <div role="status">
        {note && (
          <p className="cluster is-spaced">
            <span>{note.text}</span>{' '}
            {note.before && (
              <button ref={undoRef} type="button" className="text-button" onClick={undo}>
                {texts.undo}
              </button>
            )}
          </p>
        )}
      </div>
      {items.length > 0 && (
        <section className={styles.note} aria-labelledby={titleId} onKeyDown={keepFromSending}>
          <h4 id={titleId} ref={headingRef} tabIndex={-1} className="title is-4">
            {texts.title}
          </h4>
          <p className="mt-2">{texts.text}</p>
          <fieldset disabled={sending} className="stack my-3">
            <ul role="list">
              {items.map((item) => (
                <ItemRow
                  key={item.path}
                  item={item}
                  texts={texts}
                  hasError={tried && isInvalid(item)}
                  onRemove={(row) => remove(item, row)}
                />
              ))}
            </ul>
            <div className="split is-gap-2">
              <Field
                {...INPUT}
                label={texts.port}
                value={list.port}
                onChange={({ target }) => changeList((now) => ({ ...now, port: target.value }))}
              />
              <Field
                label={texts.incoterm}
                options={[['', texts.noIncoterm], ...INCOTERMS.map((rule) => [rule, rule] as const)]}
                value={list.incoterm}
                onChange={({ target }) => changeList((now) => ({ ...now, incoterm: target.value }))}
              />
            </div>
            <div className="cluster is-justify-content-space-between">
              <label className={`cluster is-align-items-center is-flex-wrap-nowrap ${styles.sample}`}>
                <input
                  type="checkbox"
                  checked={list.sample}
                  onChange={({ target }) => changeList((now) => ({ ...now, sample: target.checked }))}
                />{' '}
                {texts.sample}
              </label>
              <button type="button" className="text-button" onClick={clear}>
                {texts.clear}
              </button>
            </div>
          </fieldset>
          <p className="has-text-weight-medium mb-1">{texts.preview}</p>
          <p className="panel is-verbatim is-small p-3">{text}</p>
        </section>
      )}
    </div>
  );
}

export const query = graphql`
  fragment EnquiryListPanel on ContactPageFormList {
    title
    text
    quantity
    unit
    units { unit label }
    fieldLabel
    invalid
    remove
    removed
    cleared
    discontinued
    undo
    port
    incoterm
    noIncoterm
    sample
    clear
    preview
    subject
    subjectMore
    message
  }
`;
