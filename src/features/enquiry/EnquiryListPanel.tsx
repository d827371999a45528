import { graphql } from 'gatsby';
import { type KeyboardEvent, useId } from 'react';
import * as formStyles from './ContactForm.module.scss';
import { changeList } from './changeList';
import * as styles from './EnquiryListPanel.module.scss';
import { EnquiryListRow } from './EnquiryListRow';
import { INCOTERMS, type Incoterm } from './enquiryList';
import type { useListPanel } from './useListPanel';

interface Props extends ReturnType<typeof useListPanel> {
  copy: Queries.EnquiryListPanelFragment;
  /** While the enquiry is on its way, nothing can be changed. */
  sending: boolean;
  /** Whether the visitor has tried to send. */
  tried: boolean;
}

/** Enter in an input would send the form, though the visitor has only finished one of several entries. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/**
 * The enquiry list in the form: quantities, terms, and the text that will be sent. Its controls have no `name`: the form
 * posts the text alone, at the end of the message (docs/behaviour.md, "Enquiry list").
 */
export function EnquiryListPanel(props: Props) {
  const { copy, list, goods, text, note, sending, tried, panelRef, headingRef, remove, clear, undo } = props;
  const id = useId();
  return (
    <div ref={panelRef} className={styles.place}>
      <div role="status">
        {note && (
          <p className={styles.note}>
            <span>{note.text}</span>{' '}
            {note.before && (
              <button type="button" className="text-button" data-undo onClick={undo}>
                {copy.undo}
              </button>
            )}
          </p>
        )}
      </div>
      {goods.length > 0 && (
        <section className={styles.panel} aria-labelledby={`${id}title`} onKeyDown={keepFromSending}>
          <h4 id={`${id}title`} ref={headingRef} tabIndex={-1} className="title is-5">
            {copy.title}
          </h4>
          <p>{copy.text}</p>
          <fieldset disabled={sending}>
            <ul>
              {goods.map((one) => (
                <EnquiryListRow
                  key={one.path}
                  goods={one}
                  copy={copy}
                  tried={tried}
                  onRemove={() => remove(one)}
                />
              ))}
            </ul>
            <div className={styles.terms}>
              <div>
                <label className={formStyles.label} htmlFor={`${id}port`}>
                  {copy.port}
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
                <label className={formStyles.label} htmlFor={`${id}incoterm`}>
                  {copy.incoterm}
                </label>
                <select
                  id={`${id}incoterm`}
                  className={`input ${styles.select}`}
                  value={list.incoterm}
                  onChange={({ target }) =>
                    changeList((now) => ({ ...now, incoterm: target.value as Incoterm | '' }))
                  }
                >
                  <option value="">{copy.noIncoterm}</option>
                  {INCOTERMS.map((rule) => (
                    <option key={rule}>{rule}</option>
                  ))}
                </select>
              </div>
            </div>
            <label className={styles.sample}>
              <input
                type="checkbox"
                checked={list.sample}
                onChange={({ target }) => changeList((now) => ({ ...now, sample: target.checked }))}
              />{' '}
              {copy.sample}
            </label>
            <button type="button" className="text-button" onClick={clear}>
              {copy.clear}
            </button>
          </fieldset>
          <p className={formStyles.label}>{copy.preview}</p>
          <p className={styles.preview}>{text}</p>
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
    fieldOf
    wrong
    unclear
    remove
    removed
    cleared
    gone
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
