import { navigate } from 'gatsby';
import { type FormEvent, useId, useRef } from 'react';
import { CONTACT, isSamePage } from '../routes';
import { useLocalPath } from '../ui/site/language';
import { prefillState } from './enquiry';
import * as styles from './Newsletter.module.scss';

type Props = { texts: Queries.SiteDataQuery['navigation']['footer']['newsletter'] };

/**
 * The newsletter box. It sends nothing, but opens the contact form with the e-mail address filled in
 * (docs/behaviour.md, "Newsletter"). The input has no `name`, so the address never becomes part of a URL.
 */
export function Newsletter({ texts }: Props) {
  const id = useId();
  const contact = useLocalPath()(CONTACT);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const state = prefillState({ email: input.current?.value ?? '', subject: texts.subject });
    // Add no history entry if the visitor is already on the contact page.
    navigate(contact, { state, replace: isSamePage(window.location.pathname, contact) });
  };
  return (
    <form className={`is-tight stack ${styles.newsletter}`} action={contact} onSubmit={submit}>
      <div>
        <h2 className="title is-5">{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      <div>
        <label htmlFor={id} className="is-block mb-1">
          {texts.inputLabel}
        </label>
        <div className="cluster">
          <input ref={input} id={id} className="input" type="text" dir="ltr" autoComplete="email" />
          <button type="submit" className="button is-primary">
            {texts.submit}
          </button>
        </div>
      </div>
    </form>
  );
}
