import { graphql } from 'gatsby';
import { type KeyboardEvent, useId } from 'react';
import * as styles from './ContactForm.module.scss';
import { changeList } from './changeList';
import { type EnquiryList, INCOTERMS, type StoredItem } from './enquiryList';
import { ItemRow } from './ItemRow';
import type { Item } from './listText';
import { useListPanel } from './useListPanel';

interface Props {
  list: EnquiryList;
  items: readonly Item[];
  discontinued: readonly StoredItem[];
  text: string;
  texts: Queries.EnquiryListPanelFragment;
  state: unknown;
  sending: boolean;
  /** Whether the visitor has tried to send. */
  tried: boolean;
}

/** Keeps the Enter key in an input from submitting the form, because the visitor may not have finished the list. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/**
 * The enquiry list in the contact form (docs/behaviour.md, "Enquiry list"). Its controls have no `name`, so the form
 * posts only the text.
 */
export function EnquiryListPanel({ list, items, discontinued, text, texts, state, sending, tried }: Props) {
  const { note, headingRef, undoRef, remove, clear, undo } = useListPanel({
    list,
    discontinued,
    texts,
    state,
  });
  const id = useId();
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
        <section className={styles.note} aria-labelledby={`${id}title`} onKeyDown={keepFromSending}>
          <h4 id={`${id}title`} ref={headingRef} tabIndex={-1} className="title is-5">
            {texts.title}
          </h4>
          <p>{texts.text}</p>
          <fieldset disabled={sending} className="stack my-3">
            <ul>
              {items.map((item) => (
                <ItemRow
                  key={item.path}
                  item={item}
                  texts={texts}
                  tried={tried}
                  onRemove={(row) => remove(item, row)}
                />
              ))}
            </ul>
            <div className={styles.terms}>
              <div>
                <label className={styles.label} htmlFor={`${id}port`}>
                  {texts.port}
                </label>
                <input
                  id={`${id}port`}
                  className="input"
                  type="text"
                  dir="auto"
                  autoComplete="off"
                  value={list.port}
                  onChange={({ target }) => changeList((now) => ({ ...now, port: target.value }))}
                />
              </div>
              <div>
                <label className={styles.label} htmlFor={`${id}incoterm`}>
                  {texts.incoterm}
                </label>
                <select
                  id={`${id}incoterm`}
                  className="input"
                  value={list.incoterm}
                  onChange={({ target }) => changeList((now) => ({ ...now, incoterm: target.value }))}
                >
                  <option value="">{texts.noIncoterm}</option>
                  {INCOTERMS.map((rule) => (
                    <option key={rule}>{rule}</option>
                  ))}
                </select>
              </div>
            </div>
            <div className="cluster is-justify-content-space-between">
              <label className={`cluster ${styles.sample}`}>
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
          <p className={styles.label}>{texts.preview}</p>
          <p className={`is-verbatim ${styles.preview}`}>{text}</p>
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
    units {
      t
      kg
      m
      pieces
      container20
      container40
    }
    fieldLabel
    invalid
    ambiguous
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
